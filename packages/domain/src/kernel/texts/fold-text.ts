// Knows when two texts are the same to whoever searches.

/**
 * A text as a search compares it: without accents, upper case, and the difference between apostrophes or between
 * spaces. Only to compare: it is never shown, and two texts with the same answer are not the same text.
 */
export const foldText = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘ʼ]/g, "'").replace(/\s+/g, " ").trim().toLowerCase();
