// Knows the form for a look, as texts that are typed, and the look that it gives (§3.251–§3.259, §3.112–§3.115).
import type { KeptLook } from "./combine-theme.ts";
import { isFontFamily } from "./font-family.ts";
import { isColor, normalizeColor } from "./normalize-color.ts";
import { DEFAULT_THEME, type ElevationOpacities } from "./settings.ts";

/** The colours that are asked for. */
export const THEME_COLORS = ["primary", "secondary", "tertiary", "error", "neutral"] as const;
export type ThemeColorName = (typeof THEME_COLORS)[number];

/**
 * What was typed. Empty: the inherited value, the product's own or the client's. `titleRatio` and `titleSpacing` are
 * whole hundredths of the font size.
 */
export interface ThemeForm extends Readonly<Record<ThemeColorName, string>> {
  readonly mode: string;
  readonly titleFont: string;
  readonly titleRatio: string;
  readonly titleSpacing: string;
  readonly plainFont: string;
  readonly cornerStyle: string;
  readonly baseRadius: string;
  readonly elevation: string;
  readonly isDark: string;
}
export type ThemeField = keyof ThemeForm;

/** Named strengths of shadows, for what `elevation` holds (§3.257). */
export const ELEVATIONS: Readonly<Record<"none" | "usual" | "strong", ElevationOpacities>> = {
  none: { low: 0, medium: 0, high: 0 },
  usual: DEFAULT_THEME.elevation,
  strong: { low: 0.12, medium: 0.2, high: 0.3 },
};
/** A stored value without a name here: it stays as it is. */
export const OWN = "own";

/** Whole numbers, the least and the most. */
export const THEME_BOUNDS = { titleRatio: [50, 200], titleSpacing: [-20, 100], baseRadius: [0, 16] } as const;

type Raw = Readonly<Record<string, unknown>>;
const readObject = (value: unknown): Raw => (typeof value === "object" && value !== null ? (value as Raw) : {});
const readWords = (value: unknown): string => (typeof value === "string" ? value : "");

/** The stored look, as it is typed. */
export function writeThemeForm({ colors, font, theme }: KeptLook): ThemeForm {
  const shapes = readObject(theme["shapes"]);
  const elevation = theme["elevation"];
  const named = Object.entries(ELEVATIONS).find(([, one]) => JSON.stringify(one) === JSON.stringify(elevation));
  const radius = shapes["baseRadius"];
  return {
    ...(Object.fromEntries(THEME_COLORS.map((name) => [name, colors[name] ?? ""])) as Record<ThemeColorName, string>),
    mode: theme["mode"] === "material" ? "material" : "exact",
    titleFont: font?.family ?? readWords(readObject(theme["typography"])["brandFont"]),
    titleRatio: font ? String(Math.round(font.ratio * 100)) : "",
    titleSpacing: font ? String(Math.round(font.letterSpacing * 100)) : "",
    plainFont: readWords(readObject(theme["typography"])["plainFont"]),
    cornerStyle: readWords(shapes["cornerStyle"]) || "rounded",
    baseRadius: typeof radius === "number" ? String(radius) : "",
    elevation: elevation === undefined ? "usual" : (named?.[0] ?? OWN),
    isDark: theme["isDark"] === true ? "yes" : "no",
  };
}

/** As it is sent: null means the product's own. */
export interface ThemeChange {
  readonly colors: Readonly<Record<string, string>>;
  readonly font: KeptLook["font"];
  readonly theme: Readonly<Record<string, unknown>>;
}

/** What was typed, over what is stored; parts that the form does not have stay. */
export function readThemeForm(form: ThemeForm, kept: KeptLook): ThemeChange {
  const { shapes, elevation } = kept.theme;
  const before = writeThemeForm(kept);
  const isSame = (...names: readonly ThemeField[]) => names.every((name) => form[name].trim() === before[name]);
  const hasShapes = form.cornerStyle !== "rounded" || form.baseRadius.trim() !== "";
  const colors = THEME_COLORS.flatMap((name) => (form[name].trim() === "" ? [] : [[name, typeColor(form[name])]]));
  const { neutralVariant } = kept.colors;
  return {
    colors: { ...Object.fromEntries(colors), ...(neutralVariant && { neutralVariant }) },
    // Untouched parts are sent as they are stored, because the form only has whole hundredths, and not every part.
    font: isSame("titleFont", "titleRatio", "titleSpacing") ? kept.font : readTitle(form),
    theme: {
      mode: form.mode === "material" ? "material" : null,
      typography: form.plainFont === "" ? null : { plainFont: form.plainFont },
      shapes: isSame("cornerStyle", "baseRadius")
        ? (shapes ?? null)
        : hasShapes
          ? {
              ...readObject(shapes),
              cornerStyle: form.cornerStyle,
              baseRadius: readWhole(form.baseRadius) ?? DEFAULT_THEME.shapes.baseRadius,
            }
          : null,
      elevation: form.elevation === OWN ? (elevation ?? null) : writeElevation(form.elevation),
      isDark: form.isDark === "yes" ? true : null,
    },
  };
}

/** The look that the form gives, as `readBrand` reads it: invalid parts are left out. */
export function previewTheme(form: ThemeForm, kept: KeptLook): KeptLook {
  const { colors, font, theme } = readThemeForm(form, kept);
  const all = { ...kept.theme, ...theme };
  return {
    colors,
    font: font && { ...font, ratio: Math.min(2, Math.max(0.5, font.ratio)) },
    theme: Object.fromEntries(Object.entries(all).filter(([, part]) => part !== null)),
  };
}

/** What cannot be saved: an invalid colour, a font with a wrong name, a number that is invalid or out of bounds. */
export function findThemeFaults(form: ThemeForm): Partial<Record<ThemeField, "color" | "font" | "number">> {
  const wrong = (bad: boolean, name: ThemeField, fault: "color" | "font" | "number") => (bad ? [[name, fault]] : []);
  return Object.fromEntries([
    ...THEME_COLORS.flatMap((name) => wrong(form[name].trim() !== "" && !isColor(form[name]), name, "color")),
    ...(["titleFont", "plainFont"] as const).flatMap((name) =>
      wrong(form[name] !== "" && !isFontFamily(form[name]), name, "font"),
    ),
    ...Object.entries(THEME_BOUNDS).flatMap(([name, [least, most]]) => {
      const typed = form[name as keyof typeof THEME_BOUNDS].trim();
      const number = readWhole(typed);
      return wrong(
        typed !== "" && !(number !== null && number >= least && number <= most),
        name as ThemeField,
        "number",
      );
    }),
  ]);
}

const typeColor = (typed: string): string => (isColor(typed) ? normalizeColor(typed).color : typed.trim());

function readTitle({ titleFont, titleRatio, titleSpacing }: ThemeForm): KeptLook["font"] {
  const [ratio, spacing] = [readWhole(titleRatio), readWhole(titleSpacing)];
  if (titleFont === "" && ratio === null && spacing === null) return null;
  return {
    family: titleFont || DEFAULT_THEME.typography.brandFont,
    ratio: (ratio ?? 100) / 100,
    letterSpacing: (spacing ?? 0) / 100,
  };
}

const writeElevation = (name: string): ElevationOpacities | null =>
  name === "usual" ? null : (ELEVATIONS[name as keyof typeof ELEVATIONS] ?? null);

function readWhole(typed: string): number | null {
  return /^\s*[-−]?\d{1,3}\s*$/.test(typed) ? Number(typed.trim().replace("−", "-")) : null;
}
