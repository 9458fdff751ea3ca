// Knows how an author changes a game of things and zones: a thing that only belonged to a removed zone waits for its
// author to say where it belongs.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { type Area, fitArea, nextArea } from "../picture/area.ts";
import { type DragAndDrop, type Dragged, MOST_DRAGGED, MOST_ZONES, type Zone } from "./schema.ts";

const withContent = <G extends DragAndDrop>(game: G, part: Partial<DragAndDrop["content"]>): G => ({
  ...game,
  content: { ...game.content, ...part },
});

/** The game with an empty zone at the end, at the drawn place; the very same game when it is full. */
export function addZone<G extends DragAndDrop>(game: G, random: () => number, drawn?: Area): G {
  const { zones } = game.content;
  if (zones.length >= MOST_ZONES) return game;
  const area = drawn ? fitArea(drawn) : nextArea(zones.length);
  return withContent(game, { zones: [...zones, { slug: createSlug(random), name: "", description: "", ...area }] });
}
export const changeZone = <G extends DragAndDrop>(
  game: G,
  slug: string,
  part: Partial<Pick<Zone, "name" | "description">>,
): G => withContent(game, { zones: changeOne<Zone>(game.content.zones, slug, part) });
export const placeZone = <G extends DragAndDrop>(game: G, slug: string, area: Area): G =>
  withContent(game, { zones: changeOne<Zone>(game.content.zones, slug, fitArea(area)) });
/** Sets how many things a zone takes; undefined: any number. */
export const setCapacity = <G extends DragAndDrop>(game: G, slug: string, capacity: number | undefined): G =>
  withContent(game, {
    zones: game.content.zones.map(({ capacity: former, ...zone }) => {
      if (zone.slug !== slug) return former === undefined ? zone : { ...zone, capacity: former };
      return capacity === undefined ? zone : { ...zone, capacity: Math.max(1, Math.round(capacity)) };
    }),
  });
export const moveZone = <G extends DragAndDrop>(game: G, slug: string, step: -1 | 1): G =>
  withContent(game, { zones: moveOne(game.content.zones, slug, step) });
/** Removes a zone; one stays. */
export function removeZone<G extends DragAndDrop>(game: G, slug: string): G {
  const zones = removeOne(game.content.zones, slug);
  if (zones.length === 0) return game;
  const items = game.content.items.map((one) => {
    if (!one.zones.includes(slug)) return one;
    const left = one.zones.filter((zone) => zone !== slug);
    return left.length > 0 ? { ...one, zones: left } : { ...one, zones: left, isLost: true };
  });
  return withContent(game, { zones, items });
}

/**
 * The game with an empty thing at the end, in the zones of the last thing that has any; the very same when it is full.
 */
export function addDragged<G extends DragAndDrop>(game: G, random: () => number): G {
  const { items, zones } = game.content;
  if (items.length >= MOST_DRAGGED) return game;
  const own = items.findLast((one) => one.zones.length > 0)?.zones ?? zones.slice(0, 1).map(({ slug }) => slug);
  return withContent(game, { items: [...items, { slug: createSlug(random), text: "", zones: own, explanation: "" }] });
}
export const changeDragged = <G extends DragAndDrop>(
  game: G,
  slug: string,
  part: Partial<Pick<Dragged, "text" | "picture" | "zones" | "explanation">>,
): G =>
  withContent(game, {
    items: changeOne<Dragged>(game.content.items, slug, part.zones ? { ...part, isLost: undefined } : part),
  });
export const moveDragged = <G extends DragAndDrop>(game: G, slug: string, step: -1 | 1): G =>
  withContent(game, { items: moveOne(game.content.items, slug, step) });
export const removeDragged = <G extends DragAndDrop>(game: G, slug: string): G =>
  withContent(game, { items: removeOne(game.content.items, slug) });

/** The game with its picture or its settings changed. */
export const setBoard = <G extends DragAndDrop>(
  game: G,
  part: Partial<Pick<DragAndDrop["content"], "picture" | "labels" | "isTraining">>,
): G => withContent(game, part);

/** The game in which the example of one zone or thing is the author's own. */
export const keepDragged = <G extends DragAndDrop>(game: G, slug: string): G =>
  withContent(game, { zones: keepOne(game.content.zones, slug), items: keepOne(game.content.items, slug) });
