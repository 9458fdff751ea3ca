// Knows how a tree is read and pressed before the one with all its keys is there: both have the same rows.
import { assignInlineVars } from "../progress/assign-vars.ts";
import { RowContent } from "./row-content.tsx";
import * as styles from "./tree.css.ts";
import { listRows, type TreeNode } from "./tree-rows.ts";

export interface ComingTreeProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** All is open. Tab stops at the selected row; arrows come with the tree. */
export function ComingTree({ label, nodes, selected, onSelect }: ComingTreeProps) {
  const rows = listRows(nodes, new Set(nodes.map(({ id }) => id)));
  return (
    <div role="tree" aria-label={label} aria-busy className={styles.tree}>
      {rows.map((row) => (
        <div
          key={row.node.id}
          data-node={row.node.id}
          role="treeitem"
          tabIndex={row.node.id === selected ? 0 : -1}
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={row.expanded}
          aria-selected={row.node.id === selected}
          className={styles.row({ selected: row.node.id === selected })}
          style={assignInlineVars(styles.level, String(row.level))}
          onClick={() => onSelect(row.node.id)}
          onKeyDown={(event) => {
            if (event.key === "Enter" || event.key === " ") onSelect(row.node.id);
          }}
        >
          <RowContent row={row} onToggle={() => {}} />
        </div>
      ))}
    </div>
  );
}
