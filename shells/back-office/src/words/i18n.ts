// Knows the languages of the back office.
import { createLanguage } from "@academiz/ui";

export const language = createLanguage({
  fr: async () => (await import("./words-fr.ts")).messages,
  en: async () => (await import("./words-en.ts")).messages,
});
