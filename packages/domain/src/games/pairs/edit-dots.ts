// Knows how an author changes the dots that are joined in an order.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, moveOne, removeOne } from "../game/item-list.ts";
import type { Area } from "../picture/area.ts";
import { type Dot, LEAST_DOTS, MOST_DOTS, type Pairs } from "./schema.ts";

/** Where a dot lies, in percent. */
export type Point = Pick<Area, "x" | "y">;

const withDots = <G extends Pairs>(game: G, dots: readonly Dot[]): G => ({
  ...game,
  content: { ...game.content, dots },
});

/** In tenths of a percent, on the picture. */
const fit = (at: number): number => Math.round(Math.min(100, Math.max(0, at)) * 10) / 10;
const fitPoint = ({ x, y }: Point): Point => ({ x: fit(x), y: fit(y) });

/** Where a new dot is put: apart from the former ones, and not in the order of reading, which would tell the order. */
const nextPoint = (count: number): Point => ({ x: 10 + ((count * 2) % 5) * 20, y: 15 + ((count * 5) % 6) * 14 });

const makeDot = (random: () => number, point: Point): Dot => ({
  ...{ slug: createSlug(random), name: "", explanation: "" },
  ...fitPoint(point),
});

/** The game with a nameless dot at the end, at this place; the very same game when it is full. */
export function addDot<G extends Pairs>(game: G, random: () => number, at?: Point): G {
  const { dots } = game.content;
  return dots.length >= MOST_DOTS ? game : withDots(game, [...dots, makeDot(random, at ?? nextPoint(dots.length))]);
}
export const changeDot = <G extends Pairs>(
  game: G,
  slug: string,
  part: Partial<Pick<Dot, "name" | "explanation">>,
): G => withDots(game, changeOne<Dot>(game.content.dots, slug, part));
export const placeDot = <G extends Pairs>(game: G, slug: string, at: Point): G =>
  withDots(game, changeOne<Dot>(game.content.dots, slug, fitPoint(at)));
export const moveDot = <G extends Pairs>(game: G, slug: string, step: -1 | 1): G =>
  withDots(game, moveOne(game.content.dots, slug, step));
/** Removes a dot; the fewest that make a line stay. */
export const removeDot = <G extends Pairs>(game: G, slug: string): G =>
  game.content.dots.length <= LEAST_DOTS ? game : withDots(game, removeOne(game.content.dots, slug));

/**
 * The game with its mode or a setting of it changed. What the other mode is made of stays; a game without dots
 * gets the fewest that make a line.
 */
export function setPairs<G extends Pairs>(
  game: G,
  part: Partial<Pick<Pairs["content"], "mode" | "picture" | "isClosed" | "isPenal">>,
  random: () => number,
): G {
  const changed = { ...game, content: { ...game.content, ...part } };
  const lacking = part.mode === "dots" ? Math.max(0, LEAST_DOTS - game.content.dots.length) : 0;
  return Array.from({ length: lacking }).reduce((own: G) => addDot(own, random), changed);
}
