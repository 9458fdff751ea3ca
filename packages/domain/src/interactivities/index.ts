export * from "./attachment/edit.ts";
export { canOpen, readFileKey } from "./attachment/name-file.ts";
export type * from "./attachment/schema.ts";
export type { FilesView } from "./attachment/view.ts";
export type * from "./card-modal/schema.ts";
export * from "./cards/criteria.ts";
export * from "./cards/edit.ts";
export * from "./cards/games-in-cards.ts";
export { type Card, type Cards, type CardsData, listCards } from "./cards/list-blocks.ts";
export { readCardName } from "./cards/name-card.ts";
export type { CardsView } from "./cards/view.ts";
export * from "./excerpt-text.ts";
export type * from "./flip-card/schema.ts";
export * from "./game/edit.ts";
export type { GameInteractivity } from "./game/schema.ts";
export * from "./interactivity-schema.ts";
export {
  type BestResult,
  UNWRITTEN_PART_KINDS,
  type UnplayableGame,
  type UnwrittenPart,
  type UnwrittenPartKind,
} from "./kind/kind-rules.ts";
export type { Media } from "./kind/media.ts";
export * from "./kind/parts.ts";
export type { KeptSeen, SeenView } from "./kind/seen-view.ts";
export { titleSet } from "./kind/title.ts";
export {
  type Interactivity,
  type InteractivityType,
  isAnswered,
  isReadWithPage,
  readWeight,
} from "./kinds.ts";
export * from "./registry.ts";
export * from "./rich-text/column-shares.ts";
export { spreadColumns } from "./rich-text/columns.ts";
export * from "./rich-text/embed.ts";
export * from "./rich-text/film.ts";
export type { RichTextInline, RichTextLeaf, RichTextLink } from "./rich-text/inline.ts";
export { type AddressFlaw, judgeAddress } from "./rich-text/judge-address.ts";
export { changeInlines, isSafeAddress, isSafeLink, readFileSlug } from "./rich-text/links.ts";
export { listBlockLinks, type WrittenLink } from "./rich-text/list-links.ts";
export * from "./rich-text/place-file.ts";
export * from "./rich-text/rich-text.ts";
export {
  fillTable,
  makeRow,
  makeTable,
  type RichTextCell,
  type RichTextRow,
  type RichTextTable,
} from "./rich-text/table.ts";
export { readBlockWords } from "./rich-text/words.ts";
export * from "./text-box/create.ts";
export { type TextBox, type TextBoxContent, textBoxContentSchema } from "./text-box/schema.ts";
export * from "./view-parts.ts";
