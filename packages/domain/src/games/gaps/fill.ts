// Knows what may stand in each gap of a text, and whether it is right.
import { LONGEST_ANSWER, readAnswers } from "../game/answers.ts";
import { compareWords, type Spelling } from "../spelling/tolerance.ts";
import type { Gap, GapText } from "./schema.ts";
import { listGapAnswers } from "./text.ts";

/** A gap with what is right in it. */
export interface FilledGap extends Gap {
  readonly right: string;
}

export function listGaps({ content }: Pick<GapText, "content">): readonly FilledGap[] {
  const answers = listGapAnswers(content.text);
  return content.gaps.map((gap, index) => ({ ...gap, right: answers[index] ?? "" }));
}

/** The words that are placed into gaps, those that belong into none among them. */
export const listBank = (game: Pick<GapText, "content">): readonly string[] => {
  const own = listGaps(game).flatMap(({ mode, right }) => (mode === "token" ? [right] : []));
  return own.length === 0 ? [] : [...own, ...game.content.decoys.filter((word) => word.trim() !== "")];
};

/** What a list offers: each word once. */
export const listOffers = ({ right, wrong }: FilledGap): readonly string[] => [
  ...new Set([right, ...wrong.map((word) => word.trim()).filter(Boolean)]),
];

/** What stands in the gaps, by their slugs; what is not offered is passed over. */
export function readFilled(game: GapText, data: unknown): ReadonlyMap<string, string> {
  const gaps = new Map(listGaps(game).map((gap) => [gap.slug, gap]));
  const bank = listBank(game);
  return readAnswers(data, (answer, slug) => {
    const gap = gaps.get(slug);
    if (!gap || typeof answer !== "string") return undefined;
    if (gap.mode === "choose") return listOffers(gap).includes(answer) ? answer : undefined;
    if (gap.mode === "token") return bank.includes(answer) ? answer : undefined;
    return answer.trim() === "" ? undefined : answer.slice(0, LONGEST_ANSWER);
  });
}

/** Words that are typed are compared as the author says; others are the right ones or not. */
export const judgeGap = ({ content }: GapText, gap: FilledGap, answer: string): Spelling =>
  gap.mode === "type"
    ? compareWords(answer, [gap.right, ...gap.alternatives], content)
    : { isRight: answer === gap.right, spelled: null };
