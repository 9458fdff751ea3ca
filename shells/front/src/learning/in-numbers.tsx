// Knows what a learner has reached in numbers, all products together (§7.16).
import type { ProfileStats } from "@academiz/application/ports";
import { speakScore } from "@academiz/domain/scoring";
import { Duration, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trophy } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./learning.css.ts";

export interface InNumbersProps {
  readonly stats: ProfileStats;
  readonly markType: string;
}

export function InNumbers({ stats: { underWay, completed, time, averageScore, trophies }, markType }: InNumbersProps) {
  const { t } = useLingui();
  return (
    <dl className={styles.numbers} aria-label={t`In numbers`}>
      <Figure name={<Trans>Completed</Trans>}>{completed}</Figure>
      <Figure name={<Trans>In progress</Trans>}>{underWay}</Figure>
      <Figure name={<Trans>Time spent</Trans>}>{time === 0 ? "–" : <Duration seconds={time} />}</Figure>
      <Figure name={<Trans>Average result</Trans>}>
        {averageScore === null ? "–" : <ScoreMark score={speakScore(averageScore, markType)} />}
      </Figure>
      <Figure name={<Trans>Trophies</Trans>}>
        <span className={styles.trophies}>
          <Cup count={trophies.gold} name={<Trans>gold</Trans>} />
          <Cup count={trophies.silver} name={<Trans>silver</Trans>} />
          <Cup count={trophies.bronze} name={<Trans>bronze</Trans>} />
        </span>
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.figureValue}>{children}</dd>
    </div>
  );
}

interface CupProps {
  readonly count: number;
  readonly name: ReactNode;
}

/** The metal is named in words too, since colours cannot tell metals apart. */
const Cup = ({ count, name }: CupProps) => (
  <span className={styles.cup}>
    <Trophy size={20} aria-hidden />
    {count}
    <span className={styles.cupName}>{name}</span>
  </span>
);
