// Knows as what a table is taken away.

/** Text, or a workbook. */
export type TableFormat = "csv" | "xlsx";
export interface TableFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
