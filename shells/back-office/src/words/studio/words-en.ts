// Knows all English words that come with the studio, in one file.
export { messages } from "./locales/en.po";
