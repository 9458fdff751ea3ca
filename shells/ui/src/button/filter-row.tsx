// Knows how the filters of a list stand side by side; on a phone they are one line that scrolls sideways.
import { type ReactNode, useRef } from "react";
import { useHiddenEdges } from "../tabs/use-hidden-edges.ts";
import * as styles from "./filter-row.css.ts";

export interface FilterRowProps {
  /** What is filtered, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

export function FilterRow({ label, children }: FilterRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useHiddenEdges(row);
  return (
    <fieldset ref={row} className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  );
}
