// Knows that what comes late to the site comes with its words.
import { type FarWords, fetchWords, type LateOptions, type LatePart, late } from "@academiz/ui";
import type { ComponentType } from "react";

const WORDS: FarWords = {
  fr: async () => (await import("./late-words-fr.ts")).messages,
  en: async () => (await import("./late-words-en.ts")).messages,
};

/** Used like `late`, for whatever has words that the first view does without. */
export const latePage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LateOptions,
): LatePart<Props> => late(async () => (await Promise.all([load(), fetchWords(WORDS)]))[0], options);
