// Knows which colour each role gets beside the client's brand, so that none is mistaken for another (§3.252, §5.46).
import { ACCESSIBLE_CONTRAST, contrastRatio, VISIBLE_CONTRAST } from "./contrast.ts";
import { measureDifference, PERCEPTIBLE, UNMISTAKABLE } from "./difference.ts";
import type { ThemeSettings } from "./settings.ts";
import { colorAt, isVivid, moveToContrast, shiftTone } from "./tones.ts";

/** Colours that no client chooses: success and warning look alike everywhere. */
const FIXED = { success: "#1F7A45", warning: "#9A6200" } as const;

/** Hues of Material's circle: errors are red, otherwise a rose or a magenta, and orange at last. */
const ERROR_HUES = [25, 10, 0, 350, 335, 45];
/**
 * The focus ring is blue; where the brand or the errors are blue, it gets another hue that means neither right nor
 * wrong.
 */
const FOCUS_HUES = [262, 300, 215, 325, 190, 120, 80];
const FULL = 84;

/** A colour as a fill, as a quiet fill, and as text or mark on any surface. */
export interface Drawn {
  readonly fill: string;
  readonly container: string;
  readonly ink: string;
  /** The colour from which it was computed. */
  readonly seed: string;
}

/** The roles that are chosen so that they differ. */
export interface ChosenRoles {
  readonly accents: Readonly<Record<"brand" | "primary" | "error" | "success" | "warning", Drawn>>;
  readonly danger: string;
  readonly focus: string;
  readonly selection: string;
}

/** Chooses one after the other: each role takes its first colour that differs enough from those chosen before. */
export function chooseRoles(settings: ThemeSettings, dark: boolean, surfaces: readonly string[]): ChosenRoles {
  const drawAt = (tone: number) => (seed: string) => draw(shiftTone(seed, tone), seed, dark, surfaces);
  const drawOwn = (seed: string) => draw(createFill(seed, settings, dark, surfaces), seed, dark, surfaces);
  const own = settings.colors.primary;
  const [success, warning] = [FIXED.success, FIXED.warning].map(drawAt(dark ? 78 : 40)) as [Drawn, Drawn];
  const brand = drawOwn(own);
  const inks = listInks(own);
  const ink = drawOwn(inks[0]);
  const news = [success, warning];

  const error = pickFirst(listErrorSeeds(settings.colors.error), drawAt(dark ? 72 : 40), (one) => [
    ...[brand, ...news].map((other) => compare(one, other) - PERCEPTIBLE),
    compare(one, ink) - UNMISTAKABLE,
  ]);
  const deepen = ([seed, tone]: readonly [string, number]) =>
    moveToContrast(shiftTone(seed, tone), surfaces, ACCESSIBLE_CONTRAST);
  const danger = pickFirst(listDangers(error.seed, dark), deepen, (one) => [
    ...[brand, error, ...news].map((other) => compareOne(one, other) - PERCEPTIBLE),
    compareOne(one, ink) - UNMISTAKABLE,
  ]);
  const primary = pickFirst([own, ...inks], drawOwn, (one) =>
    [compare(one, error), compareOne(danger, one)].map((difference) => difference - UNMISTAKABLE),
  );
  const focus = pickFirst(listFocuses(dark), asIs, (one) => [
    ...[brand, primary, ...news].map((other) => compareOne(one, other) - PERCEPTIBLE),
    ...[measureDifference(one, danger), compareOne(one, error)].map((difference) => difference - UNMISTAKABLE),
  ]);
  const quiet = [error, ...news].map(({ container }) => container);
  const loud = [danger, focus, brand.fill, primary.fill, error.fill];
  const selection = pickFirst(listSelections(focus, dark), asIs, (one) =>
    [...quiet, ...loud].map((other) => measureDifference(one, other) - PERCEPTIBLE),
  );
  return { accents: { brand, primary, error, success, warning }, danger, focus, selection };
}

export function draw(fill: string, seed: string, dark: boolean, surfaces: readonly string[]): Drawn {
  const container = shiftTone(seed, dark ? 25 : 92, dark ? 32 : 22);
  return { seed, fill, container, ink: moveToContrast(fill, [...surfaces, container], ACCESSIBLE_CONTRAST) };
}

/**
 * `exact`: the client's own colour, but tone 80 where a dark surface would hide it. `material`: tone 40, or 80 in the
 * dark.
 */
export function createFill(seed: string, settings: ThemeSettings, dark: boolean, surfaces: readonly string[]): string {
  if (settings.mode === "material") return shiftTone(seed, dark ? 80 : 40);
  const swallowed = dark && surfaces.some((ground) => contrastRatio(seed, ground) < VISIBLE_CONTRAST);
  return swallowed ? shiftTone(seed, 80) : seed;
}

/** A grey error would not be noticed, so errors always have a hue. */
const listErrorSeeds = (own: string): string[] => [
  ...(isVivid(own) ? [own] : []),
  ...ERROR_HUES.map((hue) => colorAt(hue, FULL, 40)),
];

/** Darker than the error: of its hue, close to it, or of another error hue. */
const listDangers = (error: string, dark: boolean): (readonly [seed: string, tone: number])[] =>
  (dark ? [62, 88] : [26, 18, 34]).flatMap((tone) =>
    [error, ...ERROR_HUES.map((hue) => colorAt(hue, FULL, 40))].map((seed) => [seed, tone] as const),
  );

/** The brand, but nearly black: dark ink is never taken for an alarm. */
const listInks = (brand: string) => [shiftTone(brand, 24, 5), shiftTone(brand, 12, 5)] as const;

const listFocuses = (dark: boolean): string[] =>
  (dark ? [75, 86, 64] : [48, 36, 54]).flatMap((tone) => FOCUS_HUES.map((hue) => colorAt(hue, FULL, tone)));

/** The focus's own hue, but quiet, so that focus and selection look related. */
const listSelections = (focus: string, dark: boolean): string[] =>
  (dark ? [30, 24, 18] : [90, 94, 87]).flatMap((tone) => [
    shiftTone(focus, tone, 32),
    ...FOCUS_HUES.map((hue) => colorAt(hue, 32, tone)),
  ]);

const compare = (one: Drawn, other: Drawn): number =>
  Math.min(measureDifference(one.fill, other.fill), measureDifference(one.ink, other.ink));

const compareOne = (one: string, other: Drawn): number =>
  Math.min(measureDifference(one, other.fill), measureDifference(one, other.ink));

const asIs = (color: string): string => color;

/** The first candidate that keeps all distances; where none does, the one that misses them least. */
function pickFirst<From, To>(
  from: readonly From[],
  make: (from: From) => To,
  judge: (made: To) => readonly number[],
): To {
  let best: { readonly made: To; readonly spare: number } | undefined;
  for (const candidate of from) {
    const made = make(candidate);
    const spare = Math.min(...judge(made));
    if (spare >= 0) return made;
    if (!best || spare > best.spare) best = { made, spare };
  }
  if (!best) throw new Error("A role needs a colour to choose from.");
  return best.made;
}
