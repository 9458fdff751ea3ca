// Knows how the period of statistics is chosen.
import { PERIODS, type Period } from "@academiz/domain/stats";
import { Select } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import * as styles from "./statistics.css.ts";

export interface PeriodChoiceProps {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const { t } = useLingui();
  const words: Readonly<Record<Period, string>> = {
    "weeks-4": t`The last 4 weeks`,
    "weeks-12": t`The last 12 weeks`,
    "weeks-52": t`The last 52 weeks`,
    all: t`From the beginning`,
  };
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t`Period`}
        value={value}
        options={PERIODS.map((period) => ({ value: period, label: words[period] }))}
        onValueChange={onChange}
      />
    </div>
  );
}
