export {
  addCard,
  addFile,
  CARDS_PER_ROW,
  type CardPart,
  changeCard,
  changeFile,
  changeGame,
  createAttachments,
  createCards,
  createGame,
  createTextBox,
  type FilePart,
  isSampleText,
  keepCard,
  keepText,
  MOST_CARDS,
  MOST_FILES,
  moveCard,
  moveFile,
  removeCard,
  removeFile,
  setCards,
  setFilesDirection,
  titleGame,
  titleSet,
  writeTextBox,
} from "../../interactivities/index.ts";
export * from "./edit-chapters.ts";
export * from "./edit-interactivities.ts";
export * from "./edit-rules.ts";
export * from "./edit-scores.ts";
export {
  addSlide,
  changeSlide,
  createSlide,
  findChapterOfSlide,
} from "./edit-slides.ts";
export * from "./list-lost-rules.ts";
export * from "./new-titles.ts";
export * from "./parts/index.ts";
export * from "./patterns/index.ts";
export * from "./replacing/index.ts";
