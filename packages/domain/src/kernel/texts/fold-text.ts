// Knows when two texts are the same for a search.

/**
 * A text as a search compares it: without accents, in small letters, with one form of apostrophe and of space. Use it
 * only to compare: it is never shown, and two texts that fold to the same are not the same text.
 */
export const foldText = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘ʼ]/g, "'").replace(/\s+/g, " ").trim().toLowerCase();
