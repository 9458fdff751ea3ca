// Knows which words may stand in each gap of a text, and which are right.
import { cutText } from "../../kernel/index.ts";
import { LONGEST_ANSWER, readAnswers } from "../game/answers.ts";
import { compareWords, type Spelling } from "../spelling/tolerance.ts";
import type { Gap, GapText } from "./schema.ts";
import { listGapAnswers } from "./text.ts";

/** A gap with its right answer. */
export interface FilledGap extends Gap {
  readonly right: string;
}

export function listGaps({ content }: Pick<GapText, "content">): readonly FilledGap[] {
  const answers = listGapAnswers(content.text);
  return content.gaps.map((gap, index) => ({ ...gap, right: answers[index] ?? "" }));
}

/** The words that are placed into gaps, with the decoys. */
export const listBank = (game: Pick<GapText, "content">): readonly string[] => {
  const own = listGaps(game).flatMap(({ mode, right }) => (mode === "token" ? [right] : []));
  return own.length === 0 ? [] : [...own, ...game.content.decoys.filter((word) => word.trim() !== "")];
};

/** The words in the list of a gap, each once. */
export const listOffers = ({ right, wrong }: FilledGap): readonly string[] => [
  ...new Set([right, ...wrong.map((word) => word.trim()).filter(Boolean)]),
];

/** The words in the gaps, by the slugs of the gaps; words that are not offered are ignored. */
export function readFilled(game: GapText, data: unknown): ReadonlyMap<string, string> {
  const gaps = new Map(listGaps(game).map((gap) => [gap.slug, gap]));
  const bank = listBank(game);
  return readAnswers(data, (answer, slug) => {
    const gap = gaps.get(slug);
    if (!gap || typeof answer !== "string") return undefined;
    if (gap.mode === "choose") return listOffers(gap).includes(answer) ? answer : undefined;
    if (gap.mode === "token") return bank.includes(answer) ? answer : undefined;
    return answer.trim() === "" ? undefined : cutText(answer, LONGEST_ANSWER);
  });
}

/** Typed words are compared as the author chose; others are simply right or not. */
export const judgeGap = ({ content }: GapText, gap: FilledGap, answer: string): Spelling =>
  gap.mode === "type"
    ? compareWords(answer, [gap.right, ...gap.alternatives], content)
    : { isRight: answer === gap.right, spelled: null };
