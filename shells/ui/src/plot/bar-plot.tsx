// Knows how a row of numbers is seen at a glance: as bars. A table beside it is for screen readers, and for those who
// want the numbers.
import { assignBarVars } from "./assign-bar-vars.ts";
import * as styles from "./bar-plot.css.ts";

export interface Bar {
  readonly id: string;
  /** A short label below the bar. */
  readonly label: string;
  readonly value: number;
  /** The text above the bar; empty: nothing. */
  readonly text: string;
  /** The highlighted share of it. */
  readonly part?: number | undefined;
}
export interface BarPlotProps {
  readonly bars: readonly Bar[];
  /** The words for a whole bar, and for the highlighted part. */
  readonly legend?: { readonly whole: string; readonly part: string } | undefined;
}

/** With more bars than this, only every second one has a label, and so on. */
const LABELS = 14;

export function BarPlot({ bars, legend }: BarPlotProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const step = Math.ceil(bars.length / LABELS);
  return (
    <div className={styles.plot} aria-hidden>
      {legend && (
        <div className={styles.legend}>
          <span className={styles.key({ tone: "whole" })} />
          {legend.whole}
          <span className={styles.key({ tone: "part" })} />
          {legend.part}
        </div>
      )}
      <div className={styles.bars}>
        {bars.map(({ id, label, value, text, part = 0 }, index) => (
          <div key={id} className={styles.column}>
            <div className={styles.field}>
              <span className={styles.text}>{bars.length <= LABELS ? text : ""}</span>
              <div className={styles.bar} style={assignBarVars(value / highest, value === 0 ? 0 : part / value)}>
                {part > 0 && <div className={styles.part} />}
              </div>
            </div>
            <span className={styles.label({ spare: (bars.length - 1 - index) % (3 * step) !== 0 })}>
              {(bars.length - 1 - index) % step === 0 ? label : ""}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
