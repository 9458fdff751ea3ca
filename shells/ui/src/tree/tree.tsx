// Knows how nested things are walked through, chosen and moved, by pointer and by keyboard.
import * as Ariakit from "@ariakit/react";
import type { DragEvent, KeyboardEvent, MouseEvent } from "react";
import { useEffect, useId, useState } from "react";
import { readKey } from "../keys/reading-key.ts";
import { assignInlineVars } from "../progress/assign-vars.ts";
import { RowContent } from "./row-content.tsx";
import * as styles from "./tree.css.ts";
import { findBeside, listRows, readTreeKey, type TreeNode, type TreeRow } from "./tree-rows.ts";
import { type TreeDrag, useRowDrag } from "./use-row-drag.ts";

export interface TreeProps {
  /** What the tree holds: "Outline". */
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly expanded: ReadonlySet<string>;
  readonly onExpandedChange: (expanded: ReadonlySet<string>) => void;
  readonly selected: ReadonlySet<string>;
  /** `toggle` with Ctrl or ⌘, `range` with Shift: only where `multiple` is set. */
  readonly onSelect: (id: string, how: "only" | "toggle" | "range") => void;
  readonly multiple?: boolean | undefined;
  /** Alt and an arrow: moves it among its siblings, or into and out of its neighbours. */
  readonly onMove?: ((id: string, to: "up" | "down" | "in" | "out") => void) | undefined;
  /** Things can be dragged into a row; without a pointer there is another way. */
  readonly drop?: TreeDrop | undefined;
  /** Rows can be dragged to other places of the tree; the keyboard has `onMove`. */
  readonly drag?: TreeDrag | undefined;
}
export interface TreeDrop {
  readonly accepts: (event: DragEvent, id: string) => boolean;
  readonly onDrop: (id: string, event: DragEvent) => void;
}

export function Tree(props: TreeProps) {
  const { label, nodes, expanded, onExpandedChange, selected, onSelect, multiple = false, onMove, drop, drag } = props;
  const rowDrag = useRowDrag(drag);
  const [over, setOver] = useState<string | null>(null);
  const prefix = useId();
  const store = Ariakit.useCompositeStore({ orientation: "vertical" });
  const rows = listRows(nodes, expanded);
  // Tab stops at the selected row, if exactly one is selected.
  const current = selected.size === 1 ? ([...selected][0] ?? null) : null;
  useEffect(() => {
    if (current !== null) store.setActiveId(`${prefix}${current}`);
  }, [current, prefix, store]);

  const open = (id: string, on: boolean): void => {
    const next = new Set(expanded);
    if (on) next.add(id);
    else next.delete(id);
    onExpandedChange(next);
  };
  const press = (event: KeyboardEvent, row: TreeRow): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    const extended = multiple && event.shiftKey && !isCommand ? findBeside(event.key, row, rows) : null;
    if (extended !== null) {
      event.preventDefault();
      store.move(`${prefix}${extended}`);
      onSelect(extended, "range");
      return;
    }
    if (multiple && isCommand && event.key === " ") {
      event.preventDefault();
      onSelect(row.node.id, "toggle");
      return;
    }
    const move = readTreeKey(readKey(event), event.altKey, row, rows);
    if (!move || isCommand) return;
    event.preventDefault();
    if (move.type === "focus") store.move(`${prefix}${move.id}`);
    else if (move.type === "move") onMove?.(move.id, move.to);
    else open(move.id, move.type === "open");
  };
  const choose = (event: MouseEvent, id: string): void => {
    if (multiple && (event.ctrlKey || event.metaKey)) onSelect(id, "toggle");
    else if (multiple && event.shiftKey) onSelect(id, "range");
    else onSelect(id, "only");
  };

  return (
    <Ariakit.Composite
      store={store}
      role="tree"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className={styles.tree}
    >
      {rows.map((row) => (
        <Ariakit.CompositeItem
          key={row.node.id}
          id={`${prefix}${row.node.id}`}
          data-node={row.node.id}
          render={<div />}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={row.expanded}
          aria-selected={selected.has(row.node.id)}
          className={styles.row({ selected: selected.has(row.node.id) })}
          style={assignInlineVars(styles.level, String(row.level))}
          onKeyDown={(event) => press(event, row)}
          onClick={(event) => choose(event, row.node.id)}
          data-over={over === row.node.id ? "" : undefined}
          {...rowDrag.of(row.node.id)}
          onDragOver={(event) => {
            if (rowDrag.hover(row.node.id, event) || !drop?.accepts(event, row.node.id)) return;
            event.preventDefault();
            event.stopPropagation();
            setOver(row.node.id);
          }}
          onDragLeave={() => {
            setOver(null);
            rowDrag.leave();
          }}
          onDrop={(event) => {
            setOver(null);
            if (rowDrag.drop(row.node.id, event) || !drop?.accepts(event, row.node.id)) return;
            event.preventDefault();
            event.stopPropagation();
            drop.onDrop(row.node.id, event);
          }}
        >
          <RowContent row={row} onToggle={open} />
        </Ariakit.CompositeItem>
      ))}
    </Ariakit.Composite>
  );
}
