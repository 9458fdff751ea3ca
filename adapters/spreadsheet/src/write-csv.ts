// Knows how a table becomes text that spreadsheets read correctly.
import type { Sheets } from "@academiz/backend/ports";
import { writeCsvLine } from "@academiz/domain/kernel";

/** The mark of UTF-8: without it spreadsheets take the text for Windows-1252. */
const MARK = "\ufeff";

export const writeCsv: Sheets["writeCsv"] = async (rows, delimiter) => {
  const parts = [Buffer.from(MARK)];
  for await (const portion of rows)
    parts.push(Buffer.from(portion.map((row) => writeCsvLine(row, delimiter)).join("")));
  return Buffer.concat(parts);
};
