// Knows the themes and questions of a smart sequence, as far as a workbook holds them (§3.212, decisions 9).

/** The kinds of questions that a workbook can hold. */
export const FILE_KINDS = ["SINGLE", "MULTIPLE", "TRUE_FALSE", "SHORT_ANSWER"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** An answer to choose; what else it holds is kept. */
export interface FileAnswer {
  readonly uuid: string;
  readonly text: string;
  readonly correct: boolean;
}
/**
 * A question: `level` is a whole number from 1, absent where the author gave none; the texts may be absent. Without a
 * `kind` an answer is chosen, or several where several are right; of typed words `accepted` are right, and there are no
 * answers.
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
