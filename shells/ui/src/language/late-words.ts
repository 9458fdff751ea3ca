// Knows the words of parts that are loaded late: they join those of the page, whichever language it speaks later.
import { i18n, type Messages } from "@lingui/core";
import type { UiLocale } from "./locales.ts";

type Words = Readonly<Record<UiLocale, Messages>>;
/** One file for each language. */
export type FarWords = Readonly<Record<UiLocale, () => Promise<Messages>>>;

const brought = new Set<Words>();
const fetched = new Set<FarWords>();
let instead: Words | undefined;
const isLocale = (locale: string): locale is UiLocale => locale === "en" || locale === "fr";

/** Adds these words to those of the page from now on. */
export function bringWords(words: Words): void {
  if (brought.has(words)) return;
  brought.add(words);
  load(words);
}

/**
 * Resolves when the page has these words too, in the language that it speaks by then. Rejects when they do not come.
 */
export async function fetchWords(words: FarWords): Promise<void> {
  fetched.add(words);
  let locale: string;
  do {
    locale = i18n.locale;
    if (isLocale(locale)) i18n.load(locale, { ...(await words[locale]()), ...instead?.[locale] });
  } while (locale !== i18n.locale);
}

/** These words replace others, even those that are loaded later. */
export function sayInstead(words: Words): void {
  instead = words;
  load(words);
}

function load(words: Words): void {
  const { locale } = i18n;
  if (isLocale(locale)) i18n.load(locale, { ...words[locale], ...instead?.[locale] });
}

/**
 * Fetches the first words and all late words in another language. Words that a part asks for meanwhile come with them.
 * Rejects when some do not come.
 */
export async function fetchAll(first: FarWords, locale: UiLocale): Promise<Messages> {
  let asked: readonly FarWords[];
  let come: readonly Messages[];
  do {
    asked = [first, ...fetched];
    come = await Promise.all(asked.map((words) => words[locale]()));
  } while (asked.length <= fetched.size);
  return Object.assign({}, ...come);
}

/** All late words that were added so far. */
export const readLateWords = (locale: UiLocale): Messages =>
  Object.assign({}, ...[...brought].map((words) => words[locale]), instead?.[locale]);
