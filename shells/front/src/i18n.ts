// Knows the languages of the learner site.
import { createLanguage } from "@academiz/ui";

export const { i18n, activate } = createLanguage({
  fr: async () => (await import("./locales/fr.po")).messages,
  en: async () => (await import("./locales/en.po")).messages,
});
