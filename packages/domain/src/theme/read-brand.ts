// Knows how the chosen look of a client, or a course, is read wherever it was stored: an invalid part becomes the
// product's own, and the rest is kept (§3.251–§3.259, §3.44, §3.115).
import { isFontFamily } from "./font-family.ts";
import { isColor } from "./normalize-color.ts";
import { readObject } from "./read-object.ts";
import { completeTheme, DEFAULT_THEME, type ThemeColors, type ThemeSettings } from "./settings.ts";

/** The look to draw. */
export interface Brand {
  readonly settings: ThemeSettings;
  /** The space between the letters of titles, ready for CSS; null: the product's own. */
  readonly titleSpacing: string | null;
}

/**
 * The look of what was chosen, unparsed: `{colors, mode, exactTone, typography, shapes, elevation, state, isDark}` as
 * `ThemeSettings` has them, each part and each colour absent where nothing was chosen. A `typography.clientTitle` is
 * the font of all titles, `ratio` times as large, its `letterSpacing` in em, or a length of CSS.
 */
export function readBrand(chosen: unknown): Brand {
  const raw = readObject(chosen);
  const typography = readObject(raw["typography"]);
  const title = readObject(typography["clientTitle"]);
  const { typography: own } = DEFAULT_THEME;
  const ratio = readNumber(title["ratio"], 0.5, 2) ?? own.clientTitle.ratio;
  const family = readFamily(title["font"]);
  const { title: small, headline, display, ...texts } = own.sizes;
  const scale = (size: number): number => Math.round(size * ratio);
  return {
    settings: completeTheme({
      colors: readColors(raw["colors"]),
      mode: readOne(raw["mode"], ["exact", "material"]),
      exactTone: readNumber(raw["exactTone"], 0, 100),
      typography: {
        ...own,
        brandFont: family ?? readFamily(typography["brandFont"]) ?? own.brandFont,
        plainFont: readFamily(typography["plainFont"]) ?? own.plainFont,
        sizes: { ...texts, title: scale(small), headline: scale(headline), display: scale(display) },
        clientTitle: { ...own.clientTitle, font: family ?? own.clientTitle.font, ratio },
      },
      shapes: readShapes(raw["shapes"]),
      elevation: readOpacities(raw["elevation"], DEFAULT_THEME.elevation),
      state: readOpacities(raw["state"], DEFAULT_THEME.state),
      isDark: raw["isDark"] === true,
    } as Parameters<typeof completeTheme>[0]),
    titleSpacing: readSpacing(title["letterSpacing"]),
  };
}

/** A CSS length that keeps letters apart and legible. */
function readSpacing(spacing: unknown): string | null {
  const em = readNumber(spacing, -0.2, 1);
  if (em !== undefined) return `${em}em`;
  const length = typeof spacing === "string" ? /^(-?\d{0,2}(?:\.\d{1,3})?)(px|em)$/.exec(spacing.trim()) : null;
  return length?.[1] && Math.abs(Number(length[1])) <= (length[2] === "em" ? 1 : 16) ? length[0] : null;
}

function readShapes(shapes: unknown): ThemeSettings["shapes"] {
  const raw = readObject(shapes);
  const { baseRadius, cornerStyle, multipliers } = DEFAULT_THEME.shapes;
  return {
    baseRadius: readNumber(raw["baseRadius"], 0, 16) ?? baseRadius,
    cornerStyle: readOne(raw["cornerStyle"], ["sharp", "rounded", "custom"]) ?? cornerStyle,
    multipliers: readNumbers(raw["multipliers"], multipliers, 8),
  };
}

/** Hover and pressed together stay within what a text on them can bear. */
const readOpacities = <T extends object>(opacities: unknown, own: T): T => readNumbers(opacities, own, 0.5);

function readNumbers<T extends object>(numbers: unknown, own: T, most: number): T {
  const raw = readObject(numbers);
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, readNumber(raw[name], 0, most) ?? value]),
  ) as T;
}

function readColors(colors: unknown): Partial<ThemeColors> {
  const raw = readObject(colors);
  return Object.fromEntries(
    Object.keys(DEFAULT_THEME.colors).flatMap((name) => {
      const color = raw[name];
      return typeof color === "string" && isColor(color) ? [[name, color]] : [];
    }),
  );
}
const readFamily = (value: unknown): string | undefined =>
  typeof value === "string" && isFontFamily(value) ? value : undefined;
const readNumber = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === "number" && value >= least && value <= most ? value : undefined;
const readOne = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);
