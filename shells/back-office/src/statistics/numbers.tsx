// Knows how the few most important numbers are shown.
import type { ReactNode } from "react";
import * as styles from "./statistics.css.ts";

export interface NumbersProps {
  readonly numbers: readonly { readonly id: string; readonly name: ReactNode; readonly value: ReactNode }[];
}

export function Numbers({ numbers }: NumbersProps) {
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ id, name, value }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.number}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
