export {
  type Attachments,
  type CalloutTone,
  type CardModals,
  COLUMN_SHARES,
  type ColumnShares,
  completeEmbedAddress,
  EMBED_RATIOS,
  type EmbedRatio,
  excerptText,
  type FileToPlace,
  type FilmChapter,
  type FilmFlaws,
  type FilmTimes,
  type FlipCards,
  fillTable,
  findChapter,
  findFilmFlaws,
  type GameInteractivity,
  type Interactivity,
  type InteractivityType,
  isEmbedAllowed,
  isSafeAddress,
  isWithinFilm,
  linkFile,
  listBlocks,
  listWide,
  type Media,
  makeColumns,
  makeRow,
  makeTable,
  type PlacedWords,
  type PlainBlock,
  placeFile,
  type RichText,
  type RichTextBlock,
  type RichTextCallout,
  type RichTextCell,
  type RichTextCode,
  type RichTextColumn,
  type RichTextColumns,
  type RichTextEmbed,
  type RichTextFilm,
  type RichTextInline,
  type RichTextLeaf,
  type RichTextLines,
  type RichTextLink,
  type RichTextList,
  type RichTextPicture,
  type RichTextRow,
  type RichTextSound,
  type RichTextTable,
  readBlockWords,
  readChapters,
  readEmbedHost,
  readEmbedPage,
  readEmbedRatio,
  readFileSlug,
  readFileTitle,
  readFilmTimes,
  readFirstLine,
  readMoment,
  readShares,
  readWeight,
  richTextBlockSchema,
  sortChapters,
  spreadColumns,
  type TextBox,
  type TextBoxContent,
} from "../interactivities/index.ts";
export * from "./cleaning/apply-general-conditions.ts";
export * from "./cleaning/clean-learniz.ts";
export * from "./cleaning/clean-lines.ts";
export * from "./cleaning/create-learniz.ts";
export * from "./cleaning/load-learniz.ts";
export { removeRules } from "./cleaning/rewrite-rules.ts";
export * from "./comparing/compare-learniz.ts";
export * from "./comparing/compare-slides.ts";
export * from "./compiled/compile-learniz.ts";
export type { CompiledLock, CompiledLocker, CompiledLocks } from "./compiled/compile-locks.ts";
export type { CompiledRules, CompiledValidator, CompiledValidatorElement } from "./compiled/compile-rules.ts";
export * from "./compiled/find-element.ts";
export * from "./content/content-version.ts";
export * from "./content/course.ts";
export type * from "./content/element-place.ts";
export * from "./content/find-cover.ts";
export * from "./content/list-documents.ts";
export * from "./content/list-outside-media.ts";
export * from "./content/read-background.ts";
export * from "./content/read-look.ts";
export * from "./content/requirement-target.ts";
export * from "./content/rules.ts";
export * from "./excerpt-difference.ts";
export { bringMigrations } from "./migrations/index.ts";
export * from "./read-asked-average.ts";
export * from "./read-course-file.ts";
