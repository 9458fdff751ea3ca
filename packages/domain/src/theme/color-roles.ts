// Knows the roles of colours on a screen, and which texts stand on which grounds.

type Family<Name extends string> =
  | Name
  | `on${Capitalize<Name>}`
  | `${Name}Container`
  | `on${Capitalize<Name>}Container`;
/**
 * A colour with a meaning: `brand` for the client, `primary` for actions, `error` for errors. `secondary` and
 * `tertiary` are the client's too, `success` and `warning` the product's own.
 */
export type Accent = "brand" | "primary" | "secondary" | "tertiary" | "error" | "success" | "warning";

/**
 * The role of a colour on a screen. `x` is a fill and `onX` the text on it; `xContainer` is a quiet fill; `xInk` a
 * text, icon or mark of that colour on any surface; `xHover` and `xPressed` the fill under the pointer; `xEdge` the
 * fill's border, always visible on the surfaces. `danger` is text, border and fill of destructive actions; `focus` the
 * ring around the focused element; `selection` the quiet fill of selected ones.
 */
export type ColorRole =
  | Family<Accent>
  | `${Accent}Ink`
  | `primary${"Hover" | "Pressed" | "Edge"}`
  | Single
  | Surface
  | "onSurface"
  | "onSurfaceVariant"
  | "outline"
  | "outlineVariant"
  | "inverseSurface"
  | "onInverseSurface"
  | "scrim"
  | "shadow";

/** Roles with one colour each, and the texts on two of them. */
type Single = "danger" | "onDanger" | "focus" | "selection" | "onSelection";

/** Surfaces on which other things stand, from the page's ground to the most raised, light and dark. */
export type Surface = "surfaceDim" | "surface" | "surfaceLow" | "surfaceContainer" | "surfaceHigh";

/** The colour of each role, uppercase `#RRGGBB`. */
export type ColorRoles = Readonly<Record<ColorRole, string>>;

/** Every accent, to go through them. */
export const ACCENTS = [
  "brand",
  "primary",
  "secondary",
  "tertiary",
  "error",
  "success",
  "warning",
] as const satisfies Accent[];
/** Every surface, to go through them. */
export const SURFACES = [
  "surfaceDim",
  "surface",
  "surfaceLow",
  "surfaceContainer",
  "surfaceHigh",
] as const satisfies Surface[];

const capitalize = <T extends string>(text: T): Capitalize<T> =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<T>;

/**
 * Every text and the ground that it may stand on: the colours that `createTheme` gives have a contrast of at least 4.5
 * in each pair (WCAG 2.2, 1.4.3; §5.46).
 */
export const TEXT_PAIRS: readonly (readonly [text: ColorRole, ground: ColorRole])[] = [
  ...ACCENTS.map((name) => [`on${capitalize(name)}`, name] as const),
  ...ACCENTS.map((name) => [`on${capitalize(name)}Container`, `${name}Container`] as const),
  ...SURFACES.flatMap((ground) =>
    (["onSurface", "onSurfaceVariant", "danger", ...ACCENTS.map((name) => `${name}Ink` as const)] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ["onPrimary", "primaryHover"],
  ["onPrimary", "primaryPressed"],
  ["onDanger", "danger"],
  ["onSelection", "selection"],
  ["onSurface", "selection"],
  ["onSurfaceVariant", "selection"],
  ["primaryInk", "primaryContainer"],
  ["onInverseSurface", "inverseSurface"],
];

/**
 * Every border or mark that carries meaning, and its ground: a contrast of at least 3 in each pair (WCAG 2.2, 1.4.11).
 */
export const MARK_PAIRS: readonly (readonly [mark: ColorRole, ground: ColorRole])[] = [
  ...SURFACES.flatMap((ground) => [
    ["outline", ground] as const,
    ["primaryEdge", ground] as const,
    ["focus", ground] as const,
  ]),
  // The bar at the edge of a selected element: no selection is shown by its fill alone.
  ["primaryInk", "selection"],
];

/**
 * Pairs that nobody may confuse where both are on screen: `measureDifference` is at least `PERCEPTIBLE` in each. Only
 * the action may have the colour of the brand, where the brand cannot be taken for an error.
 */
export const APART_PAIRS: readonly (readonly [one: ColorRole, other: ColorRole])[] = [
  ...pairUp(["brand", "error", "danger", "focus", "selection"]),
  ...pairUp(["brandInk", "errorInk", "danger", "focus"]),
  ...pairUp(["successInk", "errorInk", "warningInk"]),
  ...pairUp(["success", "error", "warning"]),
  ...pairUp(["selection", "focus", "primary"]),
  ["primaryInk", "focus"],
  ["danger", "successInk"],
  ["danger", "warningInk"],
  ["focus", "successInk"],
  ["focus", "warningInk"],
  ["selection", "errorContainer"],
  ["selection", "successContainer"],
  ["selection", "warningContainer"],
];

/**
 * Pairs that must be told apart even when the other is not on screen: `measureDifference` is at least `UNMISTAKABLE`
 * in each.
 */
export const CLEAR_PAIRS: readonly (readonly [one: ColorRole, other: ColorRole])[] = [
  ["primary", "error"],
  ["primary", "danger"],
  ["primaryInk", "errorInk"],
  ["primaryInk", "danger"],
  ["focus", "errorInk"],
  ["focus", "danger"],
];

function pairUp(names: readonly ColorRole[]): (readonly [ColorRole, ColorRole])[] {
  return names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
}
