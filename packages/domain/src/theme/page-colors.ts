// Knows on which ground the words of a page stand, light and dark, before its author writes styles for it.
import { createTheme } from "./create-theme.ts";
import { mergeThemes } from "./merge-themes.ts";
import { readBrand } from "./read-brand.ts";

/**
 * The colours of the words of a page, and of the sheet that they stand on, in each scheme: `#RRGGBB` each.
 * @param client the look of the client, unparsed.
 * @param own the look of the course, unparsed.
 */
export function createPageColors(client: unknown, own: unknown) {
  const { settings } = readBrand(mergeThemes(client, own));
  const pick = (dark: boolean) => {
    const { surfaceDim, onSurface } = createTheme(settings, dark).colors;
    return { ground: surfaceDim, text: onSurface };
  };
  return { light: pick(false), dark: pick(true) };
}
