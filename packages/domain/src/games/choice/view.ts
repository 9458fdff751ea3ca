// Knows what a game of choices shows: its questions, each with what was chosen and what it was worth.
import { readSeed } from "../game/answers.ts";
import type { GameItemResult, Verdict } from "../game/game-result.ts";
import { readVerdict } from "../game/score-items.ts";
import { nameShown } from "../picture/picture.ts";
import type { Choice, ChoiceOption, ChoiceQuestion } from "./schema.ts";

/** One question with what the learner chose. A view shows what is right and why once the game is done. */
export interface ChoiceQuestionView {
  readonly slug: string;
  readonly text: string;
  readonly several: boolean;
  /** In the order of the content; `name` is the option's words, or the alternative of its picture. */
  readonly options: readonly (ChoiceOption & { readonly name: string; readonly isChosen: boolean })[];
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** What a game of choices shows of itself. */
export interface ChoiceView {
  readonly questions: readonly ChoiceQuestionView[];
  /** True where the options are drawn in an order that the seed of the attempt decides. */
  readonly isShuffled: boolean;
  /** Null before the first answer: the view then draws a seed. */
  readonly seed: number | null;
}

/** @param item what the answer was worth; undefined until that may be shown. */
export const viewQuestion = (
  { slug, text, several, options, explanation }: ChoiceQuestion,
  chosen: readonly string[],
  item: GameItemResult | undefined,
): ChoiceQuestionView => ({
  ...{ slug, text, several, explanation },
  options: options.map((option) => ({
    ...option,
    name: nameShown(option),
    isChosen: chosen.includes(option.slug),
  })),
  verdict: readVerdict(item),
});

/** @param items what the answers were worth; null until that may be shown. */
export const viewChoice = (
  { content }: Choice,
  choices: ReadonlyMap<string, readonly string[]>,
  data: unknown,
  items: readonly GameItemResult[] | null,
): ChoiceView => ({
  isShuffled: content.shuffled ?? false,
  seed: readSeed(data),
  questions: content.questions.map((question, index) =>
    viewQuestion(question, choices.get(question.slug) ?? [], items?.[index]),
  ),
});
