// Knows the terms of use of an organisation: in which languages they stand, and which of them somebody reads.

/** Characters of one language. */
export const TERMS_LENGTH = 20_000;

/** Plain text; an empty one is not written in that language. */
export interface TermsTexts {
  readonly fr: string;
  readonly en: string;
}

/** Nobody is asked to accept what says nothing. */
export const saysTerms = ({ fr, en }: TermsTexts): boolean => fr !== "" || en !== "";

/** In the reader's language, else in the other one. */
export function chooseTerms(
  { fr, en }: TermsTexts,
  reader: "fr" | "en",
): { readonly language: "fr" | "en"; readonly text: string } {
  const own = reader === "fr" ? fr : en;
  if (own !== "") return { language: reader, text: own };
  return reader === "fr" ? { language: "en", text: en } : { language: "fr", text: fr };
}
