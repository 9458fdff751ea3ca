// Knows how smart sequences are imported from workbooks of questions and exported to them (§7.109, §7.110, decisions
// 9).
import type { Result } from "@academiz/domain/kernel";
import type { QuestionRow } from "@academiz/domain/question-files";
import type { LevelTold } from "@academiz/domain/sequences";
import type { Trouble } from "../ground/trouble.ts";
import type { ChosenFile } from "./file-sending.ts";

/** A cell that cannot be read, or a row that is refused for it. */
export interface QuestionFileFault {
  /** Such as `C5`. */
  readonly cell: string;
  /** Stable. */
  readonly code: string;
  /** In English. */
  readonly message: string;
}
/** The content of a workbook. */
export interface QuestionFileReport {
  /** Name of the sheet that was read: the first. */
  readonly sheet: string;
  /** The number of rows that ask something, and what could be read of them. */
  readonly rows: number;
  readonly sequences: number;
  readonly questions: number;
  readonly faults: readonly QuestionFileFault[];
}
/** The first sheet of a workbook, by its name. */
export interface QuestionSheet {
  readonly sheet: string;
  readonly rows: readonly QuestionRow[];
}
/** A workbook as a file on the device. */
export interface QuestionWorkbook {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The levels of a sequence's questions that the answers of learners suggest. */
export interface LevelsTold {
  /** ISO timestamps: of the computation, and of the newest answer, null without any. */
  readonly computedAt: string;
  readonly newestAt: string | null;
  readonly learners: number;
  /** The least number of answers to a question for a suggestion. */
  readonly fewest: number;
  readonly questions: readonly LevelTold[];
}

/** Never throws: failures are the result's. */
export interface QuestionFiles {
  /** Reads a workbook; nothing is created. */
  read(file: ChosenFile): Promise<Result<QuestionFileReport, Trouble>>;
  /** To bring them into a sequence that is being written. */
  readRows(file: ChosenFile): Promise<Result<QuestionSheet, Trouble>>;
  /** Creates a sequence from it, without the rows that cannot be read, and answers its slug. */
  create(file: ChosenFile, name: string, folder: string | null): Promise<Result<string, Trouble>>;
  /** What is filled in. */
  writeTemplate(): Promise<Result<QuestionWorkbook, Trouble>>;
  /** The questions of a sequence, of its draft where there is one. */
  write(slug: string): Promise<Result<QuestionWorkbook, Trouble>>;
  /** By the levels of the stored draft. */
  readLevels(slug: string): Promise<Result<LevelsTold, Trouble>>;
}
