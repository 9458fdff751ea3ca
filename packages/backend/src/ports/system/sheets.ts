// Knows how the rows of a table that somebody sent are read, whatever wrote it, and how a workbook is written.
import type { Result } from "@academiz/domain/kernel";
import type { StagedFile } from "../library/document-store.ts";

export interface SheetRow {
  /** As a spreadsheet counts it, from 1. */
  readonly number: number;
  /** A cell that is empty, or that the file leaves out before another, is an empty text. */
  readonly cells: readonly string[];
}
export interface SheetFault {
  readonly code: "file.unreadable" | "file.too-large";
  /** In English, for whoever sent it. */
  readonly message: string;
}
export type SheetFile = Pick<StagedFile, "size" | "read">;
/** Takes some rows, and says whether it wants more. */
export type TakeRows = (rows: readonly SheetRow[]) => Promise<boolean>;

export interface Sheets {
  /** Text: any of the delimiters , ; and tab, of the ends of lines, in UTF-8, UTF-16 or Windows-1252. */
  readCsv(file: SheetFile, take: TakeRows): Promise<Result<undefined, SheetFault>>;
  /**
   * The first sheet of a workbook (xlsx). A formula is the value that was computed last; nothing is fetched, nothing is
   * run.
   */
  readWorkbook(
    file: SheetFile,
    take: TakeRows,
  ): Promise<Result<{ /** Its name. */ readonly sheet: string }, SheetFault>>;
  /** UTF-8, with the mark by which spreadsheets know it. */
  writeCsv(rows: AsyncIterable<readonly (readonly string[])[]>, delimiter: "," | ";"): Promise<Uint8Array>;
  /** A workbook of one sheet, of texts and numbers; a text that no spreadsheet takes ends with an ellipsis. */
  writeWorkbook(rows: AsyncIterable<readonly (readonly (string | number)[])[]>): Promise<Uint8Array>;
}
