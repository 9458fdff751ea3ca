// Knows what a player needs of cards that turn and of cards that open.
import type { KindRules } from "../kind/kind-rules.ts";
import { makeParts } from "../kind/parts.ts";
import { keepWhole, plain } from "../kind/plain.ts";
import { changeSpread } from "../rich-text/columns.ts";
import type { PlainBlock, RichTextBlock } from "../rich-text/rich-text.ts";
import { countNeeded, readCriteria } from "./criteria.ts";
import { type Cards, listBlocks, listCards } from "./list-blocks.ts";
import { mendCards } from "./mend-cards.ts";

/** An icon or a text on each side. */
export const cardsRules = {
  ...plain,
  defaults: { cardSize: "m" },
  listBlocks,
  changeBlocks<I extends Cards>(cards: I, change: (block: PlainBlock) => PlainBlock): I {
    const changeAny = (block: RichTextBlock) => changeSpread(block, change);
    const cardRows = cards.data.cardRows.map((row) =>
      row.map((card) => ({
        ...card,
        ...(card.front && { front: card.front.map(changeAny) }),
        ...(card.back && { back: card.back.map(changeAny) }),
      })),
    );
    return { ...cards, data: { ...cards.data, cardRows } };
  },
  split: keepWhole,
  mend: mendCards,
  listParts: (cards) =>
    makeParts(
      listCards(cards).map(({ slug: key, required }) => ({ key, required })),
      (counted) => countNeeded(readCriteria(cards.data.validationCriteria), counted),
    ),
} satisfies KindRules<Cards>;
