// Knows the languages of the learner site.
import { createLanguage } from "@academiz/ui";

export const language = createLanguage({
  fr: async () => (await import("../locales/fr.po")).messages,
  en: async () => (await import("../locales/en.po")).messages,
});
export const { activate } = language;
