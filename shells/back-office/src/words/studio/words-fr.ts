// Knows all French words of the studio, in one file.
export { messages } from "./locales/fr.po";
