// Knows which content of a smart sequence goes are judged by (§3.212): its themes, their questions, and which answers
// are right.
import * as z from "zod/mini";
import { type Question, readQuestion } from "./question.ts";
import { readRules, type StrategyRules } from "./strategies/rules.ts";

const contentSchema = z.looseObject({
  config: z.optional(
    z.looseObject({
      strategy: z.optional(z.string()),
      victoryThreshold: z.optional(z.nullable(z.number())),
      adaptive: z.optional(z.unknown()),
    }),
  ),
  sequences: z._default(
    z.array(
      z.looseObject({
        uuid: z.string(),
        title: z._default(z.string(), ""),
        questions: z._default(z.array(z.unknown()), []),
      }),
    ),
    [],
  ),
});

/** A theme with its questions. */
export interface Sequence {
  readonly uuid: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
/** A smart sequence, as far as judging a go needs it. */
export interface SequenceContent {
  readonly sequences: readonly Sequence[];
  /** 0–100; undefined when nobody can fail. */
  readonly victoryThreshold: number | undefined;
  /** Which go counts, as written. */
  readonly strategy: string | undefined;
  /** What chooses the questions. */
  readonly rules: StrategyRules;
}

/** Content that cannot be read asks nothing. Never throws. */
export function readSequences(config: unknown): SequenceContent {
  const parsed = contentSchema.safeParse(config);
  if (!parsed.success)
    return { sequences: [], victoryThreshold: undefined, strategy: undefined, rules: readRules(undefined) };
  const { sequences, config: settings } = parsed.data;
  return {
    sequences: sequences.map(({ uuid, title, questions }) => ({
      uuid,
      title,
      questions: questions.flatMap(readQuestion),
    })),
    victoryThreshold: settings?.victoryThreshold ?? undefined,
    strategy: settings?.strategy,
    rules: readRules(settings?.adaptive),
  };
}
