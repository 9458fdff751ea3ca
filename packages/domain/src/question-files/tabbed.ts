// Knows how cells are written as text between spreadsheets: tabs between them, lines between rows.

const LINE = /\r\n?/g;

/** A cell with line breaks or tabs is in quotes, and a quote inside it is doubled. */
export function splitCells(text: string): readonly (readonly string[])[] {
  const source = text.replace(LINE, "\n");
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at];
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === "\t") endCell();
    else if (letter === "\n") {
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows;
}

/** The same of what was copied in a spreadsheet, which ends with a line break. */
export function splitCopied(text: string): readonly (readonly string[])[] {
  const rows = splitCells(text);
  const last = rows.at(-1);
  return rows.length > 1 && last?.length === 1 && last[0] === "" ? rows.slice(0, -1) : rows;
}

const quote = (cell: string): string => (/^"|[\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The text that `splitCells` reads back. */
export const joinCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quote).join("\t")).join("\n");
