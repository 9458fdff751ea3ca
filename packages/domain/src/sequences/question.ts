// Knows a question of a smart sequence: its kind, what can be answered, and which answers are right.
import * as z from "zod/mini";
import { compareWords, shuffleSteps } from "../games/index.ts";
import { isAskedNumber, readAskedNumber } from "./asked-number.ts";

/** The kinds that authors write. */
export const QUESTION_KINDS = ["SINGLE", "MULTIPLE", "TRUE_FALSE", "SHORT_ANSWER", "NUMBER", "ORDERING"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Answered by typing; the right answers are `accepted`. */
export const isTypedKind = (kind: QuestionKind): kind is "SHORT_ANSWER" | "NUMBER" =>
  kind === "SHORT_ANSWER" || kind === "NUMBER";
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
 * A question: `right` holds the uuids of its right answers, in their order where they are put in order, or the right
 * words or numbers where these are typed; null where the content has none. `most` is how many answers it can be given:
 * as many as it offers, or `MOST_WORDS` where it offers none.
 */
export interface Question {
  readonly uuid: string;
  /** OPEN: typed words for which the content has no right answer. */
  readonly kind: QuestionKind | "OPEN";
  readonly text: string;
  /** From 1; a question without a level has the first. */
  readonly level: number;
  /** In the order of the content: that is the right one where they are put in order. */
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
  if (isKind(kind) && isTypedKind(kind)) {
    const words = accepted.filter((word) => (kind === "NUMBER" ? readAskedNumber(word) : word.trim() !== ""));
    return [{ ...common, kind, options: [], right: words.length > 0 ? new Set(words) : null, most: 1 }];
  }
  const isRight = (answer: (typeof answers)[number]) => kind === "ORDERING" || answer.correct === true;
  const right = answers.filter(isRight).map((answer) => answer.uuid);
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
  if (kind === "NUMBER") return listAsked(right).some((asked) => isAskedNumber(asked, answers[0] ?? "") === true);
  if (kind === "ORDERING") return answers.length === right.size && [...right].every((uuid, at) => answers[at] === uuid);
  const chosen = new Set(answers);
  return chosen.size === right.size && [...chosen].every((answer) => right.has(answer));
}

const listAsked = (right: ReadonlySet<string>) => [...right].flatMap((word) => readAskedNumber(word) ?? []);

/** What can be handed in: some answer, and a number where one is asked for. */
export function isAnswer({ kind, right }: Pick<Question, "kind" | "right">, answers: readonly string[]): boolean {
  if (answers.every((one) => one.trim() === "")) return false;
  return (
    kind !== "NUMBER" || listAsked(right ?? new Set()).some((asked) => isAskedNumber(asked, answers[0] ?? "") !== null)
  );
}
/** The unit behind a number that is typed; may be empty. */
export const readUnit = ({ right }: Pick<Question, "right">): string => listAsked(right ?? new Set())[0]?.unit ?? "";

/** The uuids of what is put in order, as a learner finds them: the same each time, and never in the right order. */
export const mixOptions = ({ uuid, options }: Pick<Question, "uuid" | "options">): readonly string[] =>
  shuffleSteps({ slug: uuid, steps: options.map((option) => ({ slug: option.uuid })) }, 0);
