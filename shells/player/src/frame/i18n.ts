// Knows the languages of the player.
import { createLanguage } from "@academiz/ui";

export const language = createLanguage({
  fr: async () => (await import("./words-fr.ts")).messages,
  en: async () => (await import("./words-en.ts")).messages,
});
export const { i18n, activate } = language;
