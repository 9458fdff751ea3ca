// Knows how a kept answer is told to who made the game: in the words of the content that is published now.
import { type Game, listAsked, listOffered } from "../games/index.ts";
import type { AnswerValue, KeptAnswer } from "./ended-attempt.ts";

/** A part of an answer: words, a number, true or false; null for an option that the content no longer has. */
export type ToldPart = string | number | boolean | null;

export interface ToldAnswer {
  /** What was asked; null where the content no longer asks it. */
  readonly words: string | null;
  /** What was answered, part by part; empty where it was only looked at. */
  readonly said: readonly ToldPart[];
  /** What is right, where the answer is not wholly right; else null. */
  readonly right: string | boolean | null;
}

/** In a game that goes in circles each visit of a scene is an item of its own: `scene`, `scene.2`. */
const findOwn = (item: string): string => item.replace(/\.\d+$/u, "");

/** @param game as it is published now; null where it is gone. */
export function tellAnswer(game: Game | null, { item, kind, answer, verdict }: KeptAnswer): ToldAnswer {
  const asked = game ? listAsked(game) : [];
  const question = asked.find(({ slug }) => slug === item) ?? asked.find(({ slug }) => slug === findOwn(item));
  const offered = game && question ? listOffered(game, question.slug) : [];
  const isMissed = verdict === "wrong" || verdict === "partly";
  return {
    words: question?.words ?? null,
    said: tellParts(kind, answer, new Map(offered.map(({ slug, words }) => [slug, words]))),
    right: (isMissed ? question?.right : null) ?? null,
  };
}

function tellParts(
  kind: KeptAnswer["kind"],
  answer: AnswerValue | null,
  words: ReadonlyMap<string, string>,
): readonly ToldPart[] {
  if (answer === null) return [];
  const name = (slug: string) => words.get(slug) ?? null;
  if (kind === "matching") return [name(String(answer))];
  if (typeof answer !== "object") return [answer];
  if (kind !== "sequencing") return answer.map(name);
  // Things without words that are put in order, such as the tiles of a picture, say nothing by themselves.
  if (words.size === 0) return [];
  return answer.map((slug, index) => {
    const one = name(slug);
    return one && `${index + 1}. ${one}`;
  });
}
