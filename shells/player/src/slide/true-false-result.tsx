// Knows what a true/false game says once it is judged: the score, what it still has to bring, and another try.
import type { InteractivityView } from "@academiz/application/learniz-player";
import { Button, ScoreMark } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { AttemptsLeft } from "./attempts-left.tsx";
import { DemandWords } from "./demand-words.tsx";
import * as styles from "./true-false.css.ts";

type TrueFalseView = Extract<InteractivityView, { kind: "true-false" }>;

export interface TrueFalseResultProps {
  readonly game: TrueFalseView;
  readonly onRetry: () => void;
}

export function TrueFalseResult({ game, onRetry }: TrueFalseResultProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The result is what was asked for: whoever reads by ear hears it first.
  useEffect(() => heading.current?.focus(), []);
  const right = game.statements.filter((statement) => statement.isRight).length;
  const { length } = game.statements;
  const { demands, isMissed, isPassed } = game;
  const isGood = isPassed || (!isMissed && right * 2 > length);
  return (
    <footer className={styles.result({ isGood })}>
      <div>
        <p ref={heading} tabIndex={-1} className={styles.score}>
          <Plural value={right} one={`# right answer out of ${length}`} other={`# right answers out of ${length}`} />
          {game.mark && (
            <>
              {"\u00a0· "}
              <ScoreMark score={game.mark} />
            </>
          )}
        </p>
        {demands.map((demand) => !demand.isOpen && <DemandWords key={demand.kind} demand={demand} />)}
        <p className={styles.note}>
          {isMissed ? (
            game.canRetry ? (
              <Trans>Not enough yet. Read the explanations, then try again.</Trans>
            ) : (
              <Trans>Not enough this time. The explanations tell what to keep in mind.</Trans>
            )
          ) : right === length ? (
            <Trans>Perfect.</Trans>
          ) : isPassed ? (
            <Trans>Passed. The explanations tell what to keep in mind.</Trans>
          ) : isGood ? (
            <Trans>Well done. The explanations tell what to keep in mind.</Trans>
          ) : game.canRetry && demands.length === 0 ? (
            <Trans>Now you know more: read the explanations, and try again if you like.</Trans>
          ) : (
            <Trans>Now you know more: the explanations tell what to keep in mind.</Trans>
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
