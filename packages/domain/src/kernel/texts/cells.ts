// Knows how a cell is written so that no spreadsheet takes it for a formula, and that it reads back as it was (attack
// 70).

/**
 * What makes a cell a formula in one spreadsheet or another: some read the full-width characters too, some pass over
 * blanks before them, and over what is not seen.
 */
const FORMULA = "(?:[\\t\\r]|[\\s\\p{Cc}\\p{Cf}]*[=+\\-@＝＋－＠])";
const DANGEROUS = new RegExp(`^'*${FORMULA}`, "u");
const ESCAPED = new RegExp(`^'+${FORMULA}`, "u");

/**
 * A text that no spreadsheet computes: an apostrophe goes before it where it needs one. `unescapeCell` gives it back
 * exactly.
 */
export const escapeCell = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text);

/** The text of a cell, without the apostrophe that kept it from being a formula. */
export const unescapeCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);

/** One line of a CSV file (RFC 4180), its end included. */
export const writeCsvLine = (cells: readonly string[], delimiter: "," | ";"): string =>
  `${cells.map(quoteCell).join(delimiter)}\r\n`;

const quoteCell = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
