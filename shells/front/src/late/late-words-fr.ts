// Knows all French words of the pages and parts that come after the first view, in one file.
export { messages } from "./locales/fr.po";
