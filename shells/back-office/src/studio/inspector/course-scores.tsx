// Knows which attempts at the games of a course count, and which trophies the course gives (§3.119, §9.10, §9.17).
import { changeScores } from "@academiz/domain/editing";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLearniz, useStudio } from "../common/studio-context.ts";
import { StrategyField } from "../forms/rules/strategy-field.tsx";
import { TrophyFields } from "../forms/rules/trophy-fields.tsx";
import * as styles from "./inspector.css.ts";

export function CourseScores() {
  const { t } = useLingui();
  const { gameParams } = useLearniz().params;
  const { change } = useStudio();
  return (
    <section className={styles.group} data-settings="scores">
      <h2 className={styles.heading}>
        <Trans>Scores and trophies</Trans>
      </h2>
      <StrategyField
        label={t`Which attempt counts`}
        help={t`For games of this course that do not say it themselves.`}
        strategy={gameParams?.scoreStrategy}
        unsaid={t`As everywhere in your organisation`}
        onChange={(scoreStrategy) => change("strategy", (own) => changeScores(own, { scoreStrategy }))}
      />
      <TrophyFields
        trophies={gameParams?.trophies}
        onChange={(trophies) => change("trophies", (own) => changeScores(own, { trophies }))}
      />
    </section>
  );
}
