// Knows a smart sequence that is played on the platform: its ports, words and address, and where leaving it leads.
import { bringWords, useWayOut } from "@academiz/ui";
import { useMemo } from "react";
import { composeSequence } from "./compose-sequence.ts";
import { readPart } from "./entry/read-place.ts";
import { lateWords } from "./late/late-words.ts";
import { leadTo } from "./lead-to.ts";
import type { PlayProps } from "./play-props.ts";
import { SequencePage } from "./sequence/sequence-page.tsx";
import { useVisit } from "./use-visit.ts";

export function openSequence(): typeof PlaySequence {
  bringWords(lateWords);
  return PlaySequence;
}

/** §4.156 The go that the address names; null: none. */
function readAttempt(): string | null {
  const [, , , , attempt = ""] = location.pathname.split("/");
  return attempt === "" ? null : readPart(attempt);
}

function PlaySequence({ platform, slug, identifier }: PlayProps) {
  const input = useMemo(
    () => ({
      ports: composeSequence(platform.ground, slug, identifier),
      attempt: readAttempt(),
      ...platform.readSession("smart-sequence"),
    }),
    [platform, slug, identifier],
  );
  const place = useMemo(
    () => ({
      read: readAttempt,
      show(attempt: string | null) {
        if (readAttempt() === attempt) return;
        const address = `/play/smart-sequence/${encodeURIComponent(slug)}`;
        history.pushState(null, "", attempt === null ? address : `${address}/${encodeURIComponent(attempt)}`);
      },
    }),
    [slug],
  );
  useVisit(platform, "smart-sequence", slug);
  const { leave, waiting } = useWayOut();
  return (
    <>
      <SequencePage
        input={input}
        place={place}
        onLeave={(returnUrl) => leave(leadTo(platform.returnUrl ?? returnUrl, platform.isKept))}
      />
      {waiting}
    </>
  );
}
