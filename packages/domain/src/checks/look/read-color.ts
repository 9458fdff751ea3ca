// Knows which colour a value of an author's styles (CSS) is, where that can be said without a browser.
import { isColor, normalizeColor } from "../../theme/index.ts";
import type { Scheme } from "./read-styles.ts";

/** `#RRGGBB`; null for what is unknown: a variable, a picture, a colour that lets something through. */
export type ReadColor = string | null;

/** Beside those that any colour of ours may be named by: the names that authors write most. */
const NAMES: Readonly<Record<string, string>> = {
  gray: "#808080",
  grey: "#808080",
  silver: "#C0C0C0",
  lightgray: "#D3D3D3",
  lightgrey: "#D3D3D3",
  darkgray: "#A9A9A9",
  darkgrey: "#A9A9A9",
  whitesmoke: "#F5F5F5",
  yellow: "#FFFF00",
  gold: "#FFD700",
  orange: "#FFA500",
  pink: "#FFC0CB",
  purple: "#800080",
  lime: "#00FF00",
  lightgreen: "#90EE90",
  darkgreen: "#006400",
  olive: "#808000",
  teal: "#008080",
  aqua: "#00FFFF",
  cyan: "#00FFFF",
  navy: "#000080",
  darkblue: "#00008B",
  lightblue: "#ADD8E6",
  maroon: "#800000",
  brown: "#A52A2A",
  darkred: "#8B0000",
};

/** What stands in the value for the given scheme. */
const choose = (value: string, scheme: Scheme): string =>
  value.replace(/light-dark\(((?:[^(),]|\([^)]*\))*),((?:[^()]|\([^)]*\))*)\)/g, (_, light: string, dark: string) =>
    (scheme === "dark" ? dark : light).trim(),
  );

/** Channels may be parted by blanks; an opacity below 1 lets something through. */
function readOne(value: string): ReadColor {
  const written = value.replace(/^rgba?\(\s*(\d+)\s+(\d+)\s+(\d+)\s*\)$/, "rgb($1,$2,$3)");
  if (/^rgba\(/.test(written) && !/,\s*1(\.0+)?\s*\)$/.test(written)) return null;
  if (isColor(written)) return normalizeColor(written).color;
  return Object.hasOwn(NAMES, written) ? (NAMES[written] ?? null) : null;
}

/** Undefined where the value sets no colour of its own. */
export function readColor(value: string | undefined, scheme: Scheme): ReadColor | undefined {
  if (value === undefined || value === "inherit") return undefined;
  return readOne(choose(value, scheme));
}

/** The colour of a ground; undefined where what is behind it stays in sight. */
export function readGround(sets: ReadonlyMap<string, string>, scheme: Scheme): ReadColor | undefined {
  const value = sets.get("background-color") ?? sets.get("background");
  if (value === undefined || value === "none" || value === "transparent") return undefined;
  return /url\(|gradient\(/.test(sets.get("background") ?? "") || sets.has("background-image")
    ? null
    : readOne(choose(value, scheme));
}
