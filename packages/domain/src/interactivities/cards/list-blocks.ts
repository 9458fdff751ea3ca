// Knows the cards of a set, and the rich text on both sides of them.
import type * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import { spreadColumns } from "../rich-text/columns.ts";
import type { PlainBlock } from "../rich-text/rich-text.ts";
import type { cardsData } from "./schema.ts";

/** The data of cards, whether they turn or open. */
export type CardsData = Immutable<z.infer<typeof cardsData>>;
/** One card: everybody sees its front; its back is seen once it is turned or opened. */
export type Card = CardsData["cardRows"][number][number];

/** A set of cards of either kind. */
export interface Cards {
  readonly slug: string;
  readonly data: CardsData;
}

export const listCards = ({ data }: Cards): readonly Card[] => data.cardRows.flat();
export const listBlocks = (cards: Cards): readonly PlainBlock[] =>
  listCards(cards).flatMap(({ front = [], back = [] }) => [...front, ...back].flatMap(spreadColumns));
