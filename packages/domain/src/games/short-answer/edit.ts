// Knows how an author changes a game of short answers.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { MOST_SHORT, type ShortAnswer, type ShortQuestion } from "./schema.ts";

const withQuestions = <G extends ShortAnswer>(game: G, questions: readonly ShortQuestion[]): G => ({
  ...game,
  content: { ...game.content, questions },
});

/** The game with an empty question at the end, of the same kind as the last one; the very same game when it is full. */
export function addShort<G extends ShortAnswer>(game: G, random: () => number): G {
  const { questions } = game.content;
  if (questions.length >= MOST_SHORT) return game;
  const kind = questions.at(-1)?.kind ?? "text";
  const answer = { kind, accepted: [], value: 0, tolerance: 0, unit: "" };
  return withQuestions(game, [...questions, { slug: createSlug(random), text: "", ...answer, explanation: "" }]);
}

/** What an author writes of a question. */
export type ShortPart = Partial<Omit<ShortQuestion, "slug" | "sample">>;

/** The game with a part of one question changed; an equal one when it has no such question. */
export function changeShort<G extends ShortAnswer>(game: G, slug: string, part: ShortPart): G {
  const isAnswer = ["kind", "accepted", "value", "tolerance", "unit"].some((field) => field in part);
  const changed = changeOne(game.content.questions, slug, part).map((one) =>
    isAnswer && one.slug === slug && one.sample ? markAnswered(one) : one,
  );
  return withQuestions(game, changed);
}

/** The question without the mark of the example on its answer: its author wrote a part of it. */
function markAnswered({ sample = [], ...own }: ShortQuestion): ShortQuestion {
  const left = sample.filter((name) => name !== "answer");
  return { ...own, ...(left.length > 0 && { sample: left }) };
}

export const keepShort = <G extends ShortAnswer>(game: G, slug: string): G =>
  withQuestions(game, keepOne(game.content.questions, slug));
export const removeShort = <G extends ShortAnswer>(game: G, slug: string): G =>
  withQuestions(game, removeOne(game.content.questions, slug));
export const moveShort = <G extends ShortAnswer>(game: G, slug: string, step: -1 | 1): G =>
  withQuestions(game, moveOne(game.content.questions, slug, step));

/** The game with one of its settings changed. */
export const setShort = <G extends ShortAnswer>(
  game: G,
  part: Partial<Pick<ShortAnswer["content"], "strict" | "allowsTypos">>,
): G => ({ ...game, content: { ...game.content, ...part } });
