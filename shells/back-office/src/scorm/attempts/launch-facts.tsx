// Knows the facts of an attempt: its result, its date and its duration.
import type { LaunchDetails } from "@academiz/application/ports";
import { Duration, When } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import * as styles from "../common/scorm.css.ts";
import { StandingWords } from "./standing-words.tsx";

export interface LaunchFactsProps {
  readonly details: LaunchDetails;
  /** The required score of the package, 0–100. */
  readonly asked: number | null;
}

export function LaunchFacts({ details, asked }: LaunchFactsProps) {
  const { t } = useLingui();
  const { time, startedAt, endedAt } = details;
  return (
    <dl className={styles.facts}>
      <dt>{t`Result`}</dt>
      <dd>
        <StandingWords told={details} asked={asked} />
      </dd>
      <dt>{t`Time`}</dt>
      <dd>
        <Duration seconds={time} />
      </dd>
      <dt>{t`Started`}</dt>
      <dd>
        <When at={startedAt} />
      </dd>
      <dt>{t`Left`}</dt>
      <dd>{endedAt === null ? "–" : <When at={endedAt} />}</dd>
    </dl>
  );
}
