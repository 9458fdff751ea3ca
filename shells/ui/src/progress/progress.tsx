// Knows how far something is: in numbers, as a bar or as a ring.
import { useLingui } from "@lingui/react/macro";
import { assignInlineVars } from "./assign-vars.ts";
import * as styles from "./progress.css.ts";

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; null when it is not known. */
  readonly value: number | null;
  /** "12 of 40 files". The percentage by default. */
  readonly text?: string | undefined;
  readonly tone?: "primary" | "success" | "error" | undefined;
  /** True leaves the words to screen readers. */
  readonly quiet?: boolean | undefined;
}

export function ProgressBar({ label, value, text, tone = "primary", quiet = false }: ProgressBarProps) {
  const { i18n } = useLingui();
  const percent = toPercent(value);
  const words = text ?? (percent === null ? "" : i18n.number(percent / 100, { style: "percent" }));
  return (
    <div className={styles.block}>
      {!quiet && (
        <div className={styles.words}>
          <span>{label}</span>
          <span className={styles.text}>{words}</span>
        </div>
      )}
      <div
        role="progressbar"
        className={styles.track}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === null ? {} : { "aria-valuenow": percent })}
        {...(words ? { "aria-valuetext": words } : {})}
      >
        <div
          className={styles.fill({ tone, known: percent !== null })}
          style={assignInlineVars(styles.share, `${percent ?? 0}%`)}
        />
      </div>
    </div>
  );
}

export interface ProgressRingProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  /** Pixels: 24 beside a word, 48 with its number inside. */
  readonly size?: 24 | 48 | 64 | undefined;
}

export function ProgressRing({ label, value, size = 48 }: ProgressRingProps) {
  const percent = toPercent(value) ?? 0;
  const stroke = size === 24 ? 3 : 4;
  const shape = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke, pathLength: 100 };
  return (
    <span
      role="progressbar"
      className={styles.ring}
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg width={size} height={size} className={styles.circle} aria-hidden="true">
        <circle {...shape} className={styles.groove} />
        {percent > 0 && (
          <circle {...shape} className={styles.arc} strokeDasharray={100} strokeDashoffset={100 - percent} />
        )}
      </svg>
      {size > 24 && (
        <span className={styles.center} aria-hidden="true">
          {percent}
        </span>
      )}
    </span>
  );
}

const toPercent = (value: number | null): number | null =>
  value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
