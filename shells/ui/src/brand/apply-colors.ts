// Knows how a client's colours are laid over the product's own look.
import { DEFAULT_THEME } from "@academiz/domain/theme";
import type { Scheme } from "../tokens/apply-scheme.ts";
import { applyTheme } from "../tokens/apply-theme.ts";

/** @returns what takes them back. */
export function applyColors(own: Readonly<Record<string, string>>, scheme: Scheme): () => void {
  const settings = { ...DEFAULT_THEME, colors: { ...DEFAULT_THEME.colors, ...own } };
  const { stop, notices } = applyTheme(document.documentElement, settings, scheme);
  for (const { text } of notices) console.warn(text);
  return stop;
}
