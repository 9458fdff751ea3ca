// Knows how a learner reads the result of an attempt, what it lacks, and whether to try again.
import type { PlayedView } from "@academiz/domain/games";
import { Plural, Trans } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../button/button.tsx";
import { ScoreMark } from "../../mark/score-mark.tsx";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import { AttemptsLeft } from "./attempts-left.tsx";
import { DemandWords } from "./demand-words.tsx";
import * as styles from "./game.css.ts";

export interface GameResultProps {
  readonly game: PlayedView;
  /** It comes without being asked for: the focus stays where it is. */
  readonly isQuiet: boolean;
  readonly onRetry: () => void;
}

export function GameResult({ game, isQuiet, onRetry }: GameResultProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The learner asked for the result: a screen reader reads it first.
  useEffect(() => {
    if (!isQuiet) heading.current?.focus();
  }, [isQuiet]);
  const { rightCount: right, judgedCount: length, partlyCount: partly } = game;
  const { demands, isMissed, isPassed } = game;
  const isFree = length === 0;
  const isGood = isPassed || (!isMissed && ((game.score ?? (isFree ? 100 : 0)) > 50 || game.hasChanged));
  return (
    <footer className={styles.result({ isGood })}>
      <div>
        <p ref={heading} tabIndex={-1} role={isQuiet ? "status" : undefined} className={styles.score}>
          {game.hasChanged ? (
            <Trans>This game has changed since you played it.</Trans>
          ) : isFree ? (
            isMissed ? (
              <Trans>It did not end well.</Trans>
            ) : (
              <Trans>Done.</Trans>
            )
          ) : (
            <>
              <Plural
                value={right}
                one={`# right answer out of ${length}`}
                other={`# right answers out of ${length}`}
              />
              {partly > 0 && <Plural value={partly} one=", # in part" other=", # in part" />}
            </>
          )}
          {game.mark && (
            <>
              <VisuallyHidden>{"\u00a0· "}</VisuallyHidden>
              <span>
                <ScoreMark score={game.mark} />
              </span>
            </>
          )}
        </p>
        {game.isSinglePoint && game.score === 0 && right > 0 && (
          <p className={styles.note}>
            <Trans>It counts only when all of it is right.</Trans>
          </p>
        )}
        {demands.map((demand) => !demand.isOpen && <DemandWords key={demand.kind} demand={demand} />)}
        <p className={styles.note}>
          {game.hasChanged ? (
            <Trans>Your result stays.</Trans>
          ) : game.wasPassed ? (
            <Trans>Not enough this time. An attempt that was enough is what counts: nothing is lost.</Trans>
          ) : isFree ? (
            isMissed && game.canRetry && <Trans>Try another way.</Trans>
          ) : isMissed ? (
            game.canRetry ? (
              <Trans>Not enough yet. Look at the right answers, then try again.</Trans>
            ) : (
              <Trans>Not enough this time. The right answers are shown above.</Trans>
            )
          ) : right === length ? (
            <Trans>Perfect.</Trans>
          ) : isPassed ? (
            <Trans>Passed. The right answers are shown above.</Trans>
          ) : isGood ? (
            <Trans>Well done. The right answers are shown above.</Trans>
          ) : game.canRetry && demands.length === 0 ? (
            <Trans>Now you know more: look at the right answers, and try again if you like.</Trans>
          ) : (
            <Trans>Now you know more: the right answers are shown above.</Trans>
          )}
          {game.attemptsLeft !== null && (
            <>
              {" "}
              <AttemptsLeft count={game.attemptsLeft} />
            </>
          )}
        </p>
      </div>
      {game.canRetry && (
        <Button icon={<RotateCw size={20} aria-hidden />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </footer>
  );
}
