// Knows how the cells of a pasted table stand in a text that has no tables: a line for each row, the cells apart.
import type { RichTextBlock, RichTextInline } from "@academiz/domain/learniz";

const BETWEEN_CELLS = " | ";

/**
 * Cells of words alone, at least two beside each other somewhere: what only places blocks on a page is no table of
 * data.
 */
export const isDataTable = (table: HTMLTableElement): boolean =>
  table.querySelector("table, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre") === null &&
  [...table.rows].some(({ cells }) => cells.length > 1);

/** A list with an item for each row that says something; `read` gives the words of a part of a cell. */
export function readTable(table: HTMLTableElement, read: (part: globalThis.Node) => RichTextInline[]): RichTextBlock[] {
  const rows = [...table.rows]
    .map(({ cells }) => [...cells].map((cell) => readCell(cell, read)))
    .filter((cells) => cells.some((words) => words.length > 0));
  if (rows.length === 0) return [];
  const children = rows.map((cells) => ({
    type: "list-item" as const,
    children: cells.flatMap((words, at) => (at === 0 ? words : [{ text: BETWEEN_CELLS }, ...words])),
  }));
  return [{ type: "bulleted-list", children }];
}

/** The paragraphs of a cell one after the other, apart by a blank; its outer blanks are Word's. */
function readCell(cell: HTMLElement, read: (part: globalThis.Node) => RichTextInline[]): RichTextInline[] {
  const paragraphs = cell.querySelectorAll("p, div");
  const parts = (paragraphs.length === 0 ? [cell] : [...paragraphs].filter(({ children }) => !holdsOne(children)))
    .map((part) => trim([...part.childNodes].flatMap(read)))
    .filter((words) => words.length > 0);
  return parts.flatMap((words, at) => (at === 0 ? words : [{ text: " " }, ...words]));
}

const holdsOne = (children: HTMLCollection): boolean => [...children].some(({ tagName }) => /^(P|DIV)$/.test(tagName));

function trim(words: readonly RichTextInline[]): RichTextInline[] {
  const isBlank = (word: RichTextInline | undefined) => word !== undefined && "text" in word && word.text.trim() === "";
  const kept = [...words];
  while (isBlank(kept[0])) kept.shift();
  while (isBlank(kept.at(-1))) kept.pop();
  const first = kept[0];
  if (first && "text" in first) kept[0] = { ...first, text: first.text.trimStart() };
  const last = kept.at(-1);
  if (last && "text" in last) kept[kept.length - 1] = { ...last, text: last.text.trimEnd() };
  return kept;
}
