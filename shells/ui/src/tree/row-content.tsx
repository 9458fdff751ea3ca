// Knows what a row of a tree shows.
import { ChevronRight } from "lucide-react";
import * as styles from "./tree.css.ts";
import type { TreeRow } from "./tree-rows.ts";

export interface RowContentProps {
  readonly row: TreeRow;
  /** Opens or closes what is in it. */
  readonly onToggle: (id: string, on: boolean) => void;
}

export const RowContent = ({ row, onToggle }: RowContentProps) => (
  <>
    <Twist row={row} onToggle={onToggle} />
    {row.node.icon}
    <span className={styles.label}>{row.node.label}</span>
    {row.node.badges && <span className={styles.badges}>{row.node.badges}</span>}
  </>
);

/** For the pointer only: the keyboard has its arrows, and screen readers the row's state. */
function Twist({ row, onToggle }: RowContentProps) {
  if (row.expanded === undefined) return <span className={styles.twist()} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and readers have the row itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows of the tree do the same
    <span
      className={styles.twist({ open: row.expanded })}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(row.node.id, !row.expanded);
      }}
    >
      <ChevronRight size={16} aria-hidden />
    </span>
  );
}
