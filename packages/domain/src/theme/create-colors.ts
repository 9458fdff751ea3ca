// Knows how the colours of a client play every part of a screen, light or dark, readable whatever was chosen (§3.252–§3.254, §5.46).
import type { Notice } from "../kernel/index.ts";
import { ACCENTS, type Accent, type ColorRole, type ColorRoles, SURFACES, type Surface } from "./color-roles.ts";
import { ACCESSIBLE_CONTRAST, contrastRatio, isAccessible, pickTextColor, VISIBLE_CONTRAST } from "./contrast.ts";
import type { ThemeSettings } from "./settings.ts";
import { moveToContrast, shiftTone } from "./tones.ts";

/** What no client chooses: good news and caution look alike everywhere. */
const FIXED = { success: "#1F7A45", warning: "#9A6200" } as const;

const LIGHT_SURFACES: Readonly<Record<Surface, number>> = {
  surfaceDim: 97,
  surface: 100,
  surfaceLow: 98.5,
  surfaceContainer: 95.5,
  surfaceHigh: 92.5,
};
const DARK_SURFACES: Readonly<Record<Surface, number>> = {
  surfaceDim: 6,
  surface: 10,
  surfaceLow: 8,
  surfaceContainer: 14,
  surfaceHigh: 18,
};

/** The colours of a theme, and what had to be moved for them. */
export interface CreatedColors {
  readonly colors: ColorRoles;
  readonly notices: readonly Notice[];
}

/** `settings.colors` are already `#RRGGBB`. A colour that cannot be read where it should is moved, and a notice says so. */
export function createColors(settings: ThemeSettings, dark: boolean): CreatedColors {
  const greys = createGreys(settings, dark);
  const surfaces = SURFACES.map((name) => greys[name]);
  const roles: Partial<Record<ColorRole, string>> = { ...greys };
  const notices: Notice[] = [];
  for (const name of ACCENTS) {
    const seed = name === "success" || name === "warning" ? FIXED[name] : settings.colors[name];
    const fill = createFill(name, seed, settings, dark, surfaces);
    const container = shiftTone(seed, dark ? 25 : 92, dark ? 32 : 22);
    const grounds = [...surfaces, container];
    const ink = moveToContrast(fill, grounds, ACCESSIBLE_CONTRAST);
    const role = capitalize(name);
    roles[name] = fill;
    roles[`on${role}`] = pickTextColor(fill);
    roles[`${name}Container`] = container;
    roles[`on${role}Container`] = moveToContrast(shiftTone(seed, dark ? 90 : 20, 48), [container], ACCESSIBLE_CONTRAST);
    roles[`${name}Ink`] = ink;
    if (name === "primary" || name === "error") {
      const text = pickTextColor(fill);
      roles[`${name}Hover`] = shade(fill, text, settings.state.hover);
      roles[`${name}Pressed`] = shade(fill, text, settings.state.hover + settings.state.pressed);
      roles[`${name}Edge`] = moveToContrast(fill, surfaces, VISIBLE_CONTRAST);
    }
    if (name === "primary" && moveToContrast(seed, grounds, ACCESSIBLE_CONTRAST) !== seed)
      notices.push(tellOfMove(name, seed, ink, surfaces, dark));
  }
  roles.inverseInk = moveToContrast(roles.primary ?? "#000000", [greys.inverseSurface], ACCESSIBLE_CONTRAST);
  return { colors: roles as ColorRoles, notices };
}

type Greys = Record<
  | Surface
  | "onSurface"
  | "onSurfaceVariant"
  | "outline"
  | "outlineVariant"
  | "inverseSurface"
  | "onInverseSurface"
  | "scrim"
  | "shadow",
  string
>;

function createGreys({ colors, mode }: ThemeSettings, dark: boolean): Greys {
  const chroma = mode === "material" ? 6 : 8;
  const grey = (tone: number): string => shiftTone(colors.neutral, tone, chroma);
  const tinted = (tone: number): string => shiftTone(colors.neutralVariant, tone, chroma + 2);
  const levels = dark ? DARK_SURFACES : LIGHT_SURFACES;
  const surfaces = Object.fromEntries(SURFACES.map((name) => [name, shiftTone(colors.neutral, levels[name], 4)]));
  return {
    ...(surfaces as Record<Surface, string>),
    onSurface: grey(dark ? 93 : 12),
    onSurfaceVariant: tinted(dark ? 74 : 39),
    outline: tinted(dark ? 58 : 53),
    outlineVariant: tinted(dark ? 25 : 88),
    inverseSurface: grey(dark ? 92 : 16),
    onInverseSurface: grey(dark ? 12 : 96),
    scrim: "#000000",
    shadow: "#000000",
  };
}

/** Exact: the client's own colour, but tone 80 where the dark would swallow it. Material: tone 40, or 80 in the dark. */
function createFill(name: Accent, seed: string, settings: ThemeSettings, dark: boolean, surfaces: readonly string[]) {
  if (settings.mode === "material") return shiftTone(seed, dark ? 80 : 40);
  if (name === "success" || name === "warning" || name === "error") return shiftTone(seed, dark ? 78 : 40);
  const swallowed = dark && surfaces.some((ground) => contrastRatio(seed, ground) < VISIBLE_CONTRAST);
  return swallowed ? shiftTone(seed, 80) : seed;
}

/** Away from the text, so that the contrast only grows; towards it where there is nowhere left to go and contrast to spare. */
function shade(fill: string, text: string, amount: number): string {
  const away = blend(fill, text === "#FFFFFF" ? "#000000" : "#FFFFFF", amount);
  const towards = blend(fill, text, amount);
  return contrastRatio(away, fill) <= 1.04 && isAccessible(text, towards) ? towards : away;
}

function blend(from: string, to: string, amount: number): string {
  const share = Math.min(1, amount);
  const mix = (start: number): string => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${mix(1)}${mix(3)}${mix(5)}`.toUpperCase();
}

function tellOfMove(name: Accent, seed: string, ink: string, surfaces: readonly string[], dark: boolean): Notice {
  const contrast = Math.min(...surfaces.map((ground) => contrastRatio(seed, ground)));
  const where = dark ? "dark" : "light";
  return {
    code: "theme.contrast-moved",
    level: "warning",
    text: `The ${name} color ${seed} has a contrast of ${contrast.toFixed(1)} as ${where} text: ${ink} is used there.`,
  };
}

const capitalize = <T extends string>(text: T): Capitalize<T> =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<T>;
