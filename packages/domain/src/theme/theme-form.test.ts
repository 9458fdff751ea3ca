// Knows that what a form of a look shows is what is stored, and that what was typed is stored as it was meant.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  combineTheme,
  createTheme,
  ELEVATIONS,
  FONTS,
  findThemeFaults,
  type KeptLook,
  previewTheme,
  readBrand,
  readThemeForm,
  type ThemeForm,
  writeThemeForm,
} from "./index.ts";

const NOTHING: KeptLook = { colors: {}, font: null, theme: {} };
const EMPTY = writeThemeForm(NOTHING);
const color = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`),
);
const family = fc.constantFrom("", ...FONTS);
const number = (least: number, most: number) =>
  fc.oneof(fc.constant(""), fc.integer({ min: least, max: most }).map(String));
const form: fc.Arbitrary<ThemeForm> = fc.record({
  primary: color,
  secondary: color,
  tertiary: color,
  error: color,
  neutral: color,
  mode: fc.constantFrom("exact", "material"),
  titleFont: family,
  titleRatio: number(50, 200),
  titleSpacing: number(-20, 100),
  plainFont: family,
  cornerStyle: fc.constantFrom("sharp", "rounded"),
  baseRadius: number(0, 16),
  elevation: fc.constantFrom(...Object.keys(ELEVATIONS)),
  isDark: fc.constantFrom("yes", "no"),
});

test("§3.251 what was typed and stored is drawn as it was previewed, and shown again as it was typed", () => {
  fc.assert(
    fc.property(form, (typed) => {
      expect(findThemeFaults(typed)).toEqual({});
      const stored = previewTheme(typed, NOTHING);
      expect(JSON.stringify(readThemeForm(typed, NOTHING).theme)).not.toContain("undefined");
      const again = writeThemeForm(stored);
      expect(previewTheme(again, stored)).toEqual(stored);
      expect({ ...again, titleFont: "", titleRatio: "", titleSpacing: "", baseRadius: "" }).toEqual({
        ...typed,
        titleFont: "",
        titleRatio: "",
        titleSpacing: "",
        baseRadius: "",
      });
      expect(
        createTheme(readBrand(combineTheme(stored)).settings, false).notices.map(({ code }) => code),
      ).not.toContain("theme.invalid-color");
    }),
  );
});

test("§9.52–§9.60 an empty form is the product's own look", () => {
  expect(previewTheme(EMPTY, NOTHING)).toEqual(NOTHING);
  expect(readBrand(combineTheme(NOTHING))).toEqual(readBrand(undefined));
});

test("§3.254 §3.258 what the form does not ask for stays as it is stored", () => {
  const stored: KeptLook = {
    colors: { primary: "#123456", neutralVariant: "#654321" },
    font: { family: "Lora", ratio: 1.005, letterSpacing: 0.015 },
    theme: {
      exactTone: 40,
      state: { hover: 0.1 },
      shapes: { multipliers: { small: 2 } },
      elevation: { low: 0.3, medium: 0.3, high: 0.3 },
    },
  };
  const typed = { ...writeThemeForm(stored), primary: "rgb(1, 2, 3)" };
  expect(typed.elevation).toBe("own");
  expect(previewTheme(typed, stored)).toEqual({ ...stored, colors: { primary: "#010203", neutralVariant: "#654321" } });
});

test("§5.44 §5.45 a colour that is none, and a number that is none or out of bounds, is told by its field", () => {
  expect(
    findThemeFaults({ ...EMPTY, primary: "yellowish", titleRatio: "49", titleSpacing: "x", baseRadius: "17" }),
  ).toEqual({ primary: "color", titleRatio: "number", titleSpacing: "number", baseRadius: "number" });
  expect(findThemeFaults({ ...EMPTY, plainFont: "X; }" })).toEqual({ plainFont: "font" });
  expect(findThemeFaults({ ...EMPTY, primary: "#FD0", titleSpacing: "-20", baseRadius: " 4 " })).toEqual({});
});
