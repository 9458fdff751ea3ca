// Knows which language each reader gets (§9.48–§9.51).

/** The languages of the product, French and English (§9.48). */
export const LOCALES = ["fr", "en"] as const;
/** A language of the product. */
export type Locale = (typeof LOCALES)[number];

/** The language of a client that chose none (§9.50). */
export const DEFAULT_CLIENT_LOCALE: Locale = "fr";

/**
 * The language of `fr`, `FR`, `fr_FR` or `fr-CA`, ignoring blanks around it; undefined for any other text, and for
 * none.
 */
export function readLocale(text: string | null | undefined): Locale | undefined {
  const language = text?.trim().split(/[_-]/)[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language);
}

/** Where a language may come from, the strongest first (§9.51); any spelling that `readLocale` reads. */
export interface LocaleSources {
  /** Of the user's own settings. */
  readonly user?: string | null | undefined;
  /** What somebody chose on this device before they signed in: their own choice, unlike all that follows. */
  readonly visitor?: string | null | undefined;
  /** Of the client whose platform it is. */
  readonly client?: string | null | undefined;
  /** Of the client that the user belongs to. */
  readonly userClient?: string | null | undefined;
  /** The languages that the browser asks for, the preferred one first. */
  readonly browser?: string | readonly string[] | undefined;
}

/**
 * The language to use: the first of user, visitor, client, user's client and browser that is French or English
 * (§9.51); a stored locale of another language is ignored. English when there is none (§9.48).
 */
export function chooseLocale({ user, visitor, client, userClient, browser = [] }: LocaleSources): Locale {
  const wishes = [user, visitor, client, userClient, ...(typeof browser === "string" ? [browser] : browser)];
  for (const wish of wishes) {
    const locale = readLocale(wish);
    if (locale) return locale;
  }
  return "en";
}

/** The region form of a language (§9.49). */
export const formatRegion = (locale: Locale): "fr_FR" | "en_GB" => (locale === "fr" ? "fr_FR" : "en_GB");

/**
 * The region for dates, times and numbers in a language: the browser's own, the preferred one first (`en-US` keeps its
 * AM and PM), otherwise Britain or France.
 */
export const chooseRegion = (locale: Locale, browser: readonly string[]): string =>
  browser.find((wish) => /^[a-z]{2,3}[-_][a-z]{2}$/i.test(wish) && readLocale(wish) === locale)?.replace("_", "-") ??
  formatRegion(locale).replace("_", "-");
