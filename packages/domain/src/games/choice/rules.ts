// Knows what a player needs of the type CHOICE.
import { readAnswers } from "../game/answers.ts";
import type { AnsweredItem } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, scoreItems } from "../game/score-items.ts";
import { chooseFrom, earnChoice } from "./judge.ts";
import { type Choice, parseChoice } from "./schema.ts";
import { type ChoiceView, viewChoice } from "./view.ts";

/** The slugs of the chosen options of each answered question, in the order of the content; never an empty list. */
const readChoices = ({ content }: Choice, data: unknown): ReadonlyMap<string, readonly string[]> =>
  readAnswers(data, (answer, slug) => {
    const question = content.questions.find((one) => one.slug === slug);
    return question && chooseFrom(question, answer);
  });

function list(game: Choice, data: unknown): readonly AnsweredItem[] {
  const choices = readChoices(game, data);
  return game.content.questions.flatMap(({ slug, text, options }) => {
    const answer = choices.get(slug);
    if (!answer) return [];
    const rightAnswer = options.flatMap((option) => (option.right ? [option.slug] : []));
    return [{ kind: "choice", slug, words: text, options: options.map((option) => option.slug), answer, rightAnswer }];
  });
}

/** Questions with options, one or several of which are right. */
export const choice: GameRules<Choice, ChoiceView> = {
  steps: [],
  parse: parseChoice,
  score(game, data) {
    const choices = readChoices(game, data);
    const items = game.content.questions.map((question) => {
      const chosen = choices.get(question.slug);
      return chosen
        ? judgeItem(question.slug, earnChoice(question, chosen, game.content.isWhole))
        : { slug: question.slug };
    });
    return scoreItems(items, game.config);
  },
  list,
  view: (game, data, items) => viewChoice(game, readChoices(game, data), data, items),
};
