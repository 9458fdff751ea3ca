// Knows what a client may choose of its look, and the defaults (§3.251–§3.259, §9.52–§9.60).

/** The client's colours (§3.252), in any form that `normalizeColor` reads. */
export interface ThemeColors {
  readonly primary: string;
  readonly secondary: string;
  readonly tertiary: string;
  readonly error: string;
  /** Tints surfaces and texts. */
  readonly neutral: string;
  /** Tints secondary texts and lines. */
  readonly neutralVariant: string;
}

/** How dark the shadow of each height is, from 0 (none) to 1 (§3.257). */
export interface ElevationOpacities {
  readonly low: number;
  readonly medium: number;
  readonly high: number;
}
/** How strongly a state tints an element, from 0 to 1; `disabled` is the opacity of the whole (§3.258). */
export interface StateOpacities {
  readonly hover: number;
  readonly focus: number;
  readonly pressed: number;
  readonly dragged: number;
  readonly disabled: number;
}

/** How many base radii each size of corner has (§3.256). */
export interface RadiusMultipliers {
  readonly small: number;
  readonly medium: number;
  readonly large: number;
  readonly extraLarge: number;
}

/** Font sizes in pixels, at 100 % text. */
export interface TypeSizes {
  readonly caption: number;
  readonly small: number;
  readonly body: number;
  readonly lead: number;
  readonly title: number;
  readonly headline: number;
  readonly display: number;
}

/** What a client may choose of its look (§3.251–§3.259). */
export interface ThemeSettings {
  readonly colors: ThemeColors;
  /**
   * `exact` keeps the client's colours where a mark or a surface has them; `material` takes the tones of Material
   * Design (§3.253).
   */
  readonly mode: "exact" | "material";
  /**
   * The tone, 0 (black) to 100 (white), at which the exact colour stands in its palette; not used in mode `material`
   * (§3.254).
   */
  readonly exactTone: number;
  readonly typography: {
    /** Family of titles, and of all else; bare names as in `DM Sans`. */
    readonly brandFont: string;
    readonly plainFont: string;
    /** CSS weights, 100–900. */
    readonly weights: { readonly regular: number; readonly medium: number; readonly bold: number };
    readonly sizes: TypeSizes;
    /** The client's own title: family, factor of its size, `letterSpacing` in pixels (§9.55–§9.56). */
    readonly clientTitle: { readonly font: string; readonly ratio: number; readonly letterSpacing: number };
  };
  readonly shapes: {
    /** Pixels. */
    readonly baseRadius: number;
    /** `sharp` has no curve, `rounded` the product's multipliers (1, 2, 3, 4), `custom` the ones beside it (§3.256). */
    readonly cornerStyle: "sharp" | "rounded" | "custom";
    readonly multipliers: RadiusMultipliers;
  };
  readonly elevation: ElevationOpacities;
  readonly state: StateOpacities;
  /** §3.259: what a visitor sees who has not chosen light or dark. */
  readonly isDark: boolean;
}

/** The look of a client that chose nothing (§9.52–§9.60): a red, DM Sans and Inter, round corners, light. */
export const DEFAULT_THEME: ThemeSettings = {
  colors: {
    primary: "#C01E1E",
    secondary: "#FFDADA",
    tertiary: "#D6E7F5",
    error: "#BA1A1B",
    neutral: "#74787A",
    neutralVariant: "#74787A",
  },
  mode: "exact",
  exactTone: 50,
  typography: {
    brandFont: "DM Sans",
    plainFont: "Inter",
    weights: { regular: 400, medium: 500, bold: 700 },
    sizes: { caption: 12, small: 14, body: 16, lead: 20, title: 24, headline: 32, display: 40 },
    clientTitle: { font: "Montserrat", ratio: 1, letterSpacing: 1 },
  },
  shapes: {
    baseRadius: 4,
    cornerStyle: "rounded",
    multipliers: { small: 1, medium: 2, large: 3, extraLarge: 4 },
  },
  elevation: { low: 0.06, medium: 0.1, high: 0.16 },
  state: { hover: 0.08, focus: 0.12, pressed: 0.12, dragged: 0.16, disabled: 0.38 },
  isDark: false,
};

/**
 * Complete settings from the few that a client chose. Colours are completed one by one, and a `neutral` without a
 * variant stands for both; any other part is taken as a whole, so give all of it. Absent parts are the default
 * (§9.52).
 */
export function completeTheme(
  chosen: {
    readonly [Key in keyof ThemeSettings]?: Key extends "colors" ? Partial<ThemeColors> : ThemeSettings[Key];
  },
): ThemeSettings {
  const colors = { ...DEFAULT_THEME.colors, ...dropUndefined(chosen.colors ?? {}) };
  // A client that names one neutral means both.
  if (chosen.colors?.neutral && !chosen.colors.neutralVariant) colors.neutralVariant = chosen.colors.neutral;
  return { ...DEFAULT_THEME, ...dropUndefined(chosen), colors };
}

const dropUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
