// Knows how a pasted table is read: the words of its cells, its caption, and which of its lines are heads.
import { fillTable, type RichTextBlock, type RichTextInline } from "@academiz/domain/learniz";

/** Only cells with words, and at least two side by side somewhere: a table that only lays out blocks does not count. */
export const isDataTable = (table: HTMLTableElement): boolean =>
  table.querySelector("table, h1, h2, h3, h4, h5, h6, blockquote, pre") === null &&
  [...table.rows].some(({ cells }) => cells.length > 1);

/** Rows with content; `read` gives the words of a part of a cell. A merged cell leaves the other cells empty. */
export function readTable(table: HTMLTableElement, read: (part: globalThis.Node) => RichTextInline[]): RichTextBlock[] {
  const rows = [...table.rows].filter(({ textContent }) => textContent.trim() !== "");
  const taken: number[] = [];
  const cells = rows.map((row) => {
    const words: RichTextInline[][] = [];
    for (const cell of row.cells) {
      while ((taken[words.length] ?? 0) > 0) words.push([]);
      for (let over = 0; over < cell.colSpan; over += 1) {
        taken[words.length] = cell.rowSpan;
        words.push(over === 0 ? readCell(cell, read) : []);
      }
    }
    for (const [column, left] of taken.entries()) taken[column] = Math.max(0, (left ?? 0) - 1);
    return words;
  });
  const caption = table.caption?.textContent.trim();
  const filled = fillTable(cells, {
    ...(caption && { caption }),
    headRow: rows[0] !== undefined && isHead(rows[0]),
    headColumn: rows.length > 1 && rows.every(({ cells: [first] }) => first?.tagName === "TH"),
  });
  return filled ? [filled] : [];
}

/** Marked as a head, or written like one by Word and Google Docs: all of its words are bold. */
function isHead(row: HTMLTableRowElement): boolean {
  const cells = [...row.cells];
  if (row.closest("thead") || cells.every(({ tagName }) => tagName === "TH")) return true;
  const written = cells.filter(({ textContent }) => textContent.trim() !== "");
  return written.every((cell) => {
    const bold = [...cell.querySelectorAll("b, strong")].map(({ textContent }) => textContent).join("");
    return bold.trim() !== "" && bold.replaceAll(/\s/g, "") === cell.textContent.replaceAll(/\s/g, "");
  });
}

/** The paragraphs of a cell one below the other; blanks at its edges come from Word. */
function readCell(cell: HTMLElement, read: (part: globalThis.Node) => RichTextInline[]): RichTextInline[] {
  const paragraphs = cell.querySelectorAll("p, div, li");
  const parts = (paragraphs.length === 0 ? [cell] : [...paragraphs].filter(({ children }) => !holdsOne(children)))
    .map((part) => trim([...part.childNodes].flatMap(read)))
    .filter((words) => words.length > 0);
  return parts.flatMap((words, at) => (at === 0 ? words : [{ text: "\n" }, ...words]));
}

const holdsOne = (children: HTMLCollection): boolean =>
  [...children].some(({ tagName }) => /^(P|DIV|UL|OL|LI)$/.test(tagName));

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
