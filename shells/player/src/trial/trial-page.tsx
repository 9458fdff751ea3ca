// Knows a draft that is tried, in the player of its type; it begins anew where the player cannot follow a change.
import { useEffect, useMemo, useRef, useState } from "react";
import { GamePage } from "../game/game-page.tsx";
import { PlayerPage } from "../player-page.tsx";
import { CourseTrialBar } from "./course-trial-bar.tsx";
import { GameTrialBar } from "./game-trial-bar.tsx";
import { type TrialLine, useTriedDraft } from "./trial-line.ts";
import { createUnkeptPorts } from "./unkept-ports.ts";

export function TrialPage({ line }: { readonly line: TrialLine }) {
  const draft = useTriedDraft(line);
  const { begun, beginAnew, onPlaying } = useBeginnings(draft);
  const input = useMemo(() => {
    const { at, mode = "PREVIEW" } = line.read();
    const ports = createUnkeptPorts(line.read);
    return { ports, mode, enforcesRules: false, ...(at !== null && { startSlug: at }) } as const;
  }, [line, begun]);
  return draft.kind === "game" ? (
    <GamePage
      key={begun}
      input={input}
      renderBar={(props) => <GameTrialBar {...props} draft={draft} onPlaying={onPlaying} onAnew={beginAnew} />}
    />
  ) : (
    <PlayerPage
      key={begun}
      input={input}
      notes={null}
      renderPreviewBar={(props) => <CourseTrialBar {...props} draft={draft} onPlaying={onPlaying} />}
    />
  );
}

/**
 * Counts how often it began; the player follows the draft by itself, and a draft that could not be opened is opened
 * again.
 */
function useBeginnings(draft: unknown) {
  const [begun, setBegun] = useState(0);
  const isPlaying = useRef(false);
  const [actions] = useState(() => ({
    beginAnew: () => setBegun((times) => times + 1),
    onPlaying: () => {
      isPlaying.current = true;
      return () => {
        isPlaying.current = false;
      };
    },
  }));
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && !isPlaying.current) actions.beginAnew();
    isFirst.current = false;
  }, [draft, actions]);
  return { begun, ...actions };
}
