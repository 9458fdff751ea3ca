// Knows all English words of the studio, in one file.
export { messages } from "./locales/en.po";
