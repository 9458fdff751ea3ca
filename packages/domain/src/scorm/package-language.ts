// Knows in which language the player of a package speaks (§4.122).

/** `written` is the language of its manifest, such as `en-GB`; absent where it says none. */
export const readPackageLanguage = (written: string | undefined): "FR" | "EN" =>
  written?.trim().toLowerCase().startsWith("en") ? "EN" : "FR";
