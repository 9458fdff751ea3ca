// Knows how the parts of a client's look are handed out as one (§3.251–§3.259, §3.44).
import { isFontFamily } from "./font-family.ts";
import { cleanColors } from "./normalize-color.ts";

/** As a client keeps it. */
export interface KeptLook {
  /** By their names, as they were typed. */
  readonly colors: Readonly<Record<string, string>>;
  /** Of titles (§3.44): `ratio` scales the letters, `letterSpacing` is in em; null: the product's own. */
  readonly font: { readonly family: string; readonly ratio: number; readonly letterSpacing: number } | null;
  /** What else was chosen, as `readBrand` reads it. */
  readonly theme: Readonly<Record<string, unknown>>;
}

/** What `readBrand` reads: `colors` alone where nothing else was chosen. */
export type HandedTheme = Readonly<Record<string, unknown>> & { readonly colors: Readonly<Record<string, string>> };

/** Colours and fonts that cannot be read are the product's own. */
export function combineTheme({ colors, font, theme }: KeptLook): HandedTheme {
  const title =
    font && isFontFamily(font.family)
      ? { font: font.family, ratio: font.ratio, letterSpacing: font.letterSpacing }
      : null;
  const typography = theme["typography"] as object | undefined;
  return {
    colors: cleanColors(colors),
    ...theme,
    ...(title && { typography: { ...typography, clientTitle: title } }),
  };
}
