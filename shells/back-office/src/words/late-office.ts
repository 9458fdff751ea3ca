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

/** What the first scripts do not say of the first words; all other parts may. */
const REST_WORDS: FarWords = {
  fr: async () => (await import("./rest-words-fr.ts")).messages,
  en: async () => (await import("./rest-words-en.ts")).messages,
};

const lateWith =
  (...words: readonly FarWords[]) =>
  <Props extends object>(load: () => Promise<ComponentType<Props>>, options?: LateOptions): LatePart<Props> =>
    late(async () => (await Promise.all([load(), fetchWords(REST_WORDS), ...words.map(fetchWords)]))[0], options);

/** Any page or part of the office except the studio; used like `late`. */
export const lateOffice = lateWith(OFFICE_WORDS);
export const lateStudio = lateWith(STUDIO_WORDS);
/** The frame of the office, its list of products, and what stands before both. */
export const lateFrame = lateWith();
