// Knows the language that somebody chose in this browser before they signed in: one choice for all its apps.
import { readLocale } from "@academiz/domain/wording";
import type { UiLocale } from "./locales.ts";

const KEY = "academiz.LOCALE";
/** A browser that keeps nothing still uses the chosen language, until the page goes. */
let chosen: UiLocale | undefined;

export function readVisitorLocale(): UiLocale | undefined {
  if (chosen) return chosen;
  try {
    return readLocale(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function keepVisitorLocale(locale: UiLocale): void {
  chosen = locale;
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Storage is full or forbidden: see above.
  }
}
