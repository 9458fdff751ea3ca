// Knows what a player needs of the type CHOICE.
import { readAnswers } from "../game/answers.ts";
import type { AnsweredItem } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, scoreItems } from "../game/score-items.ts";
import { type Choice, type ChoiceQuestion, parseChoice } from "./schema.ts";
import { type ChoiceView, viewChoice } from "./view.ts";

/** The slugs of the options that were chosen, in the order of the content; of a question, never none. */
const readChoices = ({ content }: Choice, data: unknown): ReadonlyMap<string, readonly string[]> =>
  readAnswers(data, (answer, slug) => {
    const question = content.questions.find((one) => one.slug === slug);
    if (!question || !Array.isArray(answer)) return undefined;
    const chosen = question.options.flatMap((option) => (answer.includes(option.slug) ? [option.slug] : []));
    return chosen.length > 0 && (question.several || chosen.length === 1) ? chosen : undefined;
  });

/** (right − wrong) / all that are right, never below 0; all or nothing where the author says so. */
function earn({ options }: ChoiceQuestion, chosen: readonly string[], isWhole = false): number {
  const right = options.filter((option) => option.right);
  const hits = right.filter(({ slug }) => chosen.includes(slug)).length;
  const credit = Math.max(0, (2 * hits - chosen.length) / right.length);
  return isWhole && credit < 1 ? 0 : credit;
}

function list(game: Choice, data: unknown): readonly AnsweredItem[] {
  const choices = readChoices(game, data);
  return game.content.questions.flatMap(({ slug, text, options }) => {
    const answer = choices.get(slug);
    if (!answer) return [];
    const rightAnswer = options.flatMap((option) => (option.right ? [option.slug] : []));
    return [{ kind: "choice", slug, words: text, options: options.map((option) => option.slug), answer, rightAnswer }];
  });
}

/** Questions, each with options of which one or several are right. */
export const choice: GameRules<Choice, ChoiceView> = {
  steps: [],
  parse: parseChoice,
  score(game, data) {
    const choices = readChoices(game, data);
    const items = game.content.questions.map((question) => {
      const chosen = choices.get(question.slug);
      return chosen ? judgeItem(question.slug, earn(question, chosen, game.content.isWhole)) : { slug: question.slug };
    });
    return scoreItems(items, game.config);
  },
  list,
  view: (game, data, items) => viewChoice(game, readChoices(game, data), data, items),
};
