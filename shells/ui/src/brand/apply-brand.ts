// Knows how a client's look, and then a course's own, is put over the product's.
import "./more-fonts.css.ts";
import { mergeThemes, readBrand } from "@academiz/domain/theme";
import type { Scheme } from "../tokens/apply-scheme.ts";
import { applyTheme } from "../tokens/apply-theme.ts";
import { addFontFaces } from "./add-font-faces.ts";
import { keepBrand } from "./kept-brand.ts";
import { hasChosenScheme } from "./scheme-choice.ts";

/** @returns a function that takes it back. */
export function applyBrand([client, own]: readonly [client: unknown, own: unknown], scheme: Scheme): () => void {
  keepBrand(client);
  const theme = mergeThemes(client, own);
  const brand = readBrand(theme);
  const removeFaces = addFontFaces(theme);
  const undress = dressTab(theme["favicon"]);
  // §3.259: somebody who chose nothing sees what the client chose for them.
  const shown = brand.settings.isDark && !hasChosenScheme() ? "dark" : scheme;
  const { stop, notices } = applyTheme(document.documentElement, brand, shown);
  for (const { text } of notices) console.warn(text);
  return () => {
    undress();
    removeFaces();
    stop();
  };
}

/** The icon of the tab: a course's own, or its client's (§1.29, §3.118). */
function dressTab(address: unknown): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon || typeof address !== "string") return () => {};
  const own = icon.href;
  icon.href = address;
  return () => {
    icon.href = own;
  };
}
