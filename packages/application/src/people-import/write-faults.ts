// Knows how the lines that were not taken are written as a file of a spreadsheet, to be corrected from.
import { escapeCell, writeCsvLine } from "@academiz/domain/kernel";
import type { ImportFault } from "../ports/index.ts";

/** UTF-8 with its mark, a line each, none of them a formula. */
export function writeFaults(
  faults: readonly ImportFault[],
  head: readonly [row: string, column: string, reason: string],
  say: (fault: ImportFault) => readonly [column: string, reason: string],
  delimiter: "," | ";",
): string {
  const lines = faults.map((fault) => [String(fault.row), ...say(fault)]);
  return `\u{FEFF}${[head, ...lines].map((cells) => writeCsvLine(cells.map(escapeCell), delimiter)).join("")}`;
}
