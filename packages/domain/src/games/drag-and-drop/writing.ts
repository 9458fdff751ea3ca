// Knows what those who make and judge a game of the type DRAG_AND_DROP need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten, type UnwrittenQuestion } from "../game/unwritten.ts";
import { listPictures, mapPicture, nameShown } from "../picture/picture.ts";
import { hasDecoys, NOWHERE } from "./rules.ts";
import { sampleDragAndDrop } from "./sample.ts";
import type { DragAndDrop, Dragged } from "./schema.ts";

/** A thing is an example as long as one of its zones is. */
const showDragged = ({ content }: DragAndDrop, one: Dragged) => ({
  text: nameShown(one),
  sample:
    one.sample ?? (content.zones.some(({ slug, sample }) => sample && one.zones.includes(slug)) ? ["text"] : undefined),
  isLost: one.isLost ?? false,
});

const findNameless = ({ content }: DragAndDrop): readonly UnwrittenQuestion[] =>
  content.zones.flatMap(({ name }, index) => (name.trim() === "" ? [{ number: index + 1, kind: "group" }] : []));

/** A zone where the thing does not belong; empty where every zone is right. */
const findWrong = ({ content }: DragAndDrop, { zones }: Dragged): string =>
  content.zones.find(({ slug }) => !zones.includes(slug))?.slug ??
  (zones.length > 0 && hasDecoys(content) ? NOWHERE : "");

/** Things that are put into the zones where they belong. */
export const dragAndDropWriting: GameWriting<DragAndDrop> = {
  sample: sampleDragAndDrop,
  solve: (game, right, wrong) =>
    solveItems(game.content.items, right, wrong, (one, isRight) =>
      isRight ? (one.zones[0] ?? NOWHERE) : findWrong(game, one),
    ),
  ask: (game) =>
    game.content.items.map((one) => ({
      ...{ slug: one.slug, words: nameShown(one) },
      right: game.content.zones.flatMap(({ slug, name }) => (one.zones.includes(slug) ? [name] : [])).join(", ") || "–",
      isSample: showDragged(game, one).sample !== undefined,
    })),
  offer: ({ content }) => [
    ...content.zones.map(({ slug, name }) => ({ slug, words: name })),
    { slug: NOWHERE, words: "–" },
  ],
  findUnwritten: (game) => [
    ...findNameless(game),
    ...findUnwritten(game.content.items.map((one) => showDragged(game, one))),
  ],
  nouns: {
    en: { one: "item", many: "items", group: { one: "zone", many: "zones" } },
    fr: { one: "élément", many: "éléments", gender: "m", group: { one: "zone", many: "zones", gender: "f" } },
  },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...mapPicture(game.content, change),
      zones: game.content.zones.map((zone) => ({
        ...zone,
        name: change(zone.name),
        description: change(zone.description),
      })),
      items: game.content.items.map((one) => ({
        ...mapPicture(one, change),
        text: change(one.text),
        explanation: change(one.explanation),
      })),
    },
  }),
  listMedia: ({ content }) => listPictures([content.picture, ...content.items.map(({ picture }) => picture)]),
};
