// Knows where the design system's own words are: an app loads them with its own, under the same language.
import type { Messages } from "@lingui/core";

export type UiLocale = "en" | "fr";

/** Each by its own name, as it is offered. */
export const LANGUAGES: readonly (readonly [UiLocale, string])[] = [
  ["fr", "Français"],
  ["en", "English"],
];

/** `i18n.load(locale, { ...(await uiMessages.fr()), ...own })`. */
export const uiMessages: Readonly<Record<UiLocale, () => Promise<Messages>>> = {
  en: async () => (await import("../locales/en.po")).messages,
  fr: async () => (await import("../locales/fr.po")).messages,
};
