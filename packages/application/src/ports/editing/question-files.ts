// Knows how smart sequences come from workbooks of questions, and go into them (§7.109, §7.110, decisions 9).
import type { Result } from "@academiz/domain/kernel";
import type { LevelTold } from "@academiz/domain/sequences";
import type { Trouble } from "../ground/trouble.ts";
import type { ChosenFile } from "./file-sending.ts";

/** A cell that cannot be read, or a row that is not taken for it. */
export interface QuestionFileFault {
  /** Such as `C5`. */
  readonly cell: string;
  /** Stable. */
  readonly code: string;
  /** In English. */
  readonly message: string;
}
/** What a workbook holds. */
export interface QuestionFileReport {
  /** Name of the sheet that was read: the first. */
  readonly sheet: string;
  /** Rows that ask something, and what could be read of them. */
  readonly rows: number;
  readonly sequences: number;
  readonly questions: number;
  readonly faults: readonly QuestionFileFault[];
}
/** A workbook that is at hand. */
export interface QuestionWorkbook {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What learners' answers say of the levels of a sequence's questions. */
export interface LevelsTold {
  /** ISO timestamps: of the computation, and of the newest answer, null without any. */
  readonly computedAt: string;
  readonly newestAt: string | null;
  readonly learners: number;
  /** Answers to a question under which nothing is said of it. */
  readonly fewest: number;
  readonly questions: readonly LevelTold[];
}

/** Never throws: failures are the result's. */
export interface QuestionFiles {
  /** What a workbook holds; nothing is made. */
  read(file: ChosenFile): Promise<Result<QuestionFileReport, Trouble>>;
  /** Makes a sequence of it, without the rows that cannot be read, and tells its slug. */
  create(file: ChosenFile, name: string, folder: string | null): Promise<Result<string, Trouble>>;
  /** What is filled in. */
  writeTemplate(): Promise<Result<QuestionWorkbook, Trouble>>;
  /** The questions of a sequence, of its draft where there is one. */
  write(slug: string): Promise<Result<QuestionWorkbook, Trouble>>;
  /** In the levels of the draft as it is stored. */
  readLevels(slug: string): Promise<Result<LevelsTold, Trouble>>;
}
