// Knows an attachment that is opened on the platform: its ports, its words, and where leaving it leads.
import { bringWords, useWayOut } from "@academiz/ui";
import { useMemo } from "react";
import { AttachmentPage } from "./attachment/attachment-page.tsx";
import { composeAttachment } from "./compose-attachment.ts";
import { lateWords } from "./late/late-words.ts";
import { leadTo } from "./lead-to.ts";
import type { PlayProps } from "./play-props.ts";
import { useVisit } from "./use-visit.ts";

export function openAttachment(): typeof PlayAttachment {
  bringWords(lateWords);
  return PlayAttachment;
}

function PlayAttachment({ platform, slug, identifier }: PlayProps) {
  const input = useMemo(
    () => ({ ports: composeAttachment(platform.ground, slug, identifier), ...platform.readSession("attachment") }),
    [platform, slug, identifier],
  );
  useVisit(platform, "attachment", slug);
  const { leave, waiting } = useWayOut();
  return (
    <>
      <AttachmentPage
        input={input}
        onLeave={(returnUrl) => leave(leadTo(platform.returnUrl ?? returnUrl, platform.isKept))}
      />
      {waiting}
    </>
  );
}
