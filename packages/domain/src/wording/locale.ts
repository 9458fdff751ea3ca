// Knows which language is spoken to whom (§9.48–§9.51).

/** The languages of the product, French and English (§9.48). */
export const LOCALES = ["fr", "en"] as const;
/** A language of the product. */
export type Locale = (typeof LOCALES)[number];

/** The language of a client that chose none (§9.50). */
export const DEFAULT_CLIENT_LOCALE: Locale = "fr";

/**
 * The language of `fr`, `FR`, `fr_FR` or `fr-CA`, blanks around it passed over; undefined for what is neither French
 * nor English, and for nothing.
 */
export function readLocale(text: string | null | undefined): Locale | undefined {
  const language = text?.trim().split(/[_-]/)[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language);
}

/** Where a language may come from, the strongest first (§9.51); any spelling that `readLocale` reads. */
export interface LocaleSources {
  /** Of the user's own settings. */
  readonly user?: string | null | undefined;
  /** What somebody chose on this device before they signed in: a wish of their own, unlike all that follows. */
  readonly visitor?: string | null | undefined;
  /** Of the client whose platform it is. */
  readonly client?: string | null | undefined;
  /** Of the client that the user belongs to. */
  readonly userClient?: string | null | undefined;
  /** What the browser asks for, the dearest first. */
  readonly browser?: string | readonly string[] | undefined;
}

/**
 * The language to speak: user, visitor, client, user's client, browser, the first that is French or English (§9.51); a
 * stored locale of another language is passed over. English when there is none (§9.48).
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
 * How dates, times and numbers are written in a language: as the browser's own region does, the dearest first (`en-US`
 * keeps its AM and PM), else as in Britain or in France.
 */
export const chooseRegion = (locale: Locale, browser: readonly string[]): string =>
  browser.find((wish) => /^[a-z]{2,3}[-_][a-z]{2}$/i.test(wish) && readLocale(wish) === locale)?.replace("_", "-") ??
  formatRegion(locale).replace("_", "-");
