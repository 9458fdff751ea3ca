// Knows what those who make and judge a game of the type CATEGORISE need.
import type { GameWriting } from "../game/game-rules.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten, type UnwrittenQuestion } from "../game/unwritten.ts";
import { sampleCategorise } from "./sample.ts";
import type { Categorise, Thing } from "./schema.ts";

const findGroup = ({ content }: Categorise, { group }: Thing) => content.groups.find(({ slug }) => slug === group);

/** A thing is an example as long as its group is. */
const showThing = (game: Categorise, thing: Thing) => ({
  text: thing.text,
  sample: thing.sample ?? (findGroup(game, thing)?.sample && ["text"]),
  isLost: thing.group === "",
});

const findNameless = ({ content }: Categorise): readonly UnwrittenQuestion[] =>
  content.groups.flatMap(({ name }, index) => (name.trim() === "" ? [{ number: index + 1, kind: "group" }] : []));

/** Groups, and things that each belong into one of them. */
export const categoriseWriting: GameWriting<Categorise> = {
  sample: sampleCategorise,
  solve: ({ content: { groups, things } }, right, wrong) =>
    solveItems(things, right, wrong, ({ group }, isRight) =>
      isRight ? group : (groups.find(({ slug }) => slug !== group)?.slug ?? ""),
    ),
  ask: (game) =>
    game.content.things.map((thing) => ({
      ...{ slug: thing.slug, words: thing.text, right: findGroup(game, thing)?.name ?? "" },
      isSample: showThing(game, thing).sample !== undefined,
    })),
  offer: ({ content }) => content.groups.map(({ slug, name }) => ({ slug, words: name })),
  findUnwritten: (game) => [
    ...findNameless(game),
    ...findUnwritten(game.content.things.map((thing) => showThing(game, thing))),
  ],
  nouns: { en: { one: "item", many: "items" }, fr: { one: "élément", many: "éléments", gender: "m" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      groups: game.content.groups.map((group) => ({ ...group, name: change(group.name) })),
      things: game.content.things.map((thing) => ({
        ...thing,
        text: change(thing.text),
        explanation: change(thing.explanation),
      })),
    },
  }),
  // It has texts only, and no media.
  listMedia: () => [],
};
