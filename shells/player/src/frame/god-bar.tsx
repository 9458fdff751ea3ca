// Knows how it is shown that the rules are off and nothing is kept (§6.16, §4.80), and the way out of that.
import { Button, bringWords } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { LockOpen } from "lucide-react";
import { lateWords } from "../late/late-words.ts";
import { NoticeBar } from "./notices/notice-bar.tsx";

function GodBar({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <NoticeBar
      tone="warning"
      icon={<LockOpen size={20} aria-hidden />}
      action={
        <Button size="small" onClick={onLeave}>
          <Trans>Leave this mode</Trans>
        </Button>
      }
    >
      <Trans>
        God mode: every page is open, and nothing is kept. Whoever leaves it is back where they were before.
      </Trans>
    </NoticeBar>
  );
}

export function openGodBar(): typeof GodBar {
  bringWords(lateWords);
  return GodBar;
}
