// Knows how a copy of a product is called.

/** Within the 200 characters that a name may have; in French where the language is not known. */
export const nameCopy = (name: string, language: "FR" | "EN" | null): string =>
  `${name.slice(0, 190)} (${language === "EN" ? "copy" : "copie"})`;
