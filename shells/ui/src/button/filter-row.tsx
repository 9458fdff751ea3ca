// Knows how the filters of a list stand side by side; on a phone they are one line that scrolls sideways.
import { type ReactNode, useEffect, useRef } from "react";
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
  // Whoever came by an address with a filter sees which one it is.
  useEffect(() => {
    row.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  return (
    <fieldset ref={row} className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  );
}
