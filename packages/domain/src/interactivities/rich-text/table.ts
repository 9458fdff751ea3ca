// Knows the tables of a rich text: rows of cells, each with one run of lines; the first row or column may name the
// others.
import * as z from "zod/mini";
import { type RichTextInline, textBlock } from "./inline.ts";

export const tableSchema = z.object({
  type: z.literal("table"),
  caption: z.optional(z.string()),
  headRow: z.optional(z.boolean()),
  headColumn: z.optional(z.boolean()),
  children: z.array(z.object({ type: z.literal("table-row"), children: z.array(textBlock("table-cell")) })),
});

/** A cell of a table; its line breaks stand in its text. */
export interface RichTextCell {
  readonly type: "table-cell";
  readonly children: readonly RichTextInline[];
}
/** A row of a table. */
export interface RichTextRow {
  readonly type: "table-row";
  readonly children: readonly RichTextCell[];
}
/** A table; with `headRow` its first row names the columns, with `headColumn` its first column the rows. */
export interface RichTextTable {
  readonly type: "table";
  readonly caption?: string | undefined;
  readonly headRow?: boolean | undefined;
  readonly headColumn?: boolean | undefined;
  readonly children: readonly RichTextRow[];
}

/** The most rows of a table that is made or pasted at once. */
const MOST_ROWS = 200;
const MOST_COLUMNS = 20;

const makeCell = (children: readonly RichTextInline[] = [{ text: "" }]): RichTextCell => ({
  type: "table-cell",
  children,
});
/** An empty row of so many cells. */
export const makeRow = (columns: number): RichTextRow => ({
  type: "table-row",
  children: Array.from({ length: columns }, () => makeCell()),
});
/** An empty table of this size whose first row is its head. */
export const makeTable = (rows: number, columns: number): RichTextTable => ({
  type: "table",
  headRow: true,
  children: Array.from({ length: rows }, () => makeRow(columns)),
});

/** The rows with missing cells added, so that all are as wide as the widest; null where there is no cell. */
export function fillTable(
  rows: readonly (readonly (readonly RichTextInline[])[])[],
  heads: Pick<RichTextTable, "caption" | "headRow" | "headColumn">,
): RichTextTable | null {
  const kept = rows.slice(0, MOST_ROWS).map((cells) => cells.slice(0, MOST_COLUMNS));
  const width = Math.max(0, ...kept.map(({ length }) => length));
  if (width === 0) return null;
  const children = kept.map((cells): RichTextRow => {
    const written = cells.map((words) => makeCell(words.length > 0 ? words : [{ text: "" }]));
    return { type: "table-row", children: [...written, ...makeRow(width - cells.length).children] };
  });
  return { type: "table", ...heads, children };
}
