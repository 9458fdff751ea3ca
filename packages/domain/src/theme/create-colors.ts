// Knows how the colours of a client play every part of a screen, light or dark, readable whatever was chosen
// (§3.252–§3.254, §5.46).
import type { Notice } from "../kernel/index.ts";
import { chooseRoles, createFill, type Drawn, draw } from "./choose-roles.ts";
import { ACCENTS, type Accent, type ColorRole, type ColorRoles, SURFACES, type Surface } from "./color-roles.ts";
import { ACCESSIBLE_CONTRAST, contrastRatio, isAccessible, pickTextColor, VISIBLE_CONTRAST } from "./contrast.ts";
import type { ThemeSettings } from "./settings.ts";
import { moveToContrast, shiftTone } from "./tones.ts";

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

/**
 * `settings.colors` are already `#RRGGBB`. A colour that cannot be read where it should is moved, and a notice says so.
 */
export function createColors(settings: ThemeSettings, dark: boolean): CreatedColors {
  const greys = createGreys(settings, dark);
  const surfaces = SURFACES.map((name) => greys[name]);
  const { accents, danger, focus, selection } = chooseRoles(settings, dark, surfaces);
  const drawOwn = (seed: string): Drawn => draw(createFill(seed, settings, dark, surfaces), seed, dark, surfaces);
  const { secondary, tertiary } = settings.colors;
  const all: Readonly<Record<Accent, Drawn>> = {
    ...accents,
    secondary: drawOwn(secondary),
    tertiary: drawOwn(tertiary),
  };
  const roles: Partial<Record<ColorRole, string>> = { ...greys };
  for (const name of ACCENTS) {
    const { seed, fill, container, ink } = all[name];
    const role = capitalize(name);
    roles[name] = fill;
    roles[`on${role}`] = pickTextColor(fill);
    roles[`${name}Container`] = container;
    roles[`on${role}Container`] = moveToContrast(shiftTone(seed, dark ? 90 : 20, 48), [container], ACCESSIBLE_CONTRAST);
    roles[`${name}Ink`] = ink;
  }
  const { fill } = accents.primary;
  const text = pickTextColor(fill);
  roles.primaryHover = shade(fill, text, settings.state.hover);
  roles.primaryPressed = shade(fill, text, settings.state.hover + settings.state.pressed);
  roles.primaryEdge = moveToContrast(fill, surfaces, VISIBLE_CONTRAST);
  Object.assign(roles, { danger, onDanger: pickTextColor(danger), focus, selection });
  roles.onSelection = moveToContrast(shiftTone(selection, dark ? 92 : 15), [selection], ACCESSIBLE_CONTRAST);
  return { colors: roles as ColorRoles, notices: tellOfMove(accents.brand, surfaces, dark) };
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

/**
 * Away from the text, so that the contrast only grows; towards it where there is nowhere left to go and contrast to
 * spare.
 */
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

function tellOfMove({ seed, ink, container }: Drawn, surfaces: readonly string[], dark: boolean): Notice[] {
  if (moveToContrast(seed, [...surfaces, container], ACCESSIBLE_CONTRAST) === seed) return [];
  const contrast = Math.min(...surfaces.map((ground) => contrastRatio(seed, ground)));
  const where = dark ? "dark" : "light";
  const text = `The primary color ${seed} has a contrast of ${contrast.toFixed(1)} as ${where} text: ${ink} is used there.`;
  return [{ code: "theme.contrast-moved", level: "warning", text }];
}

const capitalize = <T extends string>(text: T): Capitalize<T> =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<T>;
