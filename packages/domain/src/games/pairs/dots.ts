// Knows how dots are joined in their order: what was tried first in the place of each counts.
import { readAnswers } from "../game/answers.ts";
import type { AnsweredChoice, GameItemResult } from "../game/game-result.ts";
import { judgeItem } from "../game/score-items.ts";
import type { Dot, Pairs } from "./schema.ts";

/** A dot of the picture. */
export interface DotView extends Pick<Dot, "slug" | "name" | "x" | "y"> {
  /** Its place in the line, from 1; null while it is not joined. */
  readonly place: number | null;
  /** The slug of the dot that was tried first in its place; null while none was. */
  readonly first: string | null;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}
/** The dots as they are drawn. */
export interface DotsView {
  /** From top to bottom and from left to right, which does not tell the order of the line. */
  readonly dots: readonly DotView[];
  /** The slug of the dot that is joined next; null when all are. Not to be shown. */
  readonly next: string | null;
}

/** What was tried where a dot was next: another one first, or itself; `isJoined` once it was itself. */
interface Tried {
  readonly dot: Dot;
  /** The slug of what was tried first; empty where that is no dot any more. */
  readonly first: string;
  readonly isJoined: boolean;
}

/** What was tried, dot by dot: all but the last are joined. */
function readTried({ content: { dots } }: Pairs, data: unknown): readonly Tried[] {
  const given = readAnswers<readonly unknown[]>(data, (answer) => (Array.isArray(answer) ? answer : undefined));
  const tried: Tried[] = [];
  for (const dot of dots) {
    const answer = given.get(dot.slug) ?? [];
    const isJoined = answer.includes(dot.slug);
    const first = dots.find(({ slug }) => slug === answer[0])?.slug ?? "";
    if (isJoined || first !== "") tried.push({ dot, first, isJoined });
    if (!isJoined) break;
  }
  return tried;
}

/** A dot is worth one where it was tried first in its place. */
export function judgeDots(game: Pairs, data: unknown): readonly GameItemResult[] {
  const tried = new Map(readTried(game, data).map((one) => [one.dot.slug, one]));
  return game.content.dots.map(({ slug }) => {
    const one = tried.get(slug);
    return one?.isJoined ? judgeItem(slug, one.first === slug ? 1 : 0) : { slug };
  });
}

/** What was tried first in the place of each joined dot, among all dots. */
export function listDotAnswers(game: Pairs, data: unknown): readonly AnsweredChoice[] {
  const options = game.content.dots.map(({ slug }) => slug).toSorted();
  const joined = readTried(game, data).filter(({ isJoined }) => isJoined);
  return joined.map(({ dot: { slug }, first }, index) => ({
    ...{ kind: "choice", slug, words: String(index + 1), options, rightAnswer: [slug] },
    answer: first === "" ? [] : [first],
  }));
}

/** The dots with what was tried. */
export function viewDots(game: Pairs, data: unknown): DotsView {
  const tried = readTried(game, data);
  const { dots } = game.content;
  const drawn = dots.map(({ slug, name, x, y, explanation }, index): DotView => {
    const one = tried[index];
    return { slug, name, x, y, explanation, place: one?.isJoined ? index + 1 : null, first: one?.first ?? null };
  });
  return {
    dots: drawn.toSorted((one, other) => one.y - other.y || one.x - other.x),
    next: drawn.find(({ place }) => place === null)?.slug ?? null,
  };
}

/** The answer state once this dot was tried; null where that changes nothing: it is joined, or was the first miss. */
export function tryDot({ dots, next }: DotsView, slug: string): unknown {
  const tried = dots.find((dot) => dot.slug === slug);
  const place = dots.find((dot) => dot.slug === next);
  const isRight = slug === next;
  if (!tried || !place || tried.place !== null || (place.first !== null && !isRight)) return null;
  const keep = (own: string, first: string, isJoined: boolean) =>
    [own, isJoined && first !== own ? [first, own] : [first]] as const;
  const joined = dots.flatMap((dot) => (dot.place === null ? [] : [keep(dot.slug, dot.first ?? "", true)]));
  return { answers: Object.fromEntries([...joined, keep(place.slug, place.first ?? slug, isRight)]) };
}
