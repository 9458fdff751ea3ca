// Knows the themes and questions of a smart sequence, as far as a workbook can hold them (§3.212, decisions 9).

/** The kinds of questions that a workbook can hold. */
export const FILE_KINDS = ["SINGLE", "MULTIPLE", "TRUE_FALSE", "SHORT_ANSWER", "NUMBER", "ORDERING"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** An answer to choose; its other fields are kept. */
export interface FileAnswer {
  readonly uuid: string;
  readonly text: string;
  readonly correct: boolean;
}
/**
 * A question: `level` is a whole number from 1, absent if the author gave none; the texts may be absent. Without a
 * `kind`, learners choose one answer, or several if several are right; a question of typed words or of a number has no
 * answers, and what is in `accepted` is right; answers that are put in order stand in their right one.
 */
export interface FileQuestion {
  readonly uuid: string;
  readonly kind?: FileKind;
  readonly accepted?: readonly string[];
  readonly text: string;
  readonly level?: number;
  readonly explanation?: string;
  readonly remediation?: string;
  readonly answers: readonly FileAnswer[];
}
/** A theme with its questions, in their order. */
export interface FileSequence {
  readonly uuid: string;
  readonly title: string;
  readonly questions: readonly FileQuestion[];
}
