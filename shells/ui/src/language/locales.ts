// Knows the languages that the design system speaks. Its words are in `@academiz/ui/locales`: an app loads them with
// its own.

export type UiLocale = "en" | "fr";

/** Each language by its own name, as it is offered. */
export const LANGUAGES: readonly (readonly [UiLocale, string])[] = [
  ["fr", "Français"],
  ["en", "English"],
];
