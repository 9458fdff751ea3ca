// Knows what who makes and judges cards needs, whether they turn or open: every part but the names.
import type { KindWriting } from "../kind/kind-rules.ts";
import { listBlockMedia } from "../rich-text/list-media.ts";
import { readBlockWords } from "../rich-text/words.ts";
import { type Cards, listBlocks, listCards } from "./list-blocks.ts";

/** No player of the platform shows them yet: nobody ends anything in them. */
export const cardsWriting = {
  listTexts: (cards) =>
    listCards(cards).flatMap(({ title = "", front = [], back = [] }) => [
      title,
      ...[...front, ...back].map(readBlockWords),
    ]),
  listMedia: (cards) => listBlocks(cards).flatMap(listBlockMedia),
  findPicture: () => undefined,
  isBlank: () => false,
  findBest: () => undefined,
} satisfies Omit<KindWriting<Cards>, "names">;
