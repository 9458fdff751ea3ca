// Knows how progress is shown in a row: as a bar with its number, where it is known.
import { ProgressBar } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import * as styles from "./learning.css.ts";

export interface HowFarProps {
  /** The name of the product. */
  readonly name: string;
  /** 0–100; null where it is not known. */
  readonly percentage: number | null;
}

export function HowFar({ name, percentage }: HowFarProps) {
  const { t, i18n } = useLingui();
  if (percentage === null) return "–";
  return (
    <span className={styles.howFar}>
      <ProgressBar quiet label={t`Progress: ${name}`} value={percentage / 100} />
      <span aria-hidden>{i18n.number(Math.round(percentage) / 100, { style: "percent" })}</span>
    </span>
  );
}
