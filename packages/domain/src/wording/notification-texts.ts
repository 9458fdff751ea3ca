// Knows what notifications say, in French and English.
import type { Locale } from "./locale.ts";

/** One text in each language: who reads chooses. */
export type Texts = Readonly<Record<Locale, string>>;

/**
 * What is said when a product was opened to the reader (type `Session`). The name comes from an author: control characters become
 * a space, so that none ends a line.
 */
export function tellProductOpened(name: string): Texts {
  const product = name.replace(/\p{Cc}+/gu, " ").trim();
  return {
    fr: `Nouveau dans vos cours\u00a0: ${product}`,
    en: `New in your courses: ${product}`,
  };
}
