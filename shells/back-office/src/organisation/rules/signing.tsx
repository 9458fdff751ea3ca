// Knows how an administrator sets when learners sign the dates of classrooms (decisions 11).
import { DEFAULT_LATE_HOURS, DEFAULT_SIGNING, SIGNING_MOST, type SigningRules } from "@academiz/domain/classiz";
import { Card, Field, Select } from "@academiz/ui";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import * as styles from "../organisation.css.ts";

/** What is offered, besides what holds and the most that there may be. */
const MINUTES = [0, 5, 10, 15, 30, 45, 60, 120, 240];
const HOURS = [0, 1, 2, 4, 12, 24, 48, 72];
const DEFAULTS: SigningRules = { ...DEFAULT_SIGNING, lateHours: DEFAULT_LATE_HOURS };

export interface SigningProps {
  readonly signing: SigningRules;
  readonly isSaving: boolean;
  readonly change: (signing: SigningRules) => void;
}

export function Signing({ signing, isSaving, change }: SigningProps) {
  const { t } = useLingui();
  const minutes = (count: number) => t`${plural(count, { one: "# minute", other: "# minutes" })}`;
  const hours = (count: number) => t`${plural(count, { one: "# hour", other: "# hours" })}`;
  const sayMinutes = (count: number) => (count > 60 && count % 60 === 0 ? hours(count / 60) : minutes(count));
  const choose = (name: keyof SigningRules, label: string, help: ReactNode, say: (count: number) => string) => (
    <Field label={label} help={help}>
      <Select<string>
        options={listOffered(name, signing[name]).map((count) => ({ value: String(count), label: say(count) }))}
        value={String(signing[name])}
        disabled={isSaving}
        onValueChange={(value) => change({ ...signing, [name]: Number(value) })}
      />
    </Field>
  );
  const [before, after, late] = [minutes(DEFAULTS.before), minutes(DEFAULTS.after), hours(DEFAULTS.lateHours)];
  return (
    <Card
      title={<Trans>Signing dates</Trans>}
      description={<Trans>When learners sign that they are there: at all dates of classrooms, planned ones too.</Trans>}
    >
      <div className={styles.stack}>
        {choose(
          "before",
          t`From how long before the start`,
          <Trans>{before}, if you choose nothing; a day at most.</Trans>,
          sayMinutes,
        )}
        {choose(
          "after",
          t`Until how long after the end`,
          <Trans>{after}, if you choose nothing; a day at most.</Trans>,
          sayMinutes,
        )}
        {choose(
          "lateHours",
          t`How late a code is taken that was seen without a network`,
          <Trans>
            {late}, if you choose nothing; a week at most. The signature keeps the time of its code and says that it was
            sent later.
          </Trans>,
          (count) => (count === 0 ? t`Not at all` : hours(count)),
        )}
      </div>
    </Card>
  );
}

const listOffered = (name: keyof SigningRules, held: number): readonly number[] => {
  const all = new Set([...(name === "lateHours" ? HOURS : MINUTES), held, SIGNING_MOST[name]]);
  return [...all].sort((one, other) => one - other);
};
