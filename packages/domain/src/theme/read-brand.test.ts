// Knows that a stored look is read whatever it holds, and that every text of it can be read.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  contrastRatio,
  createTheme,
  DEFAULT_THEME,
  explainColor,
  FONTS,
  judgeTheme,
  MARK_PAIRS,
  readBrand,
  TEXT_PAIRS,
} from "./index.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`);
const loose = fc.oneof(hex, fc.constant("#FFDD00"), fc.constant("#000000"), fc.jsonValue());
const chosen = fc.record(
  {
    colors: fc.oneof(
      fc.jsonValue(),
      fc.record(
        { primary: loose, secondary: loose, tertiary: loose, error: loose, neutral: loose },
        { requiredKeys: [] },
      ),
    ),
    mode: fc.oneof(fc.constantFrom("exact", "material"), fc.jsonValue()),
    exactTone: fc.oneof(fc.integer({ min: -10, max: 120 }), fc.jsonValue()),
    typography: fc.jsonValue(),
    shapes: fc.jsonValue(),
    state: fc.oneof(fc.record({ hover: fc.double(), pressed: fc.double() }), fc.jsonValue()),
    isDark: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

test("§3.251 §5.46 whatever is stored, a look comes of it in which every text and mark can be read, light and dark", () => {
  fc.assert(
    fc.property(fc.oneof(chosen, fc.jsonValue()), fc.boolean(), (raw, dark) => {
      const { colors, notices } = createTheme(readBrand(raw).settings, dark);
      expect(notices.filter(({ code }) => code === "theme.invalid-color")).toEqual([]);
      for (const [text, ground] of TEXT_PAIRS)
        expect(contrastRatio(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      for (const [mark, ground] of MARK_PAIRS)
        expect(contrastRatio(colors[mark], colors[ground]), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 60 },
  );
});

test("§9.52–§9.60 nothing chosen is the product's own", () => {
  for (const nothing of [undefined, null, {}, { colors: {} }, { colors: { primary: "" } }, 7, "red", []])
    expect(readBrand(nothing)).toEqual({ settings: DEFAULT_THEME, titleSpacing: null });
});

test("§3.252–§3.259 what is chosen is taken part by part, what is wrong beside it is not", () => {
  const { settings, titleSpacing } = readBrand({
    colors: { primary: "#FFDD00", secondary: "no colour", neutral: "#112233" },
    mode: "material",
    exactTone: 101,
    typography: { plainFont: "Lora", clientTitle: { font: "Montserrat", ratio: 1.5, letterSpacing: 0.05 } },
    shapes: { cornerStyle: "sharp", baseRadius: -1 },
    elevation: { low: 0, medium: "much" },
    isDark: true,
  });
  expect(settings.colors).toEqual({
    ...DEFAULT_THEME.colors,
    primary: "#FFDD00",
    neutral: "#112233",
    neutralVariant: "#112233",
  });
  expect([settings.mode, settings.exactTone, settings.isDark]).toEqual(["material", 50, true]);
  expect([settings.typography.brandFont, settings.typography.plainFont]).toEqual(["Montserrat", "Lora"]);
  expect(settings.typography.sizes).toEqual({
    ...DEFAULT_THEME.typography.sizes,
    title: 36,
    headline: 48,
    display: 60,
  });
  expect(settings.shapes).toEqual({ ...DEFAULT_THEME.shapes, cornerStyle: "sharp" });
  expect(settings.elevation).toEqual({ ...DEFAULT_THEME.elevation, low: 0 });
  expect(titleSpacing).toBe("0.05em");
});

test.each([
  ["1px", "1px"],
  ["-0.5px", "-0.5px"],
  [" .1em ", ".1em"],
  ["px", null],
  ["99px", null],
  ["1px;color:red", null],
  [2, null],
  [Number.NaN, null],
])("attack 52, §3.115: a spacing of %s is %s", (letterSpacing, spacing) => {
  expect(readBrand({ typography: { clientTitle: { letterSpacing } } }).titleSpacing).toBe(spacing);
});

test("§9.54 §9.55 the fonts of the defaults are among those that the product brings", () => {
  const { brandFont, plainFont, clientTitle } = DEFAULT_THEME.typography;
  for (const family of [brandFont, plainFont, clientTitle.font]) expect(FONTS).toContain(family);
  expect(FONTS).toEqual([...FONTS].sort());
});

test("§5.46 any colour is explained as it is drawn: what is moved reaches 4.5, what stays reached it before", () => {
  fc.assert(
    fc.property(hex, fc.boolean(), (primary, dark) => {
      const tokens = createTheme(readBrand({ colors: { primary } }).settings, dark);
      const { fill, ink, inkContrast, fillContrast, asText, isMoved } = explainColor(tokens, "primary");
      expect([fill, ink]).toEqual([tokens.colors.brand, tokens.colors.brandInk]);
      expect(inkContrast).toBeGreaterThanOrEqual(4.5);
      expect(fillContrast).toBeGreaterThanOrEqual(4.5);
      if (!isMoved) expect(asText).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 60 },
  );
});

test.each(["red;}</style>", "url(x)", "#12", "rgb(1,2)", 7, null])(
  "§5.44 §8.30 a colour %s that is sent is refused by its place",
  (primary) => {
    expect(judgeTheme({ colors: { primary } })).toMatchObject([{ path: ["theme", "colors", "primary"] }]);
  },
);
test("§3.251–§3.259 a look that is sent is taken where each part of it is one, and null is the product's own", () => {
  const { colors, mode, exactTone, shapes, elevation, state, isDark } = DEFAULT_THEME;
  expect(judgeTheme({ colors, mode, exactTone, shapes, elevation, state, isDark })).toEqual([]);
  expect(judgeTheme({ colors: { primary: "" }, typography: { plainFont: "Lora" } })).toEqual([]);
  expect(judgeTheme({ mode: null, shapes: null, isDark: null })).toEqual([]);
  const wrong = { mode: "neon", exactTone: 101, typography: { plainFont: "x;}" }, shapes: [], isDark: 1, other: 1 };
  expect(judgeTheme(wrong).map(({ path }) => path.join("."))).toEqual([
    "theme.mode",
    "theme.exactTone",
    "theme.typography.plainFont",
    "theme.shapes",
    "theme.isDark",
    "theme.other",
  ]);
});
