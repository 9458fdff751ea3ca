// Knows the look with which this browser begins its next page, before anybody is known there: that of the client of the
// last visit, as a sheet that `start.js` puts over the product's own.
import { type Brand, createTheme, readBrand } from "@academiz/domain/theme";
import { listProperties } from "../tokens/list-properties.ts";

/** The same key as in `start.js`. */
const KEY = "academiz.BRAND";

/** A browser that keeps nothing begins with the product's own look. */
export function keepBrand(client: unknown): void {
  const mark = `/*${encodeURIComponent(JSON.stringify(client))}*/`;
  try {
    if (localStorage.getItem(KEY)?.startsWith(mark)) return;
    localStorage.setItem(KEY, mark + writeSheet(readBrand(client)));
  } catch {
    // Storage is full or forbidden: see above.
  }
}

/** The selectors of the product's own sheet, in its order: this one comes after it. */
function writeSheet(brand: Brand): string {
  const [light, dark] = [false, true].map((isDark) =>
    listProperties(createTheme(brand.settings, isDark), brand)
      .map(([name, value]) => `${name}:${value};`)
      .join(""),
  );
  const unchosen = ":root:not([data-scheme])";
  return [
    `[data-scheme=light],${unchosen}{${brand.settings.isDark ? dark : light}}`,
    `[data-scheme=dark]{${dark}}`,
    `@media (prefers-color-scheme:dark){${unchosen}{${dark}}}`,
  ].join("");
}
