// Knows what becomes of a colour that was chosen: where it stays, where it is moved to be read, and how far that
// reaches (§5.46, §9.62).
import { SURFACES } from "./color-roles.ts";
import { contrastRatio } from "./contrast.ts";
import type { ThemeTokens } from "./create-theme.ts";

/** The colours that a client names and that stand under and among texts. */
export type ExplainedColor = "primary" | "secondary" | "tertiary" | "error";

/** One colour in one scheme; contrasts are WCAG’s, from 1 to 21. */
export interface ColorExplanation {
  /** As surfaces of that colour are drawn. */
  readonly fill: string;
  /** The text on them, and how it stands out. */
  readonly onFill: string;
  readonly fillContrast: number;
  /** As texts and marks of that colour are drawn. */
  readonly ink: string;
  /** On the surface where it stands out least. */
  readonly inkContrast: number;
  /** The contrast that the fill itself would have as a text there. */
  readonly asText: number;
  /** Texts of that colour are drawn in another one. */
  readonly isMoved: boolean;
}

/** What a client calls its first colour is drawn as its brand. */
export function explainColor({ colors }: ThemeTokens, name: ExplainedColor): ColorExplanation {
  const accent = name === "primary" ? "brand" : name;
  const [fill, ink] = [colors[accent], colors[`${accent}Ink`]];
  const onFill = {
    brand: colors.onBrand,
    secondary: colors.onSecondary,
    tertiary: colors.onTertiary,
    error: colors.onError,
  }[accent];
  const weakest = (color: string): number =>
    Math.min(...SURFACES.map((surface) => contrastRatio(color, colors[surface])));
  return {
    fill,
    onFill,
    fillContrast: contrastRatio(onFill, fill),
    ink,
    inkContrast: weakest(ink),
    asText: weakest(fill),
    isMoved: ink !== fill,
  };
}
