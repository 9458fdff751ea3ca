// Knows how it is shown in a row how far somebody is: a bar, and its number beside it, where that is known.
import { ProgressBar } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import * as styles from "./learning.css.ts";

export interface HowFarProps {
  /** Of the product. */
  readonly name: string;
  /** 0–100; null where nobody knows. */
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
