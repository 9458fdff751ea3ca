// Knows a smart sequence as its author writes it, read from stored content and written back: other fields stay.
import * as z from "zod/mini";
import { isTypedKind, QUESTION_KINDS, type QuestionKind } from "../question.ts";
import { readRecord } from "../read-record.ts";
import { readStory, type SequenceStory } from "../story.ts";
import { readRules, type StrategyRules } from "../strategies/rules.ts";

/** An answer to choose. */
export interface DraftAnswer {
  readonly uuid: string;
  readonly text: string;
  readonly correct: boolean;
}
/**
 * A question: `answers` are the options, in their right order where they are put in order; `accepted` are the right
 * words or numbers where these are typed.
 */
export interface DraftQuestion {
  readonly uuid: string;
  readonly kind: QuestionKind;
  readonly text: string;
  /** From 1; null where none is given. */
  readonly level: number | null;
  readonly answers: readonly DraftAnswer[];
  readonly accepted: readonly string[];
  readonly explanation: string;
  readonly remediation: string;
}
/** A theme with its questions. */
export interface DraftTheme {
  readonly uuid: string;
  readonly title: string;
  readonly questions: readonly DraftQuestion[];
}
/** All that is edited here; the settings of a product are edited elsewhere. */
export interface SequenceDraft {
  readonly themes: readonly DraftTheme[];
  readonly rules: StrategyRules;
  /** 0–100; null when nobody can fail. */
  readonly threshold: number | null;
  /** The name of the strategy by which an attempt counts (§3.89), as written; null where the organisation decides. */
  readonly counting: string | null;
  readonly story: SequenceStory;
}

const text = z.catch(z._default(z.string(), ""), "");
const answerSchema = z.looseObject({ uuid: z.string(), text, correct: z.catch(z._default(z.boolean(), false), false) });
const questionSchema = z.looseObject({
  uuid: z.string(),
  kind: z.catch(z.optional(z.enum(QUESTION_KINDS)), undefined),
  text,
  level: z.catch(z._default(z.nullable(z.number()), null), null),
  answers: z.catch(z._default(z.array(answerSchema), []), []),
  accepted: z.catch(z._default(z.array(z.string()), []), []),
  explanation: text,
  remediation: text,
});
const themesSchema = z.catch(
  z.array(z.looseObject({ uuid: z.string(), title: text, questions: z.catch(z.array(z.unknown()), []) })),
  [],
);

function readDraftQuestion(value: unknown): readonly DraftQuestion[] {
  const parsed = questionSchema.safeParse(value);
  if (!parsed.success) return [];
  const { kind, ...question } = parsed.data;
  const right = question.answers.filter(({ correct }) => correct).length;
  return [{ ...question, kind: kind ?? (right > 1 ? "MULTIPLE" : "SINGLE") }];
}

/** Reads content of any shape. Never throws. */
export function readSequenceDraft(stored: unknown): SequenceDraft {
  const { sequences, config } = readRecord(stored);
  const { adaptive, victoryThreshold, strategy } = readRecord(config);
  return {
    themes: themesSchema.parse(sequences).map((theme) => ({
      ...theme,
      questions: theme.questions.flatMap(readDraftQuestion),
    })),
    rules: readRules(adaptive),
    threshold: typeof victoryThreshold === "number" ? victoryThreshold : null,
    counting: typeof strategy === "string" && strategy !== "" ? strategy : null,
    story: readStory(stored),
  };
}

/** Empty fields are not written, and neither are fields that the kind of a question does not have. */
function writeQuestion(question: DraftQuestion): Readonly<Record<string, unknown>> {
  const { level, explanation, remediation, answers, accepted, ...rest } = question;
  const isTyped = isTypedKind(question.kind);
  return {
    ...rest,
    ...(level !== null && { level }),
    ...(explanation !== "" && { explanation }),
    ...(remediation !== "" && { remediation }),
    answers: isTyped ? [] : answers,
    ...(isTyped && { accepted }),
  };
}

/** The parts of a content that are edited here, to replace the stored ones. */
export function writeSequenceDraft(
  stored: unknown,
  { themes, rules, threshold, counting, story }: SequenceDraft,
): Readonly<Record<string, unknown>> {
  const { config, params, content } = readRecord(stored);
  const { victoryThreshold: _, strategy: __, ...settings } = readRecord(config);
  const graphics = readRecord(readRecord(params)["graphicConfig"]);
  return {
    sequences: themes.map((theme) => ({ ...theme, questions: theme.questions.map(writeQuestion) })),
    config: {
      ...settings,
      ...(counting !== null && { strategy: counting }),
      adaptive: rules,
      ...(threshold !== null && { victoryThreshold: threshold }),
    },
    params: { ...readRecord(params), graphicConfig: { ...graphics, show3dCinematic: story.isCinematic } },
    content: {
      ...readRecord(content),
      intro: { ...readRecord(readRecord(content)["intro"]), ...story.intro },
      cinematic: story.pictures,
    },
  };
}
