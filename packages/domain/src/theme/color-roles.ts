// Knows the parts that colours play on a screen, and which texts stand on which grounds.

type Family<Name extends string> =
  | Name
  | `on${Capitalize<Name>}`
  | `${Name}Container`
  | `on${Capitalize<Name>}Container`;
/** A colour that means something. The first four are the client's, success and warning the product's own. */
export type Accent = "primary" | "secondary" | "tertiary" | "error" | "success" | "warning";

/**
 * The part that a colour plays on a screen. `x` is a fill and `onX` the text on it; `xContainer` a quiet fill; `xInk` a text,
 * icon or mark of that colour on any surface; `xHover`, `xPressed` the fill under the pointer; `xEdge` the fill's border, always
 * visible on the surfaces.
 */
export type ColorRole =
  | Family<Accent>
  | `${Accent}Ink`
  | `${"primary" | "error"}${"Hover" | "Pressed" | "Edge"}`
  | Surface
  | "onSurface"
  | "onSurfaceVariant"
  | "outline"
  | "outlineVariant"
  | "inverseSurface"
  | "onInverseSurface"
  | "inverseInk"
  | "scrim"
  | "shadow";

/** What other things stand on, from the page's ground to the most raised, in the light and in the dark. */
export type Surface = "surfaceDim" | "surface" | "surfaceLow" | "surfaceContainer" | "surfaceHigh";

/** The colour of each role, uppercase `#RRGGBB`. */
export type ColorRoles = Readonly<Record<ColorRole, string>>;

/** Every accent, for those who walk through them. */
export const ACCENTS = ["primary", "secondary", "tertiary", "error", "success", "warning"] as const satisfies Accent[];
/** Every role that other things are drawn on. */
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
 * Every text and the ground that it may stand on: the colours that `createTheme` gives have a contrast of at least 4.5 in each
 * pair (WCAG 2.2, 1.4.3; §5.46).
 */
export const TEXT_PAIRS: readonly (readonly [text: ColorRole, ground: ColorRole])[] = [
  ...ACCENTS.map((name) => [`on${capitalize(name)}`, name] as const),
  ...ACCENTS.map((name) => [`on${capitalize(name)}Container`, `${name}Container`] as const),
  ...SURFACES.flatMap((ground) =>
    (["onSurface", "onSurfaceVariant", ...ACCENTS.map((name) => `${name}Ink` as const)] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ["onPrimary", "primaryHover"],
  ["onPrimary", "primaryPressed"],
  ["onError", "errorHover"],
  ["onError", "errorPressed"],
  ["primaryInk", "primaryContainer"],
  ["onInverseSurface", "inverseSurface"],
  ["inverseInk", "inverseSurface"],
];

/** Every border or mark that carries meaning, and its ground: a contrast of at least 3 in each pair (WCAG 2.2, 1.4.11). */
export const MARK_PAIRS: readonly (readonly [mark: ColorRole, ground: ColorRole])[] = SURFACES.flatMap((ground) => [
  ["outline", ground] as const,
  ["primaryEdge", ground] as const,
  ["errorEdge", ground] as const,
]);
