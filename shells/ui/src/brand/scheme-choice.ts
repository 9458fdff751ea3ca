// Knows whether this browser shows the product light, dark, or as the device does: one choice for all its apps.
import type { Scheme } from "../tokens/apply-scheme.ts";
import { createKeptChoice } from "./kept-choice.ts";

const isScheme = (value: string | null): value is Scheme => value === "light" || value === "dark" || value === "system";

const KEY = "academiz.SCHEME";
const choice = createKeptChoice<Scheme>(
  KEY,
  (kept) => (isScheme(kept) ? kept : "system"),
  (scheme) => scheme,
);

export const chooseScheme = choice.choose;
export const useScheme = choice.use;

/** False where nothing was ever chosen in this browser, and where it keeps nothing. */
export function hasChosenScheme(): boolean {
  try {
    return isScheme(localStorage.getItem(KEY));
  } catch {
    return false;
  }
}
