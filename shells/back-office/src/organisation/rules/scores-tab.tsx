// Knows the rules that an administrator sets for everybody: attempts, scores, the time zone of mails, signing dates.
import type { ClientRules } from "@academiz/application/ports";
import { formatMark, MARK_TYPES, SCORE_STRATEGIES } from "@academiz/domain/scoring";
import { Card, Combobox, Field, ScoreMark, Select } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import * as styles from "../organisation.css.ts";
import { RulesTab } from "./rules-tab.tsx";
import { Signing } from "./signing.tsx";

/** A score that each kind of mark shows differently. */
const EXAMPLE = 85;
/** New games have no setting of their own. */
const UNSAID = "UNSAID";
type GameChoice = NonNullable<ClientRules["gameStrategy"]> | typeof UNSAID;

export function ScoresTab() {
  return (
    <RulesTab missing={<Trans>How scores count could not be loaded</Trans>}>
      {(rules, isSaving, change) => (
        <>
          <Scores rules={rules} isSaving={isSaving} change={change} />
          <Clock rules={rules} isSaving={isSaving} change={change} />
          <Signing signing={rules.signing} isSaving={isSaving} change={(signing) => change({ signing })} />
        </>
      )}
    </RulesTab>
  );
}

interface PartProps {
  readonly rules: ClientRules;
  readonly isSaving: boolean;
  readonly change: (part: Partial<ClientRules>) => void;
}

function Scores({ rules: { strategy, markType, gameStrategy }, isSaving, change }: PartProps) {
  const { t } = useLingui();
  const attempts: Readonly<Record<(typeof SCORE_STRATEGIES)[number], string>> = {
    BEST_SCORE: t`The best one`,
    LAST: t`The last one`,
    FIRST: t`The first one`,
  };
  const counting = SCORE_STRATEGIES.map((value) => ({ value, label: attempts[value] }));
  const marks: Readonly<Record<(typeof MARK_TYPES)[number], string>> = {
    markLetters: t`A letter, A to E`,
    markSmileys: t`One of five smileys`,
    mark5: t`Out of 5`,
    mark10: t`Out of 10`,
    mark20: t`Out of 20`,
    mark50: t`Out of 50`,
    mark100: t`Out of 100`,
  };
  const shown = markType === "DEFAULT" ? "mark100" : markType;
  return (
    <Card title={<Trans>Scores</Trans>} description={<Trans>They hold for all products of your organisation.</Trans>}>
      <div className={styles.stack}>
        <Field
          label={t`How a score is told`}
          help={
            <Trans>
              A score of 85 out of 100 reads as{" "}
              <ScoreMark score={{ mark: formatMark(EXAMPLE, shown), percent: null }} />.
            </Trans>
          }
        >
          <Select<(typeof MARK_TYPES)[number]>
            options={MARK_TYPES.map((value) => ({ value, label: marks[value] }))}
            value={shown}
            disabled={isSaving}
            onValueChange={(chosen) => change({ markType: chosen })}
          />
        </Field>
        <Field
          label={t`Which attempt counts`}
          help={<Trans>Of a learner who plays again. What was certified stays certified.</Trans>}
        >
          <Select<(typeof SCORE_STRATEGIES)[number]>
            options={counting}
            value={strategy === "DEFAULT" ? "BEST_SCORE" : strategy}
            disabled={isSaving}
            onValueChange={(chosen) => change({ strategy: chosen })}
          />
        </Field>
        <Field label={t`Which attempt counts in games`} help={<Trans>The author of a game may say otherwise.</Trans>}>
          <Select<GameChoice>
            options={[...counting, { value: UNSAID, label: t`As everywhere in your organisation` }]}
            value={gameStrategy ?? UNSAID}
            disabled={isSaving}
            onValueChange={(chosen) => change({ gameStrategy: chosen === UNSAID ? null : chosen })}
          />
        </Field>
      </div>
    </Card>
  );
}

function Clock({ rules: { timeZone }, isSaving, change }: PartProps) {
  const { t } = useLingui();
  const options = useMemo(() => {
    const zones = new Set(["UTC", timeZone, ...Intl.supportedValuesOf("timeZone")]);
    return [...zones].map((value) => ({ value, label: value.replaceAll("_", " ") }));
  }, [timeZone]);
  return (
    <Card
      title={<Trans>Time zone</Trans>}
      description={<Trans>Pages tell times where their reader is. Mails cannot: they tell them here.</Trans>}
    >
      <Field label={t`Time zone of mails`}>
        <Combobox
          options={options}
          value={timeZone}
          disabled={isSaving}
          onValueChange={(chosen) => chosen !== null && change({ timeZone: chosen })}
        />
      </Field>
    </Card>
  );
}
