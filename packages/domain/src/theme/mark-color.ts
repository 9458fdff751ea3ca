// Knows how a colour is drawn as a mark beside texts: in each scheme as far from the surfaces as a text has to be
// (§5.46, §9.62).
import { createTheme } from "./create-theme.ts";
import { mergeThemes } from "./merge-themes.ts";
import { readBrand } from "./read-brand.ts";

/** `#rrggbb` each: in the light scheme, and in the dark one. */
export interface MarkColor {
  readonly light: string;
  readonly dark: string;
}

/** The colour where it can be seen, or else its nearest tone that can. `theme`: the client's, unparsed. */
export function createMarkColor(color: string, theme: unknown): MarkColor {
  const { settings } = readBrand(mergeThemes(theme, { colors: { primary: color } }));
  return { light: createTheme(settings, false).colors.brandInk, dark: createTheme(settings, true).colors.brandInk };
}
