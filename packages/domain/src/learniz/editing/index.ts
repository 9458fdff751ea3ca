export { changeGame, createGame, createTextBox, titleGame, writeTextBox } from "../../interactivities/index.ts";
export * from "./edit-chapters.ts";
export * from "./edit-interactivities.ts";
export * from "./edit-rules.ts";
export {
  addSlide,
  changeSlide,
  createSlide,
  duplicateSlide,
  findChapterOfSlide,
  moveSlide,
  removeSlide,
} from "./edit-slides.ts";
export * from "./list-lost-rules.ts";
export * from "./new-titles.ts";
