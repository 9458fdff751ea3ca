// Knows how a score that a rule asks for is typed: out of 100, whatever marks the organisation speaks in.
import { NumberInput } from "../number-input.tsx";
import * as styles from "./inspector.css.ts";

export interface ScoreInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onValueChange: (score: number) => void;
}

export function ScoreInput({ label, value, onValueChange }: ScoreInputProps) {
  return (
    <span className={styles.scored}>
      <span className={styles.score}>
        <NumberInput
          aria-label={label}
          min={0}
          max={100}
          value={value}
          onValueChange={(score) => onValueChange(score ?? 0)}
        />
      </span>
      / 100
    </span>
  );
}
