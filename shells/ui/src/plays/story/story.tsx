// Knows how a branching story is played: a scene, its choices, and the scenes passed so far.
import { Trans } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../button/button.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { PartSound } from "../common/shown/files.tsx";
import { Choices } from "./choices.tsx";
import { Journal } from "./journal.tsx";
import { Stage } from "./stage.tsx";
import * as styles from "./story.css.ts";
import { storyWords } from "./words.ts";

export function Story(props: GameViewProps<"ACADEMIZ_STORY">) {
  const { game, onAnswer, onSubmit } = props;
  const { scene, choices, ending, path, journal, points, isDone, hasChanged, canSubmit } = game;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = path.length;
  const former = useRef(place);
  // After a choice the focus moves to the beginning of the next scene.
  useEffect(() => {
    if (former.current === place) return;
    former.current = place;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [place]);
  // Reaching an ending submits the game.
  useEffect(() => {
    if (canSubmit) onSubmit();
  }, [canSubmit, onSubmit]);
  const go = (steps: readonly string[]) => onAnswer({ answers: { path: steps } });
  const isLast = ending !== null;
  const canGoBack = game.mayGoBack && place > 0 && !isDone;
  return (
    <GameCard {...props} words={storyWords} isQuiet end={{ submit: null, missing: null }}>
      {/* The choices of a review are not played, and lead nowhere. */}
      {!hasChanged && (
        <div className={styles.story}>
          <Stage scene={scene} />
          <div className={styles.said}>
            <h3 ref={heading} tabIndex={-1} className={scene.title ? styles.title : styles.untitled}>
              {isLast && (
                <span className={styles.mark({ isFailed: ending.isFailed })}>
                  {ending.isFailed ? <Trans>A bad end</Trans> : <Trans>The end</Trans>}
                </span>
              )}
              {scene.title || (!isLast && <Trans>Scene {place + 1}</Trans>)}
            </h3>
            <p className={styles.text}>{scene.text}</p>
            {scene.sound && <PartSound key={scene.slug} sound={scene.sound} />}
          </div>
          {choices.length > 0 && !isDone && <Choices choices={choices} onChoose={(slug) => go([...path, slug])} />}
          {(canGoBack || points !== null) && (
            <div className={styles.foot}>
              {canGoBack && (
                <Button size="small" icon={<Undo2 size={16} aria-hidden />} onClick={() => go(path.slice(0, -1))}>
                  <Trans>Take my last choice back</Trans>
                </Button>
              )}
              {points !== null && (
                <p className={styles.points}>
                  <Trans>Points: {points}</Trans>
                </p>
              )}
            </div>
          )}
          {journal.length > 0 && <Journal passed={journal} />}
        </div>
      )}
    </GameCard>
  );
}
