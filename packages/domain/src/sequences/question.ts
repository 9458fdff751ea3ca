// Knows a question of a smart sequence: its kind, what can be answered, and which answers are right.
import * as z from "zod/mini";
import { compareWords } from "../games/index.ts";

/** The kinds that authors write. */
export const QUESTION_KINDS = ["SINGLE", "MULTIPLE", "TRUE_FALSE", "SHORT_ANSWER"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** The most texts that can answer one question, where the content lists no answers. */
export const MOST_WORDS = 20;

const answerSchema = z.looseObject({
  uuid: z.string(),
  text: z._default(z.string(), ""),
  correct: z.optional(z.boolean()),
});
const text = z._default(z.string(), "");
const questionSchema = z.looseObject({
  uuid: z.string(),
  kind: z.optional(z.string()),
  text,
  level: z.optional(z.number()),
  explanation: text,
  remediation: text,
  answers: z._default(z.array(answerSchema), []),
  accepted: z._default(z.array(z.string()), []),
});

/** An answer that can be chosen. */
export interface QuestionOption {
  readonly uuid: string;
  readonly text: string;
}
/**
 * A question: `right` holds the uuids of its right answers, or the right words where words are typed; null where the
 * content has none. `most` is how many answers it can be given: as many as it offers, or `MOST_WORDS` where it offers
 * none.
 */
export interface Question {
  readonly uuid: string;
  /** OPEN: typed words for which the content has no right answer. */
  readonly kind: QuestionKind | "OPEN";
  readonly text: string;
  /** From 1; a question without a level has the first. */
  readonly level: number;
  readonly options: readonly QuestionOption[];
  readonly right: ReadonlySet<string> | null;
  readonly most: number;
  /** May be empty. */
  readonly explanation: string;
  /** Shown when the level falls; may be empty. */
  readonly remediation: string;
}

const isKind = (kind: string | undefined): kind is QuestionKind => QUESTION_KINDS.some((one) => one === kind);

/** A value without a uuid is no question. */
export function readQuestion(value: unknown): readonly Question[] {
  const parsed = questionSchema.safeParse(value);
  if (!parsed.success) {
    // Its answers have an unknown form, but it is asked all the same.
    const bare = z.looseObject({ uuid: z.string(), text: z.catch(text, "") }).safeParse(value);
    if (!bare.success) return [];
    const { uuid, text: asked } = bare.data;
    return [{ ...NOTHING_SAID, uuid, text: asked }];
  }
  const { uuid, kind, answers, accepted, level, ...words } = parsed.data;
  const common = {
    uuid,
    text: words.text,
    level: level !== undefined && level >= 1 ? Math.floor(level) : 1,
    explanation: words.explanation,
    remediation: words.remediation,
  };
  if (kind === "SHORT_ANSWER") {
    const words = accepted.filter((word) => word.trim() !== "");
    return [{ ...common, kind, options: [], right: words.length > 0 ? new Set(words) : null, most: 1 }];
  }
  const right = answers.filter(({ correct }) => correct === true).map((answer) => answer.uuid);
  return [
    {
      ...common,
      kind: answers.length === 0 ? "OPEN" : isKind(kind) ? kind : right.length > 1 ? "MULTIPLE" : "SINGLE",
      options: answers.map((answer) => ({ uuid: answer.uuid, text: answer.text })),
      right: right.length > 0 ? new Set(right) : null,
      most: answers.length || MOST_WORDS,
    },
  ];
}
const NOTHING_SAID: Omit<Question, "uuid" | "text"> = {
  kind: "OPEN",
  level: 1,
  options: [],
  right: null,
  most: MOST_WORDS,
  explanation: "",
  remediation: "",
};

/** Null where the content has no right answer. Case, accents and punctuation of typed words may differ. */
export function judgeAnswer({ kind, right }: Pick<Question, "kind" | "right">, answers: readonly string[]) {
  if (!right) return null;
  if (kind === "SHORT_ANSWER") return compareWords(answers[0] ?? "", [...right], {}).isRight;
  const chosen = new Set(answers);
  return chosen.size === right.size && [...chosen].every((answer) => right.has(answer));
}
