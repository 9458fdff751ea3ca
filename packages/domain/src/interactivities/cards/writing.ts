// Knows what those who make and judge cards need, whether they turn or open: every part but the names.
import type { UsedMedia } from "../../games/index.ts";
import { applyEdits, type EditText } from "../../kernel/index.ts";
import type { KindWriting, UnwrittenPart } from "../kind/kind-rules.ts";
import { changeSpread } from "../rich-text/columns.ts";
import { editBlock } from "../rich-text/edit-words.ts";
import { listBlockMedia } from "../rich-text/list-media.ts";
import type { RichTextBlock } from "../rich-text/rich-text.ts";
import { isSomething, readBlockWords } from "../rich-text/words.ts";
import { type Card, type Cards, listBlocks, listCards } from "./list-blocks.ts";

const isEmpty = (text: string | undefined) => (text ?? "").trim() === "";

/** An icon says nothing to people who cannot see it: words are needed beside it. */
const lacksFront = ({ title, picture, front = [] }: Card) =>
  isEmpty(title) && isEmpty(picture?.alt) && front.every((block) => isEmpty(readBlockWords(block)));
const lacksBack = ({ back = [], game, secondIcon }: Card) =>
  game === undefined && isEmpty(secondIcon) && !back.some(isSomething);

function listUnwritten(card: Card, number: number): readonly UnwrittenPart[] {
  if (card.sample?.includes("back")) return [{ kind: "sample", number }];
  return [
    ...(lacksFront(card) ? [{ kind: "front", number } as const] : []),
    ...(lacksBack(card) ? [{ kind: "back", number } as const] : []),
  ];
}

const listPicture = ({ picture }: Card): readonly UsedMedia[] =>
  picture && picture.src !== "" ? [{ medium: "image", address: picture.src, lacksAlternative: false }] : [];

function editCard(card: Card, edit: EditText): Card {
  const write = (text: string) => applyEdits(text, edit(text));
  const editAny = (block: RichTextBlock) => changeSpread(block, (one) => editBlock(one, edit));
  const { title, picture, front, back } = card;
  return {
    ...card,
    ...(title !== undefined && { title: write(title) }),
    ...(picture && { picture: { ...picture, alt: write(picture.alt) } }),
    ...(front && { front: front.map(editAny) }),
    ...(back && { back: back.map(editAny) }),
  };
}

/** Every part but the names. */
export const cardsWriting = {
  listTexts: (cards) =>
    listCards(cards).flatMap(({ title = "", picture, front = [], back = [] }) => [
      title,
      ...(picture ? [picture.alt] : []),
      ...[...front, ...back].map(readBlockWords),
    ]),
  editTexts<I extends Cards>(cards: I, edit: EditText): I {
    const cardRows = cards.data.cardRows.map((row) => row.map((card) => editCard(card, edit)));
    return { ...cards, data: { ...cards.data, cardRows } };
  },
  listMedia: (cards) => [...listCards(cards).flatMap(listPicture), ...listBlocks(cards).flatMap(listBlockMedia)],
  findPicture: () => undefined,
  isBlank: () => false,
  listUnwritten: (cards) => listCards(cards).flatMap((card, index) => listUnwritten(card, index + 1)),
  findBest: (cards) => (listCards(cards).length > 0 ? { status: "COMPLETE" } : undefined),
} satisfies Omit<KindWriting<Cards>, "names">;
