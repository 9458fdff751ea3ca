// Knows all English words that come with the pages of the office, save those of its studio, in one file.
export { messages } from "./locales/en.po";
