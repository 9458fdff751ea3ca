// Knows how an app switches language: its own words and the design system's, under one locale, with the dates of the reader's region.
import { chooseRegion } from "@academiz/domain/wording";
import { i18n, type Messages } from "@lingui/core";
import { type UiLocale, uiMessages } from "../locales.ts";

export interface Language {
  /** Loads the words and says so to the page. The same language again does nothing. */
  activate(locale: UiLocale): Promise<void>;
  readonly i18n: typeof i18n;
}

/** `own` loads the app's catalogues: one dynamic import a language. */
export function createLanguage(own: Readonly<Record<UiLocale, () => Promise<Messages>>>): Language {
  return {
    i18n,
    async activate(locale) {
      if (i18n.locale === locale) return;
      const [ui, messages] = await Promise.all([uiMessages[locale](), own[locale]()]);
      const locales = chooseRegion(locale, navigator.languages);
      i18n.loadAndActivate({ locale, locales, messages: { ...ui, ...messages } });
      document.documentElement.lang = locale;
    },
  };
}
