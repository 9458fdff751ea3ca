// Knows what a player needs of the type CAROUSSEL.
import { chooseFrom, earnChoice } from "../choice/judge.ts";
import { readAnswers } from "../game/answers.ts";
import type { AnsweredItem, GameItemResult } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, leaveBlank, scoreItems } from "../game/score-items.ts";
import { type Carousel, type CarouselCard, parseCarousel } from "./schema.ts";
import { type CarouselView, viewCarousel } from "./view.ts";

/** The slugs that were chosen on each card that was shown; an empty list for a card without an answer. */
const readShown = ({ content }: Carousel, data: unknown): ReadonlyMap<string, readonly string[]> =>
  readAnswers(data, (answer, slug) => {
    const card = content.cards.find((one) => one.slug === slug);
    if (!card || (answer !== true && !Array.isArray(answer))) return undefined;
    return (card.question && chooseFrom(card.question, answer)) ?? [];
  });

/** A card without a question is done once it was shown; one with a question once it is answered. */
function judge({ slug, question }: CarouselCard, chosen: readonly string[] | undefined): GameItemResult {
  if (!chosen) return { slug };
  if (!question) return { slug, isDone: true };
  return chosen.length === 0 ? { slug } : judgeItem(slug, earnChoice(question, chosen));
}

function list(game: Carousel, data: unknown): readonly AnsweredItem[] {
  const shown = readShown(game, data);
  return game.content.cards.flatMap(({ slug, question }) => {
    const answer = shown.get(slug) ?? [];
    if (!question || answer.length === 0) return [];
    const rightAnswer = question.options.flatMap((option) => (option.right ? [option.slug] : []));
    const options = question.options.map((option) => option.slug);
    return [{ kind: "choice", slug, words: question.text, options, answer, rightAnswer }];
  });
}

/** Cards that are looked at one by one; only the questions on them give a score. */
export const carousel: GameRules<Carousel, CarouselView> = {
  steps: [],
  parse: parseCarousel,
  score(game, data) {
    const shown = readShown(game, data);
    return scoreItems(
      game.content.cards.map((card) => judge(card, shown.get(card.slug))),
      game.config,
    );
  },
  // A card that only shows something is no blank.
  end({ content, config }, items) {
    const asked = new Set(content.cards.flatMap(({ slug, question }) => (question ? [slug] : [])));
    return scoreItems(
      items.map((item) => (asked.has(item.slug) ? leaveBlank(item) : { slug: item.slug, isDone: true })),
      config,
    );
  },
  list,
  view: (game, data, items) => viewCarousel(game, readShown(game, data), items),
};
