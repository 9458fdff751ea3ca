// Knows the formats in which a table is downloaded.

/** Text, or a workbook. */
export type TableFormat = "csv" | "xlsx";
export interface TableFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
