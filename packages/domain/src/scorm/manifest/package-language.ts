// Knows in which language the player of a package speaks (§4.122).

/**
 * `written` is the language of its manifest, such as `en-GB`. Null where it has none: then the reader's language is
 * used.
 */
export const readPackageLanguage = (written: string | undefined): "FR" | "EN" | null => {
  const language = written?.trim().toLowerCase() ?? "";
  if (language === "") return null;
  return language.startsWith("en") ? "EN" : "FR";
};
