// Knows the themes and questions of a smart sequence, as far as a workbook holds them (§3.212, decisions 9).

/** An answer to choose; what else it holds is kept. */
export interface FileAnswer {
  readonly uuid: string;
  readonly text: string;
  readonly correct: boolean;
}
/** A question: `level` is a whole number from 1, absent where the author gave none; the texts may be absent. */
export interface FileQuestion {
  readonly uuid: string;
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
