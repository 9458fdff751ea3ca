// Knows the cards of a set, and the rich text on both sides of them.
import type * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import type { RichTextBlock } from "../rich-text/rich-text.ts";
import type { cardsData } from "./schema.ts";

/** A set of cards of either kind. */
export interface Cards {
  readonly data: Immutable<z.infer<typeof cardsData>>;
}

export const listCards = ({ data }: Cards) => data.cardRows.flat();
export const listBlocks = (cards: Cards): readonly RichTextBlock[] =>
  listCards(cards).flatMap(({ front = [], back = [] }) => [...front, ...back]);
