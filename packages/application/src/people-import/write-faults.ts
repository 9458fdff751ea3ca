// Knows how to write the refused lines as a spreadsheet file, to be corrected.
import { escapeCell, writeCsvLine } from "@academiz/domain/kernel";
import type { ImportFault } from "../ports/index.ts";

/** UTF-8 with a byte order mark, one row per line, none of them a formula. */
export function writeFaults(
  faults: readonly ImportFault[],
  head: readonly [row: string, column: string, reason: string],
  say: (fault: ImportFault) => readonly [column: string, reason: string],
  delimiter: "," | ";",
): string {
  const lines = faults.map((fault) => [String(fault.row), ...say(fault)]);
  return `\u{FEFF}${[head, ...lines].map((cells) => writeCsvLine(cells.map(escapeCell), delimiter)).join("")}`;
}
