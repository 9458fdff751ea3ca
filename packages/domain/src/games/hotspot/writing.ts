// Knows what those who make and judge a game of the type HOTSPOT need.
import type { GameWriting } from "../game/game-rules.ts";
import { findPartner } from "../game/partners.ts";
import { solveItems } from "../game/solve-items.ts";
import { findUnwritten, type UnwrittenQuestion } from "../game/unwritten.ts";
import { listPictures, mapPicture } from "../picture/picture.ts";
import { listLabels } from "./rules.ts";
import { sampleHotspot } from "./sample.ts";
import type { Find, Hotspot, Spot } from "./schema.ts";

const isLabelled = ({ content }: Hotspot): boolean => content.mode === "label";

/** A question is an example as long as one of its parts is; without a picture there is nothing to ask about. */
const showFind = ({ content: { areas, picture } }: Hotspot, { text, areas: own, sample, isLost = false }: Find) => ({
  isLost,
  text: picture.src.trim() === "" ? "" : text,
  sample: sample ?? (areas.some((area) => area.sample && own.includes(area.slug)) ? ["text"] : undefined),
});
const showSpot = ({ content: { picture } }: Hotspot, { sample }: Spot) => ({
  text: picture.src.trim() === "" ? "" : "–",
  sample: sample && ["text"],
});

const findNameless = ({ content }: Hotspot): readonly UnwrittenQuestion[] =>
  content.areas.flatMap(({ name }, index) => (name.trim() === "" ? [{ number: index + 1, kind: "group" }] : []));

const nameFound = ({ content }: Hotspot, { areas }: Find): string =>
  content.areas.flatMap(({ slug, name }) => (areas.includes(slug) ? [name] : [])).join(", ");

/** A picture whose parts are found, or labelled. */
export const hotspotWriting: GameWriting<Hotspot> = {
  sample: sampleHotspot,
  solve(game, right, wrong) {
    const { areas, questions } = game.content;
    if (isLabelled(game)) {
      const labels = listLabels(game);
      return solveItems(areas, right, wrong, ({ name }, isRight) => {
        const own = findPartner(labels, name);
        return isRight ? own.key : (labels.find(({ key }) => key !== own.key)?.key ?? "");
      });
    }
    return solveItems(questions, right, wrong, (question, isRight) =>
      areas
        .flatMap(({ slug }) => (question.areas.includes(slug) === isRight ? [slug] : []))
        .slice(0, isRight ? undefined : 1),
    );
  },
  ask: (game) =>
    isLabelled(game)
      ? game.content.areas.map(({ slug, name, description, sample }, index) => ({
          ...{ slug, words: description.trim() || String(index + 1), right: name },
          isSample: sample !== undefined,
        }))
      : game.content.questions.map((question) => ({
          ...{ slug: question.slug, words: question.text, right: nameFound(game, question) },
          isSample: showFind(game, question).sample !== undefined,
        })),
  offer: (game) =>
    isLabelled(game)
      ? listLabels(game).map(({ key, text }) => ({ slug: key, words: text }))
      : game.content.areas.map(({ slug, name }) => ({ slug, words: name })),
  findUnwritten: (game) => [
    ...findNameless(game),
    ...findUnwritten(
      isLabelled(game)
        ? game.content.areas.map((area) => showSpot(game, area))
        : game.content.questions.map((question) => showFind(game, question)),
    ),
  ],
  nouns: {
    en: { one: "question", many: "questions", group: { one: "zone", many: "zones" } },
    fr: {
      ...{ one: "question", many: "questions", gender: "f" },
      group: { one: "zone", many: "zones", gender: "f" },
    },
  },
  mapTexts: (game, change) => ({
    ...game,
    content: {
      ...game.content,
      picture: mapPicture(game.content, change).picture,
      areas: game.content.areas.map((area) => ({
        ...area,
        name: change(area.name),
        description: change(area.description),
        note: change(area.note),
      })),
      questions: game.content.questions.map((question) => ({
        ...question,
        text: change(question.text),
        explanation: change(question.explanation),
      })),
      strays: game.content.strays.map(change),
    },
  }),
  listMedia: ({ content }) => listPictures([content.picture]),
};
