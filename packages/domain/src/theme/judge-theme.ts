// Knows what is wrong with a look that was sent, by its place (§3.251–§3.259): what is wrong is refused, and not read
// in some other way.
import type { Fault } from "../kernel/index.ts";
import { isFontFamily } from "./font-family.ts";
import { isColor } from "./normalize-color.ts";
import { isFontFile, isOwnFamily } from "./own-font.ts";
import { DEFAULT_THEME } from "./settings.ts";

type Judge = (value: unknown, path: readonly string[]) => readonly Fault[];

const hold =
  (message: string, isRight: (value: unknown) => boolean): Judge =>
  (value, path) =>
    isRight(value) ? [] : [{ path: [...path], message }];
const between = (least: number, most: number): Judge =>
  hold(`no number from ${least} to ${most}`, (value) => typeof value === "number" && value >= least && value <= most);
const oneOf = (...names: readonly string[]): Judge =>
  hold(`none of ${names.join(", ")}`, (value) => names.some((name) => name === value));
/** Every part is its own judge's; what has none is unknown. */
const partsOf =
  (judges: Readonly<Record<string, Judge>>): Judge =>
  (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return [{ path: [...path], message: "no object" }];
    return Object.entries(value).flatMap(([name, part]) =>
      Object.hasOwn(judges, name)
        ? (judges[name]?.(part, [...path, name]) ?? [])
        : [{ path: [...path, name], message: "unknown" }],
    );
  };
const allOf = (names: object, judge: Judge): Judge =>
  partsOf(Object.fromEntries(Object.keys(names).map((name) => [name, judge])));

const color = hold(
  "not a colour, such as #1A2B3C",
  (value) => typeof value === "string" && value.length <= 200 && (value.trim() === "" || isColor(value)),
);
const font = hold("not the name of a font", (value) => typeof value === "string" && isFontFamily(value));
const file = hold("no file of the library", isFontFile);
/** Of the client's own font: a part that is missing is wrong too. */
const ownFont: Judge = (value, path) =>
  partsOf({
    family: hold(
      "not a name of one font, or that of one which the product brings",
      (name) => typeof name === "string" && isOwnFamily(name),
    ),
    regular: file,
    bold: (bold, at) => (bold === null ? [] : file(bold, at)),
  })(typeof value === "object" && value !== null ? { family: null, regular: null, bold: null, ...value } : value, path);
const { colors, shapes, elevation, state } = DEFAULT_THEME;
const JUDGES: Readonly<Record<string, Judge>> = {
  colors: allOf(colors, color),
  mode: oneOf("exact", "material"),
  exactTone: between(0, 100),
  typography: partsOf({ brandFont: font, plainFont: font }),
  shapes: partsOf({
    cornerStyle: oneOf("sharp", "rounded", "custom"),
    baseRadius: between(0, 16),
    multipliers: allOf(shapes.multipliers, between(0, 8)),
  }),
  elevation: allOf(elevation, between(0, 0.5)),
  state: allOf(state, between(0, 0.5)),
  ownFont,
  isDark: hold("neither true nor false", (value) => typeof value === "boolean"),
};

/** `theme` as it is sent: null is the product's own, but for `colors`. */
export const judgeTheme = (theme: Readonly<Record<string, unknown>>): readonly Fault[] =>
  partsOf(JUDGES)(
    Object.fromEntries(Object.entries(theme).filter(([name, part]) => name === "colors" || part !== null)),
    ["theme"],
  );
