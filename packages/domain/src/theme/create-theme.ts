// Knows how settings become the tokens that every screen is drawn with (§3.251–§3.259).
import type { Notice } from "../kernel/index.ts";
import type { ColorRoles } from "./color-roles.ts";
import { createColors } from "./create-colors.ts";
import { normalizeColor } from "./normalize-color.ts";
import type { ElevationOpacities, StateOpacities, ThemeColors, ThemeSettings, TypeSizes } from "./settings.ts";
import { CLIENT_TONES, createPalette } from "./tones.ts";

/** Everything that a screen is drawn with, light or dark. */
export interface ThemeTokens {
  readonly dark: boolean;
  /** `#RRGGBB` each. */
  readonly colors: ColorRoles;
  /** The tones of the client's own colours, `#RRGGBB` each, for pictures, plots and avatars (§9.61). */
  readonly clientTones: Readonly<Record<keyof ThemeColors, Readonly<Record<(typeof CLIENT_TONES)[number], string>>>>;
  readonly typography: {
    /**
     * `brand` for titles, `plain` for other texts, `clientTitle` for the client's own title: each a list for
     * `font-family`, ready for CSS.
     */
    readonly brand: string;
    readonly plain: string;
    readonly clientTitle: string;
    readonly weights: ThemeSettings["typography"]["weights"];
    /** Pixels at 100 % text. */
    readonly sizes: TypeSizes;
    /** Factor of the size of the client's title. */
    readonly clientTitleRatio: number;
    /** Pixels. */
    readonly clientTitleSpacing: number;
  };
  /** Corner radii in pixels; `full` makes a pill. */
  readonly radii: { readonly [Size in "small" | "medium" | "large" | "extraLarge" | "full"]: number };
  /** Opacities from 0 to 1, as the settings have them. */
  readonly elevation: ElevationOpacities;
  /** Opacities from 0 to 1, as the settings have them. */
  readonly state: StateOpacities;
  /**
   * A `theme.invalid-color` for each colour that could not be read, a `theme.contrast-moved` when the primary colour is
   * another as text.
   */
  readonly notices: readonly Notice[];
}

/**
 * The tokens of a client's settings, light or dark (§3.251–§3.259). A colour that cannot be read is black, with a
 * notice; one whose contrast is too low moves to the nearest tone that has it. With opacities of 0–1, of which hover
 * and pressed together are not above 1, every pair of `TEXT_PAIRS` has at least 4.5 (§5.46). Lengths and opacities are
 * passed on as they are.
 */
export function createTheme(settings: ThemeSettings, dark: boolean): ThemeTokens {
  const named = Object.entries(settings.colors).map(([name, color]) => [name, normalizeColor(color)] as const);
  const colors = Object.fromEntries(named.map(([name, { color }]) => [name, color])) as unknown as ThemeColors;
  const created = createColors({ ...settings, colors }, dark);
  const { typography, shapes } = settings;
  return {
    dark,
    colors: created.colors,
    clientTones: createClientTones(colors, settings),
    typography: {
      brand: listFonts(typography.brandFont),
      plain: listFonts(typography.plainFont),
      clientTitle: listFonts(typography.clientTitle.font),
      weights: typography.weights,
      sizes: typography.sizes,
      clientTitleRatio: typography.clientTitle.ratio,
      clientTitleSpacing: typography.clientTitle.letterSpacing,
    },
    radii: createRadii(shapes),
    elevation: settings.elevation,
    state: settings.state,
    notices: [...named.flatMap(([, { notices }]) => notices), ...created.notices],
  };
}

function createClientTones(colors: ThemeColors, { mode, exactTone }: ThemeSettings): ThemeTokens["clientTones"] {
  const pick = (hex: string) => {
    const palette = createPalette(hex, mode === "exact" ? exactTone : undefined);
    return Object.fromEntries(CLIENT_TONES.map((tone) => [tone, palette[tone]]));
  };
  return Object.fromEntries(
    Object.entries(colors).map(([name, hex]) => [name, pick(hex)]),
  ) as unknown as ThemeTokens["clientTones"];
}

/** The variable font that we host first, then the plain name, then the system's fonts. */
function listFonts(name: string): string {
  const safe = name.replace(/[^\p{L}\p{N} _-]/gu, "").trim();
  const own = safe ? `"${safe} Variable", "${safe}", ` : "";
  return `${own}system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;
}

/** §3.256: sharp has no curve; rounded takes the product's multipliers; custom the client's. */
function createRadii({ baseRadius, cornerStyle, multipliers }: ThemeSettings["shapes"]): ThemeTokens["radii"] {
  const factors = { sharp: NONE, rounded: ROUNDED, custom: multipliers }[cornerStyle];
  const measure = (factor: number): number => baseRadius * factor;
  return {
    small: measure(factors.small),
    medium: measure(factors.medium),
    large: measure(factors.large),
    extraLarge: measure(factors.extraLarge),
    full: cornerStyle === "sharp" ? 0 : 9999,
  };
}

const NONE = { small: 0, medium: 0, large: 0, extraLarge: 0 };
const ROUNDED = { small: 1, medium: 2, large: 3, extraLarge: 4 };
