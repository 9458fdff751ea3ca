// Knows how a client's colours are laid over the product's own look.
import { DEFAULT_THEME } from "@academiz/domain/theme";
import { applyTheme } from "../tokens/apply-theme.ts";

/** @returns what takes them back. */
export function applyColors(own: Readonly<Record<string, string>>): () => void {
  const { stop, notices } = applyTheme(document.documentElement, {
    ...DEFAULT_THEME,
    colors: { ...DEFAULT_THEME.colors, ...own },
  });
  for (const { text } of notices) console.warn(text);
  return stop;
}
