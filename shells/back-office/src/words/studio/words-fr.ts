// Knows all French words that come with the studio, in one file.
export { messages } from "./locales/fr.po";
