// Knows what is wrong with a smart sequence before its publication, and where.
import { readAskedNumber } from "../asked-number.ts";
import { isTypedKind } from "../question.ts";
import type { DraftQuestion, SequenceDraft } from "./draft.ts";
import { findLack, type MasteryLack } from "./find-lack.ts";

/** What can be wrong. */
export const SEQUENCE_PROBLEMS = [
  "no-question",
  "theme-untitled",
  "theme-twice",
  "question-twice",
  "question-blank",
  "answers-too-few",
  "answer-blank",
  "no-right",
  "several-right",
  "no-accepted",
  "no-number",
  "levels-missing",
  "mastery-beyond",
  "test-too-short",
  "story-empty",
] as const;
export type SequenceProblemKind = (typeof SEQUENCE_PROBLEMS)[number];

/** One thing that is wrong. */
export interface SequenceProblem {
  readonly kind: SequenceProblemKind;
  /** Uuids of its place; null where it concerns the whole. */
  readonly theme: string | null;
  readonly question: string | null;
  /** It keeps the sequence from being published. */
  readonly isGrave: boolean;
  /** For a theme that can never be mastered: why. */
  readonly lack?: MasteryLack;
}

/** A test with fewer questions tells next to nothing. */
const SHORTEST_TEST = 5;

const listTwice = (uuids: readonly string[]): ReadonlySet<string> =>
  new Set(uuids.filter((uuid, at) => uuids.indexOf(uuid) !== at));

function checkQuestion({ kind, text, answers, accepted }: DraftQuestion): readonly SequenceProblemKind[] {
  const isBlank = text.trim() === "" ? (["question-blank"] as const) : [];
  if (isTypedKind(kind)) {
    const given = accepted.filter((word) => word.trim() !== "");
    const isNumber = kind !== "NUMBER" || given.every((word) => readAskedNumber(word) !== null);
    return [
      ...isBlank,
      ...(given.length === 0 ? (["no-accepted"] as const) : []),
      ...(isNumber ? [] : (["no-number"] as const)),
    ];
  }
  const right = answers.filter(({ correct }) => correct).length;
  return [
    ...isBlank,
    ...(answers.length < 2 ? (["answers-too-few"] as const) : []),
    ...(answers.some((answer) => answer.text.trim() === "") ? (["answer-blank"] as const) : []),
    ...(kind !== "ORDERING" && right === 0 ? (["no-right"] as const) : []),
    ...(kind !== "ORDERING" && kind !== "MULTIPLE" && right > 1 ? (["several-right"] as const) : []),
  ];
}

function checkStrategy({ themes, rules }: SequenceDraft): readonly SequenceProblem[] {
  if (rules.strategy === "LINEAR") return [];
  if (rules.strategy === "ADAPTIVE_TEST") {
    const count = themes.reduce((sum, { questions }) => sum + questions.length, 0);
    const isShort = count > 0 && Math.min(count, rules.most) < SHORTEST_TEST;
    return isShort ? [{ kind: "test-too-short", theme: null, question: null, isGrave: true }] : [];
  }
  return themes.flatMap((theme): readonly SequenceProblem[] => {
    const levels = new Set(theme.questions.map(({ level }) => level ?? 1)).size;
    if (levels === 0) return [];
    const place = { theme: theme.uuid, question: null };
    const lack = findLack(theme, rules);
    return [
      ...(levels < 2 ? [{ ...place, kind: "levels-missing" as const, isGrave: true }] : []),
      ...(lack ? [{ ...place, kind: "mastery-beyond" as const, isGrave: true, lack }] : []),
    ];
  });
}

/** In the order of the sequence. */
export function checkSequence(draft: SequenceDraft): readonly SequenceProblem[] {
  const { themes, story } = draft;
  const questions = themes.flatMap((theme) => theme.questions);
  const themesTwice = listTwice(themes.map(({ uuid }) => uuid));
  const uuids = questions.map(({ uuid }) => uuid);
  const questionsTwice = new Set(uuids).size === uuids.length ? new Set<string>() : listTwice(uuids);
  const problems: SequenceProblem[] = [];
  const say = (kind: SequenceProblemKind, theme: string | null, question: string | null, isGrave = true) =>
    void problems.push({ kind, theme, question, isGrave });
  if (questions.length === 0) say("no-question", null, null);
  for (const theme of themes) {
    if (theme.title.trim() === "") say("theme-untitled", theme.uuid, null);
    if (themesTwice.has(theme.uuid)) say("theme-twice", theme.uuid, null);
    for (const question of theme.questions) {
      if (questionsTwice.has(question.uuid)) say("question-twice", theme.uuid, question.uuid);
      for (const kind of checkQuestion(question)) say(kind, theme.uuid, question.uuid);
    }
  }
  if (story.isCinematic && !story.pictures.some(({ src }) => src !== "")) say("story-empty", null, null, false);
  return [...problems, ...checkStrategy(draft)];
}
