// Knows how a score that is asked for is typed: out of 100, whatever marks the organisation speaks in.
import { NumberInput } from "./number-input.tsx";
import * as styles from "./score-input.css.ts";

export interface ScoreInputProps {
  /** The name, outside a `Field`. */
  readonly label?: string;
  readonly value: number | undefined;
  /** Undefined when the box was emptied. */
  readonly onValueChange: (score: number | undefined) => void;
}

export function ScoreInput({ label, value, onValueChange }: ScoreInputProps) {
  return (
    <span className={styles.scored}>
      <span className={styles.score}>
        <NumberInput
          {...(label !== undefined && { "aria-label": label })}
          min={0}
          max={100}
          value={value}
          onValueChange={onValueChange}
        />
      </span>
      / 100
    </span>
  );
}
