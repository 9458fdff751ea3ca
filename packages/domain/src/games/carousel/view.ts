// Knows what a carousel shows: its cards, which of them were shown, and what was answered on them.
import { type ChoiceQuestionView, viewQuestion } from "../choice/view.ts";
import type { GameItemResult } from "../game/game-result.ts";
import type { GamePicture } from "../picture/picture.ts";
import type { ShownSound } from "../picture/shown-schema.ts";
import type { Carousel } from "./schema.ts";

/** One card with what the learner did on it. */
export interface CarouselCardView {
  readonly slug: string;
  /** May be empty, as the text may. */
  readonly title: string;
  readonly text: string;
  readonly picture: GamePicture | null;
  readonly sound: ShownSound | null;
  /** Null where the card asks nothing. */
  readonly question: ChoiceQuestionView | null;
  readonly wasShown: boolean;
  /** The card was shown, and its question, if any, has an answer. */
  readonly isDone: boolean;
}

/** What a carousel shows of itself. */
export interface CarouselView {
  readonly cards: readonly CarouselCardView[];
  /** True: a card counts as shown after a second, not at once. */
  readonly waits: boolean;
  /** True where a card has a question: the learner then submits the game. Without one the last card is the end. */
  readonly asks: boolean;
}

/**
 * @param shown what was chosen on each card that was shown.
 * @param items what the answers were worth; null until that may be shown.
 */
export const viewCarousel = (
  { content }: Carousel,
  shown: ReadonlyMap<string, readonly string[]>,
  items: readonly GameItemResult[] | null,
): CarouselView => ({
  waits: content.waits ?? false,
  asks: content.cards.some(({ question }) => question !== undefined),
  cards: content.cards.map(({ slug, title, text, picture = null, sound = null, question }, index) => {
    const chosen = shown.get(slug) ?? [];
    return {
      ...{ slug, title, text, picture, sound },
      question: question ? viewQuestion(question, chosen, items?.[index]) : null,
      wasShown: shown.has(slug),
      isDone: shown.has(slug) && (!question || chosen.length > 0),
    };
  }),
});
