// Knows how columns of a text share its width.
import type { RichTextColumns } from "./rich-text.ts";

/** Width to width, in the order of reading. */
export const COLUMN_SHARES = ["1:1", "1:2", "2:1", "1:1:1"] as const;
export type ColumnShares = (typeof COLUMN_SHARES)[number];

/** True for each column that is wide. */
export const listWide = (shares: ColumnShares): readonly boolean[] => shares.split(":").map((share) => share === "2");

/** How columns share the width; null for what none of these says. */
export function readShares({ children }: RichTextColumns): ColumnShares | null {
  const shares = children.map(({ wide }) => (wide === true ? 2 : 1)).join(":");
  return COLUMN_SHARES.find((one) => one === shares) ?? null;
}

/** Empty columns that share the width so. */
export const makeColumns = (shares: ColumnShares): RichTextColumns => ({
  type: "columns",
  children: listWide(shares).map((wide) => ({
    type: "column",
    ...(wide && { wide }),
    children: [{ type: "paragraph", children: [{ text: "" }] }],
  })),
});
