// Knows words that come with parts that come late: they join those of the page, whichever language it speaks later.
import { i18n, type Messages } from "@lingui/core";
import type { UiLocale } from "./locales.ts";

type Words = Readonly<Record<UiLocale, Messages>>;

const brought = new Set<Words>();
const isLocale = (locale: string): locale is UiLocale => locale === "en" || locale === "fr";

/** From now on the page can say these too. */
export function bringWords(words: Words): void {
  if (brought.has(words)) return;
  brought.add(words);
  if (isLocale(i18n.locale)) i18n.load(i18n.locale, words[i18n.locale]);
}

/** All that were brought so far. */
export const readLateWords = (locale: UiLocale): Messages =>
  Object.assign({}, ...[...brought].map((words) => words[locale]));
