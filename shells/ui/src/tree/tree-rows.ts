// Knows which rows of a tree are visible, and the place of each.
import type { ReactNode } from "react";

export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** `Badge`s or small icons with a name: locked, with problems. */
  readonly badges?: ReactNode;
  readonly children?: readonly TreeNode[] | undefined;
}

export interface TreeRow {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
  readonly parent: string | null;
  /** Undefined for a node that has no children. */
  readonly expanded: boolean | undefined;
}

/** Top to bottom, as they are drawn; the children of a closed node are not. */
export function listRows(nodes: readonly TreeNode[], expanded: ReadonlySet<string>): readonly TreeRow[] {
  const walk = (children: readonly TreeNode[], level: number, parent: string | null): TreeRow[] =>
    children.flatMap((node, index) => {
      const inner = node.children ?? [];
      const open = inner.length > 0 ? expanded.has(node.id) : undefined;
      const row = { node, level, position: index + 1, siblings: children.length, parent, expanded: open };
      return [row, ...(open ? walk(inner, level + 1, node.id) : [])];
    });
  return walk(nodes, 1, null);
}

/** What a key does on a row, or nothing: the other arrow keys belong to the list. */
export type TreeMove =
  | { readonly type: "open" | "close"; readonly id: string }
  | { readonly type: "focus"; readonly id: string }
  | { readonly type: "move"; readonly id: string; readonly to: "up" | "down" | "in" | "out" };

/** Right opens, then enters; left closes, then leaves; with Alt the arrows move the node itself. */
export function readTreeKey(key: string, alt: boolean, row: TreeRow, rows: readonly TreeRow[]): TreeMove | null {
  const { id } = row.node;
  if (alt) {
    const to = ({ ArrowUp: "up", ArrowDown: "down", ArrowRight: "in", ArrowLeft: "out" } as const)[key];
    return to ? { type: "move", id, to } : null;
  }
  if (key === "ArrowRight") {
    if (row.expanded === false) return { type: "open", id };
    const child = rows.find(({ parent }) => parent === id);
    return child ? { type: "focus", id: child.node.id } : null;
  }
  if (key === "ArrowLeft") {
    if (row.expanded) return { type: "close", id };
    return row.parent === null ? null : { type: "focus", id: row.parent };
  }
  return null;
}

/** The next row in the direction of the arrow; null at an end and for any other key. */
export function findBeside(key: string, row: TreeRow, rows: readonly TreeRow[]): string | null {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined) return null;
  const at = rows.findIndex(({ node }) => node.id === row.node.id);
  return rows[at + step]?.node.id ?? null;
}
