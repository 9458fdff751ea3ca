import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  APART_PAIRS,
  CLEAR_PAIRS,
  type ColorRole,
  completeTheme,
  contrastRatio,
  createTheme,
  DEFAULT_THEME,
  MARK_PAIRS,
  measureDifference,
  PERCEPTIBLE,
  TEXT_PAIRS,
  UNMISTAKABLE,
} from "./index.ts";

const channel = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase());
/** Clients' colours are vivid more often than chance is: the corners of the cube are drawn as often as all the rest. */
const corner = fc
  .tuple(...[0, 1, 2].map(() => fc.constantFrom(0x00, 0x1e, 0x80, 0xc0, 0xff)))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase());
const color = fc.oneof(hex, corner);
const mode = fc.constantFrom("exact" as const, "material" as const);

function listConfused(colors: Readonly<Record<ColorRole, string>>): string[] {
  const judge = (pairs: typeof APART_PAIRS, least: number) =>
    pairs.flatMap(([one, other]) => {
      const difference = measureDifference(colors[one], colors[other]);
      return difference >= least ? [] : [`${one} ${colors[one]} ~ ${other} ${colors[other]}: ${difference.toFixed(2)}`];
    });
  return [...judge(APART_PAIRS, PERCEPTIBLE), ...judge(CLEAR_PAIRS, UNMISTAKABLE)];
}

describe("§3.252 the roles of colour", () => {
  test("the difference of two colours is the eye's: none of a colour with itself, the same in any order", () => {
    expect(measureDifference("#BA1A1B", "#BA1A1B")).toBe(0);
    expect(measureDifference("#C01E1E", "#BA1A1B")).toBeLessThan(PERCEPTIBLE);
    expect(measureDifference("#1F7A45", "#BA1A1B")).toBeGreaterThan(UNMISTAKABLE);
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(measureDifference(one, other)).toBeCloseTo(measureDifference(other, one), 6);
      }),
    );
  });

  test.each([false, true])("no role is taken for another with the product's own red (dark: %s)", (dark) => {
    expect(listConfused(createTheme(DEFAULT_THEME, dark).colors)).toEqual([]);
  });

  test("any brand, any mode, light and dark: no role is taken for another, and all can be read and seen", () => {
    fc.assert(
      fc.property(color, mode, fc.boolean(), (primary, mode, dark) => {
        const { colors } = createTheme(completeTheme({ colors: { primary }, mode }), dark);
        expect(listConfused(colors)).toEqual([]);
        expect(listFaint(colors)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test("a client's own colour of errors too is told from its brand, from good news and from every other role", () => {
    fc.assert(
      fc.property(color, color, color, mode, fc.boolean(), (primary, error, neutral, mode, dark) => {
        const { colors } = createTheme(completeTheme({ colors: { primary, error, neutral }, mode }), dark);
        expect(listConfused(colors)).toEqual([]);
        expect(listFaint(colors)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test("an action has the colour of the brand, save where it would be taken for an error: it is dark there", () => {
    const draw = (primary: string) => createTheme(completeTheme({ colors: { primary } }), false).colors;
    for (const brand of ["#0B57D0", "#1F7A45", "#FFD400", "#000000"]) expect(draw(brand).primary).toBe(brand);
    for (const red of ["#C01E1E", "#BA1A1B", "#E2001A", "#8A0008"]) {
      const { brand, primary } = draw(red);
      expect(brand).toBe(red);
      expect(contrastRatio(primary, "#FFFFFF")).toBeGreaterThan(9);
    }
  });

  test("a client's colour of errors stays where nothing else is taken for it", () => {
    const own = { primary: "#0B57D0", error: "#B3261E" };
    const { error } = createTheme(completeTheme({ colors: own }), false).colors;
    expect(measureDifference(error, own.error)).toBeLessThan(PERCEPTIBLE);
  });
});

function listFaint(colors: Readonly<Record<ColorRole, string>>): string[] {
  const judge = (pairs: typeof TEXT_PAIRS, least: number) =>
    pairs.flatMap(([one, other]) =>
      contrastRatio(colors[one], colors[other]) >= least ? [] : [`${one} ${colors[one]} on ${other} ${colors[other]}`],
    );
  return [...judge(TEXT_PAIRS, 4.5), ...judge(MARK_PAIRS, 3)];
}
