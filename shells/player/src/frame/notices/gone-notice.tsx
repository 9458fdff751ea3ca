// Knows what a learner reads who comes back to a course whose author has taken away pages that they had begun.
import { Button, bringWords } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { FileX } from "lucide-react";
import { useState } from "react";
import { lateWords } from "../../late/late-words.ts";
import { NoticeBar } from "./notice-bar.tsx";

function GoneNotice({ count }: { readonly count: number }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <NoticeBar
      tone="plain"
      icon={<FileX size={20} aria-hidden />}
      action={
        <Button size="small" onClick={() => setRead(true)}>
          <Trans>Understood</Trans>
        </Button>
      }
    >
      <Trans>This course has changed since you were last here.</Trans>{" "}
      <Plural
        value={count}
        one="# page that you had begun is no longer in it; what you did in the others is kept."
        other="# pages that you had begun are no longer in it; what you did in the others is kept."
      />
    </NoticeBar>
  );
}

export function openGoneNotice(): typeof GoneNotice {
  bringWords(lateWords);
  return GoneNotice;
}
