// Knows the languages of the back office.
import { createLanguage } from "@academiz/ui";

export const language = createLanguage({
  fr: async () => (await import("../locales/fr.po")).messages,
  en: async () => (await import("../locales/en.po")).messages,
});
