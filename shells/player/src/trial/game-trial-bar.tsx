// Knows the bar above a game that is tried beside its editor: that nothing is kept, and how to begin again.
import { type GamePlayerContext, type GamePlayerEvent, tryGame } from "@academiz/application/game-player";
import type { TriedDraft } from "@academiz/domain/products";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { TrialBar } from "./trial-bar.tsx";
import { describeDraft } from "./unkept-ports.ts";

export interface GameTrialBarProps {
  readonly context: GamePlayerContext;
  readonly send: (event: GamePlayerEvent) => void;
  readonly draft: TriedDraft;
  /** Called when the game is there; the function that it answers is called when it goes. */
  readonly onPlaying: () => () => void;
  readonly onAnew: () => void;
}

export function GameTrialBar({ context, send, draft, onPlaying, onAnew }: GameTrialBarProps) {
  const followed = useRef(draft);
  const follow = useEffectEvent((next: TriedDraft) => {
    const as = tryGame(context, describeDraft(next));
    if (as) send({ type: "game.renewed", as });
    else onAnew();
  });
  useEffect(() => {
    if (followed.current === draft) return;
    followed.current = draft;
    follow(draft);
  }, [draft]);
  useEffect(onPlaying, [onPlaying]);
  return (
    <TrialBar
      actions={
        <Button size="small" icon={<RotateCcw size={16} aria-hidden />} onClick={onAnew}>
          <Trans>Start again</Trans>
        </Button>
      }
    >
      <Trans>Your draft, as learners will see it. Nothing is stored.</Trans>
    </TrialBar>
  );
}
