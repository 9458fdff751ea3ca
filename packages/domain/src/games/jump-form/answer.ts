// Knows what counts as an answer to a question of a form, what it is worth, and which question comes after it.
import { cutText } from "../../kernel/index.ts";
import { LONGEST_ANSWER } from "../game/answers.ts";
import { readNumbers } from "../short-answer/read-number.ts";
import { FORM_END, type FormJump, type FormQuestion, type JumpForm } from "./schema.ts";

/** The most letters of a long answer that are kept. */
export const LONGEST_TEXT = 1_000;

/**
 * One answer, read: options by their slugs, a number, words or a day; `passed` where the learner skipped the question.
 */
export type FormAnswer =
  | { readonly kind: "options"; readonly slugs: readonly string[] }
  | { readonly kind: "number"; readonly value: number; readonly typed: string }
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "passed" };

export const readScale = ({ least = 1, most = 5 }: FormQuestion): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

function readOptions({ options, several }: FormQuestion, kept: unknown): FormAnswer | undefined {
  if (!Array.isArray(kept)) return undefined;
  const slugs = options.flatMap(({ slug }) => (kept.includes(slug) ? [slug] : []));
  return slugs.length > 0 && (several || slugs.length === 1) ? { kind: "options", slugs } : undefined;
}

function readNumber({ least, most, unit }: FormQuestion, kept: unknown): FormAnswer | undefined {
  if (typeof kept !== "string") return undefined;
  const typed = cutText(kept, LONGEST_ANSWER);
  const value = readNumbers(typed, unit).find((one) => one >= (least ?? one) && one <= (most ?? one));
  return value === undefined ? undefined : { kind: "number", value, typed };
}

/** Undefined where the kept value is no answer to this question. */
export function readFormAnswer(question: FormQuestion, kept: unknown): FormAnswer | undefined {
  if (kept === null) return question.isOptional ? { kind: "passed" } : undefined;
  switch (question.kind) {
    case "choice":
      return readOptions(question, kept);
    case "scale":
      return typeof kept === "number" && readScale(question).includes(kept)
        ? { kind: "number", value: kept, typed: String(kept) }
        : undefined;
    case "number":
      return readNumber(question, kept);
    case "date":
      return typeof kept === "string" && isDay(kept) ? { kind: "words", text: kept } : undefined;
    case "short":
    case "long": {
      if (typeof kept !== "string" || kept.trim() === "") return undefined;
      return { kind: "words", text: cutText(kept, question.kind === "short" ? LONGEST_ANSWER : LONGEST_TEXT) };
    }
  }
}

/** What an answer is worth; 0 where the form has no score. */
export function earnOf({ content }: JumpForm, { options, counts, kind }: FormQuestion, answer: FormAnswer): number {
  if (!content.scored) return 0;
  if (answer.kind === "options")
    return options.reduce((sum, { slug, points }) => (answer.slugs.includes(slug) ? sum + points : sum), 0);
  return kind === "scale" && counts && answer.kind === "number" ? answer.value : 0;
}

export function holdsJump({ options, least, most }: FormJump, answer: FormAnswer): boolean {
  if (answer.kind === "options") return options.some((slug) => answer.slugs.includes(slug));
  if (answer.kind !== "number" || (least === undefined && most === undefined)) return false;
  return answer.value >= (least ?? answer.value) && answer.value <= (most ?? answer.value);
}

/**
 * The question that a target names; null for the end. An empty target, and one that does not exist, mean the question
 * that follows.
 */
function findTarget({ content: { questions } }: JumpForm, from: FormQuestion, to: string): FormQuestion | null {
  if (to === FORM_END) return null;
  const named = questions.find(({ slug }) => slug === to);
  return named ?? questions[questions.findIndex(({ slug }) => slug === from.slug) + 1] ?? null;
}

/** What comes after an answer; null for the end. */
export function followAnswer(form: JumpForm, question: FormQuestion, answer: FormAnswer): FormQuestion | null {
  const jump = question.jumps.find((one) => holdsJump(one, answer));
  return findTarget(form, question, jump ? jump.to : question.next);
}
