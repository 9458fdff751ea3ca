// Knows that a late part of the office is loaded with its words.
import { type FarWords, fetchWords, type LateOptions, type LatePart, late } from "@academiz/ui";
import type { ComponentType } from "react";

const OFFICE_WORDS: FarWords = {
  fr: async () => (await import("./late-words-fr.ts")).messages,
  en: async () => (await import("./late-words-en.ts")).messages,
};
/** The studio has the most words: other pages do without them, and the studio without theirs. */
const STUDIO_WORDS: FarWords = {
  fr: async () => (await import("./studio/words-fr.ts")).messages,
  en: async () => (await import("./studio/words-en.ts")).messages,
};

const lateWith =
  (words: FarWords) =>
  <Props extends object>(load: () => Promise<ComponentType<Props>>, options?: LateOptions): LatePart<Props> =>
    late(async () => (await Promise.all([load(), fetchWords(words)]))[0], options);

/** Any page or part of the office except the studio; used like `late`. */
export const lateOffice = lateWith(OFFICE_WORDS);
export const lateStudio = lateWith(STUDIO_WORDS);
