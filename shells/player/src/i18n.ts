// Knows the languages of the player and how one is switched on.
import { uiMessages } from "@academiz/ui";
import { i18n, type Messages } from "@lingui/core";

export type Locale = "fr" | "en";

const own: Readonly<Record<Locale, () => Promise<Messages>>> = {
  fr: async () => (await import("./locales/fr.po")).messages,
  en: async () => (await import("./locales/en.po")).messages,
};

export async function activate(locale: Locale): Promise<void> {
  if (i18n.locale === locale) return;
  const [ui, messages] = await Promise.all([uiMessages[locale](), own[locale]()]);
  i18n.loadAndActivate({ locale, messages: { ...ui, ...messages } });
  document.documentElement.lang = locale;
}

/** §9.48: a browser language that is neither falls back to English. */
export const browserLocale = (): Locale => (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");

export { i18n };
