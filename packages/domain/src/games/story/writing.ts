// Knows what those who make and judge a game of the type ACADEMIZ_STORY need.
import type { GameWriting } from "../game/game-rules.ts";
import { findUnwritten } from "../game/unwritten.ts";
import { listShown, mapShown } from "../picture/shown-schema.ts";
import { findWay } from "./explore.ts";
import { findStoryFlaws } from "./find-flaws.ts";
import { sampleStory } from "./sample.ts";
import type { Story } from "./schema.ts";

/** Scenes with choices that lead to others. */
export const storyWriting: GameWriting<Story> = {
  sample: sampleStory,
  // The first `right` choices of the best way; with a wrong one, of the worst way from the beginning.
  solve: (story, right, wrong) => ({
    answers: { path: findWay(story, wrong > 0 ? -1 : 1)?.path.slice(0, right + wrong) ?? [] },
  }),
  ask: ({ content }) =>
    content.scenes.map(({ slug, title, text, ways, sample }) => ({
      ...{ slug, words: title || text, isSample: sample !== undefined },
      right: ways.map((way) => way.text).join(", "),
    })),
  offer: ({ content }, item) =>
    content.scenes
      .filter(({ slug }) => slug === item)
      .flatMap(({ ways }) => ways.map(({ slug, text }) => ({ slug, words: text }))),
  // Its ending or its points decide.
  hasParts: () => false,
  takesBlanks: () => false,
  hinted: () => [],
  findUnwritten: ({ content }) =>
    findUnwritten(
      content.scenes.map(({ text, ways, ending, sample }) => ({
        text: ending || ways.every((way) => way.text.trim() !== "") ? text : "",
        sample,
      })),
    ),
  findFlaws: findStoryFlaws,
  nouns: { en: { one: "scene", many: "scenes" }, fr: { one: "scène", many: "scènes", gender: "f" } },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      scenes: game.content.scenes.map((scene) =>
        mapShown(
          {
            ...scene,
            title: change(scene.title),
            text: change(scene.text),
            ways: scene.ways.map((way) => ({ ...way, text: change(way.text) })),
          },
          change,
        ),
      ),
      characters: game.content.characters.map((one) => mapShown({ ...one, name: change(one.name) }, change)),
    },
  }),
  listMedia: ({ content }) => listShown([...content.scenes, ...content.characters]),
};
