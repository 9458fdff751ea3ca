// Knows what of a smart sequence's content attempts are held against (§3.212): its themes, their questions, and which
// answers are right.
import * as z from "zod/mini";

const answerSchema = z.looseObject({ uuid: z.string(), correct: z.optional(z.boolean()) });
const questionSchema = z.looseObject({ uuid: z.string(), answers: z.optional(z.array(answerSchema)) });
const contentSchema = z.looseObject({
  config: z.optional(z.looseObject({ strategy: z.optional(z.string()), victoryThreshold: z.optional(z.number()) })),
  sequences: z._default(
    z.array(z.looseObject({ uuid: z.string(), questions: z._default(z.array(z.unknown()), []) })),
    [],
  ),
});

/**
 * A question: `right` holds the uuids of its right answers, null where the content does not say; `most` is how many
 * answers it can be given: as many as stand beside it, or `MOST_WORDS` where none do.
 */
export interface Question {
  readonly uuid: string;
  readonly right: ReadonlySet<string> | null;
  readonly most: number;
}
/** Texts that one question can be answered with, where the content lists no answers. */
export const MOST_WORDS = 20;
/** A theme with its questions. */
export interface Sequence {
  readonly uuid: string;
  readonly questions: readonly Question[];
}
/** A smart sequence, as far as attempts ask. */
export interface SequenceContent {
  readonly sequences: readonly Sequence[];
  /** 0–100; undefined when nobody can fail. */
  readonly victoryThreshold: number | undefined;
  /** As written. */
  readonly strategy: string | undefined;
}

/** What cannot be read asks nothing. Never throws. */
export function readSequences(config: unknown): SequenceContent {
  const parsed = contentSchema.safeParse(config);
  if (!parsed.success) return { sequences: [], victoryThreshold: undefined, strategy: undefined };
  const { sequences, config: settings } = parsed.data;
  return {
    sequences: sequences.map(({ uuid, questions }) => ({ uuid, questions: questions.flatMap(readQuestion) })),
    victoryThreshold: settings?.victoryThreshold,
    strategy: settings?.strategy,
  };
}

function readQuestion(value: unknown): readonly Question[] {
  const parsed = questionSchema.safeParse(value);
  if (!parsed.success) {
    // Its answers are of a kind that is not known here: it is asked all the same.
    const bare = z.looseObject({ uuid: z.string() }).safeParse(value);
    return bare.success ? [{ uuid: bare.data.uuid, right: null, most: MOST_WORDS }] : [];
  }
  const { uuid, answers = [] } = parsed.data;
  const right = answers.filter(({ correct }) => correct === true).map((answer) => answer.uuid);
  return [{ uuid, right: right.length > 0 ? new Set(right) : null, most: answers.length || MOST_WORDS }];
}
