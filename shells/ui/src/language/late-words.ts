// Knows words that come with parts that come late: they join those of the page, whichever language it speaks later.
import { i18n, type Messages } from "@lingui/core";
import type { UiLocale } from "./locales.ts";

type Words = Readonly<Record<UiLocale, Messages>>;

const brought = new Set<Words>();
let instead: Words | undefined;
const isLocale = (locale: string): locale is UiLocale => locale === "en" || locale === "fr";

/** From now on the page can say these too. */
export function bringWords(words: Words): void {
  if (brought.has(words)) return;
  brought.add(words);
  load(words);
}

/** These take the place of others, whichever come later. */
export function sayInstead(words: Words): void {
  instead = words;
  load(words);
}

function load(words: Words): void {
  const { locale } = i18n;
  if (isLocale(locale)) i18n.load(locale, { ...words[locale], ...instead?.[locale] });
}

/** All that were brought so far. */
export const readLateWords = (locale: UiLocale): Messages =>
  Object.assign({}, ...[...brought].map((words) => words[locale]), instead?.[locale]);
