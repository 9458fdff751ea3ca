// Knows all English words of the office's late pages, except those of the studio, in one file.
export { messages } from "./locales/en.po";
