// Knows how an author changes a game on parts of a picture: a question whose part is removed waits for its author to
// say where the answer is.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { type Area, fitArea, nextArea } from "../picture/area.ts";
import { type Find, type Hotspot, MOST_FINDS, MOST_SPOTS, type Spot } from "./schema.ts";

const withContent = <G extends Hotspot>(game: G, part: Partial<Hotspot["content"]>): G => ({
  ...game,
  content: { ...game.content, ...part },
});

/** The game with an empty part at the end, at the drawn place; the very same game when it is full. */
export function addSpot<G extends Hotspot>(game: G, random: () => number, drawn?: Area): G {
  const { areas } = game.content;
  if (areas.length >= MOST_SPOTS) return game;
  const area = drawn ? fitArea(drawn) : nextArea(areas.length);
  const spot = { slug: createSlug(random), name: "", description: "", note: "", ...area };
  return withContent(game, { areas: [...areas, spot] });
}
export function changeSpot<G extends Hotspot>(
  game: G,
  slug: string,
  part: Partial<Pick<Spot, "name" | "description" | "note">>,
): G {
  const { areas } = game.content;
  // An example's description is removed together with its name.
  const isExample = areas.some((one) => one.slug === slug && one.sample?.includes("description"));
  return withContent(game, {
    areas: changeOne<Spot>(areas, slug, { ...(isExample && part.name !== undefined && { description: "" }), ...part }),
  });
}
export const placeSpot = <G extends Hotspot>(game: G, slug: string, area: Area): G =>
  withContent(game, { areas: changeOne<Spot>(game.content.areas, slug, fitArea(area)) });
export const moveSpot = <G extends Hotspot>(game: G, slug: string, step: -1 | 1): G =>
  withContent(game, { areas: moveOne(game.content.areas, slug, step) });
/** Removes a part; one stays. */
export function removeSpot<G extends Hotspot>(game: G, slug: string): G {
  const areas = removeOne(game.content.areas, slug);
  const [first] = areas;
  if (!first) return game;
  const questions = game.content.questions.map((one) => {
    const left = one.areas.filter((area) => area !== slug);
    return left.length > 0 ? { ...one, areas: left } : { ...one, areas: [first.slug], isLost: true };
  });
  return withContent(game, { areas, questions });
}

/** The game with an empty question at the end; the very same game when it is full. */
export function addFind<G extends Hotspot>(game: G, random: () => number): G {
  const { questions, areas } = game.content;
  const [first] = areas;
  if (questions.length >= MOST_FINDS || !first) return game;
  return withContent(game, {
    questions: [...questions, { slug: createSlug(random), text: "", areas: [first.slug], explanation: "" }],
  });
}
/** Adds a part to a question, or removes it; the last one stays. */
export function changeFind<G extends Hotspot>(
  game: G,
  slug: string,
  { areas, ...part }: Partial<Pick<Find, "text" | "areas" | "explanation">>,
): G {
  const written = { ...part, ...(areas && areas.length > 0 && { areas, isLost: undefined }) };
  return withContent(game, { questions: changeOne<Find>(game.content.questions, slug, written) });
}
export const moveFind = <G extends Hotspot>(game: G, slug: string, step: -1 | 1): G =>
  withContent(game, { questions: moveOne(game.content.questions, slug, step) });
export const removeFind = <G extends Hotspot>(game: G, slug: string): G =>
  withContent(game, { questions: removeOne(game.content.questions, slug) });

/** The game with its picture or its settings changed. */
export const setHotspot = <G extends Hotspot>(
  game: G,
  part: Partial<Pick<Hotspot["content"], "mode" | "picture" | "strays" | "isHidden" | "isPenal">>,
): G => withContent(game, part);

/** The game in which the example of one part or question is the author's own. */
export const keepSpot = <G extends Hotspot>(game: G, slug: string): G =>
  withContent(game, {
    areas: keepOne(game.content.areas, slug),
    questions: keepOne(game.content.questions, slug),
  });
