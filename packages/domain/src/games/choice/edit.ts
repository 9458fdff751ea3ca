// Knows how an author changes a game of choices: a question always keeps options, at least one of which is right.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import type { GamePicture } from "../picture/picture.ts";
import {
  type Choice,
  type ChoiceOption,
  type ChoiceQuestion,
  LEAST_OPTIONS,
  MOST_CHOICES,
  MOST_OPTIONS,
} from "./schema.ts";

const withQuestions = <G extends Choice>(game: G, questions: readonly ChoiceQuestion[]): G => ({
  ...game,
  content: { ...game.content, questions },
});

const makeOption = (random: () => number, right: boolean): ChoiceOption => ({
  slug: createSlug(random),
  text: "",
  right,
});

/** The game with an empty question at the end, under random slugs; the very same game when it is full. */
export function addChoice<G extends Choice>(game: G, random: () => number): G {
  const { questions } = game.content;
  if (questions.length >= MOST_CHOICES) return game;
  const options = [makeOption(random, true), makeOption(random, false)];
  const question = { slug: createSlug(random), text: "", several: false, options, explanation: "" };
  return withQuestions(game, [...questions, question]);
}

/** What an author writes of a question. */
export type ChoicePart = Partial<Pick<ChoiceQuestion, "text" | "options" | "explanation" | "several">>;

/** The game with a part of one question changed; an equal one when it has no such question. */
export const changeChoice = <G extends Choice>(game: G, slug: string, part: ChoicePart): G =>
  withQuestions(game, changeOne(game.content.questions, slug, part));
export const keepChoice = <G extends Choice>(game: G, slug: string): G =>
  withQuestions(game, keepOne(game.content.questions, slug));
export const removeChoice = <G extends Choice>(game: G, slug: string): G =>
  withQuestions(game, removeOne(game.content.questions, slug));
export const moveChoice = <G extends Choice>(game: G, slug: string, step: -1 | 1): G =>
  withQuestions(game, moveOne(game.content.questions, slug, step));

/** Lets several options be right, or only one: then the first right one alone stays right. */
export function writeSeveral({ options }: ChoiceQuestion, several: boolean): ChoicePart {
  if (several) return { several };
  const first = options.findIndex((option) => option.right);
  return { several, options: options.map((option, index) => ({ ...option, right: index === first })) };
}

/**
 * Marks an option as right or wrong. Where only one may be right, it replaces the former one; the last right one stays
 * right.
 */
export function markRight({ options, several }: ChoiceQuestion, slug: string, right: boolean): ChoicePart {
  const marked = options.map((option) => {
    if (option.slug === slug) return { ...option, right };
    return several ? option : { ...option, right: !right && option.right };
  });
  return { options: marked.some((option) => option.right) ? marked : options };
}

export const writeOption = ({ options }: ChoiceQuestion, slug: string, text: string): ChoicePart => ({
  options: options.map((option) => (option.slug === slug ? { ...option, text } : option)),
});

/** Changes the picture of an option; undefined removes it. */
export const setOptionPicture = (
  { options }: ChoiceQuestion,
  slug: string,
  picture: GamePicture | undefined,
): ChoicePart => ({
  options: options.map(({ picture: former, ...option }) => {
    const shown = option.slug === slug ? picture : former;
    return shown ? { ...option, picture: shown } : option;
  }),
});
export const clearPictures = ({ options }: ChoiceQuestion): ChoicePart => ({
  options: options.map(({ picture: _, ...option }) => option),
});

/** Adds an empty option; ten at most. */
export const addOption = ({ options }: ChoiceQuestion, random: () => number): ChoicePart => ({
  options: options.length < MOST_OPTIONS ? [...options, makeOption(random, false)] : options,
});

/** Removes an option; at least two stay, and one that is right. */
export function removeOption({ options }: ChoiceQuestion, slug: string): ChoicePart {
  const left = options.filter((option) => option.slug !== slug);
  if (left.length < LEAST_OPTIONS) return { options };
  const hasRight = left.some((option) => option.right);
  return {
    options: hasRight ? left : left.map((option, index) => (index === 0 ? { ...option, right: true } : option)),
  };
}

/** The game with one of its settings changed. */
export const setChoices = <G extends Choice>(
  game: G,
  part: Partial<Pick<Choice["content"], "shuffled" | "isWhole">>,
): G => ({
  ...game,
  content: { ...game.content, ...part },
});
