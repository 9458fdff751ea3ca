// Knows how an author changes a game of groups: things of a group that is removed are left without one.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { type Categorise, type Group, LEAST_GROUPS, MOST_GROUPS, MOST_THINGS, type Thing } from "./schema.ts";

const withContent = <G extends Categorise>(game: G, part: Partial<Categorise["content"]>): G => ({
  ...game,
  content: { ...game.content, ...part },
});

/** The game with an empty group at the end; the very same game when it is full. */
export function addGroup<G extends Categorise>(game: G, random: () => number): G {
  const { groups } = game.content;
  if (groups.length >= MOST_GROUPS) return game;
  return withContent(game, { groups: [...groups, { slug: createSlug(random), name: "" }] });
}
export const nameGroup = <G extends Categorise>(game: G, slug: string, name: string): G =>
  withContent(game, { groups: changeOne<Group>(game.content.groups, slug, { name }) });
export const moveGroup = <G extends Categorise>(game: G, slug: string, step: -1 | 1): G =>
  withContent(game, { groups: moveOne(game.content.groups, slug, step) });
/** At least two groups stay. */
export function removeGroup<G extends Categorise>(game: G, slug: string): G {
  const groups = removeOne(game.content.groups, slug);
  if (groups.length < LEAST_GROUPS) return game;
  const things = game.content.things.map((one) => (one.group === slug ? { ...one, group: "" } : one));
  return withContent(game, { groups, things });
}

/**
 * The game with an empty thing at the end, in the group of the last thing that has one; the very same when it is full.
 */
export function addThing<G extends Categorise>(game: G, random: () => number): G {
  const { groups, things } = game.content;
  const group = things.findLast((one) => one.group !== "")?.group ?? groups[0]?.slug;
  if (things.length >= MOST_THINGS || group === undefined) return game;
  return withContent(game, { things: [...things, { slug: createSlug(random), text: "", group, explanation: "" }] });
}
export const changeThing = <G extends Categorise>(
  game: G,
  slug: string,
  part: Partial<Pick<Thing, "text" | "group" | "explanation">>,
): G => withContent(game, { things: changeOne(game.content.things, slug, part) });
export const moveThing = <G extends Categorise>(game: G, slug: string, step: -1 | 1): G =>
  withContent(game, { things: moveOne(game.content.things, slug, step) });
export const removeThing = <G extends Categorise>(game: G, slug: string): G =>
  withContent(game, { things: removeOne(game.content.things, slug) });

/** The game in which the example of one group or thing is the author's own. */
export const keepCategorised = <G extends Categorise>(game: G, slug: string): G =>
  withContent(game, { groups: keepOne(game.content.groups, slug), things: keepOne(game.content.things, slug) });
