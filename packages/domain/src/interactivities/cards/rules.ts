// Knows what cards that turn and cards that open have in common: an icon or a text on each side.
import type * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import type { KindRules, KindWriting } from "../kind/kind-rules.ts";
import { keepWhole, plain, unshown } from "../kind/plain.ts";
import { listBlockMedia } from "../rich-text/list-media.ts";
import type { RichTextBlock } from "../rich-text/rich-text.ts";
import { readBlockWords } from "../rich-text/words.ts";
import type { cardsData } from "./schema.ts";

interface Cards {
  readonly data: Immutable<z.infer<typeof cardsData>>;
}

const listCards = ({ data }: Cards) => data.cardRows.flat();
const listBlocks = (cards: Cards): readonly RichTextBlock[] =>
  listCards(cards).flatMap(({ front = [], back = [] }) => [...front, ...back]);

/** What a player needs of them. */
export const cardsRules = {
  ...plain,
  defaults: { cardSize: "m" },
  isReadWithPage: false,
  listBlocks,
  changeBlocks<I extends Cards>(cards: I, change: (block: RichTextBlock) => RichTextBlock): I {
    const cardRows = cards.data.cardRows.map((row) =>
      row.map((card) => ({
        ...card,
        ...(card.front && { front: card.front.map(change) }),
        ...(card.back && { back: card.back.map(change) }),
      })),
    );
    return { ...cards, data: { ...cards.data, cardRows } };
  },
  split: keepWhole,
} satisfies KindRules<Cards>;

/** What who makes and judges them needs: every part but the names. */
export const cardsWriting = {
  ...unshown,
  listTexts: (cards) =>
    listCards(cards).flatMap(({ title = "", front = [], back = [] }) => [
      title,
      ...[...front, ...back].map(readBlockWords),
    ]),
  listMedia: (cards) => listBlocks(cards).flatMap(listBlockMedia),
} satisfies Omit<KindWriting<Cards>, "names">;
