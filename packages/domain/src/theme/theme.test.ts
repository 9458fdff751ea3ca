import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CLIENT_TONES,
  completeTheme,
  contrastRatio,
  createPalette,
  createTheme,
  DEFAULT_THEME,
  isAccessible,
  MARK_PAIRS,
  normalizeColor,
  pickTextColor,
  TEXT_PAIRS,
  type ThemeSettings,
  TONES,
} from "./index.ts";

const channel = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase());
const settings: fc.Arbitrary<ThemeSettings> = fc.record({
  colors: fc.record({ primary: hex, secondary: hex, tertiary: hex, error: hex, neutral: hex, neutralVariant: hex }),
  mode: fc.constantFrom("exact" as const, "material" as const),
  exactTone: fc.integer({ min: 0, max: 100 }),
  typography: fc.constant(DEFAULT_THEME.typography),
  shapes: fc.constant(DEFAULT_THEME.shapes),
  elevation: fc.constant(DEFAULT_THEME.elevation),
  state: fc.constant(DEFAULT_THEME.state),
  isDark: fc.boolean(),
});

test("§3.257 §3.258 the opacities of elevations and of states are those that were chosen, light and dark", () => {
  const opacity = fc.double({ min: 0, max: 0.5, noNaN: true });
  const elevation = fc.record({ low: opacity, medium: opacity, high: opacity });
  const state = fc.record({ hover: opacity, focus: opacity, pressed: opacity, dragged: opacity, disabled: opacity });
  fc.assert(
    fc.property(settings, elevation, state, fc.boolean(), (some, heights, tints, dark) => {
      const tokens = createTheme({ ...some, elevation: heights, state: tints }, dark);
      expect([tokens.elevation, tokens.state]).toEqual([heights, tints]);
    }),
    { numRuns: 20 },
  );
});

describe("a colour that somebody typed", () => {
  test.each([
    ["#abc", "#AABBCC"],
    ["#c01e1e", "#C01E1E"],
    [" rgb(192, 30,30) ", "#C01E1E"],
    ["rgba(0,255,0,0.5)", "#00FF00"],
    ["RGB(1,2,3)", "#010203"],
    ["White", "#FFFFFF"],
    ["red", "#FF0000"],
    ["green", "#008000"],
  ])("§5.43 §5.44 %s is %s", (input, color) => {
    expect(normalizeColor(input)).toEqual({ color, notices: [] });
  });

  test.each([
    "",
    "#12",
    "#1234",
    "#11223344",
    "rgb(256,0,0)",
    "rgb(1,2)",
    "rgb(1,2,3,1)",
    "rgba(1,2,3)",
    "purple",
    "constructor",
    null,
    7,
  ])("attack 52, §5.45 §8.30: %s is black, with a warning", (input) => {
    const { color, notices } = normalizeColor(input);
    expect(color).toBe("#000000");
    expect(notices).toMatchObject([{ code: "theme.invalid-color", level: "warning" }]);
    expect(notices[0]?.text).toContain("#000000");
  });

  const INVALID = { color: "#000000", notices: [{ code: "theme.invalid-color", level: "warning" }] };
  test("§5.43 §5.44 rgb() and rgba() take channels from 0 to 255, and no other", () => {
    const any = fc.oneof(channel, fc.constantFrom(0, 255, 256, 257, 999));
    fc.assert(
      fc.property(any, any, any, fc.constantFrom("0", "1", "0.5", ".25", "1.0"), (red, green, blue, opacity) => {
        const channels = [red, green, blue];
        const color = `#${channels.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
        const expected = channels.every((part) => part <= 255) ? { color, notices: [] } : INVALID;
        expect(normalizeColor(`rgb(${channels.join(", ")})`)).toMatchObject(expected);
        expect(normalizeColor(`rgba(${[...channels, opacity].join(",")})`)).toMatchObject(expected);
      }),
    );
    for (const wrong of ["rgb(-1,0,0)", "rgb(1.5,0,0)", "rgb(a,0,0)", "rgba(0,0,0,1.1)", "rgba(0,0,0,-1)"])
      expect(normalizeColor(wrong)).toMatchObject(INVALID);
  });
  test("§5.43 §5.44 each digit of #RGB stands for two", () => {
    const digit = fc.constantFrom(..."0123456789abcdefABCDEF");
    fc.assert(
      fc.property(digit, digit, digit, (r, g, b) => {
        expect(normalizeColor(`#${r}${g}${b}`).color).toBe(`#${r}${r}${g}${g}${b}${b}`.toUpperCase());
      }),
    );
  });
  test.each([
    ["black", "#000000"],
    ["white", "#FFFFFF"],
    ["red", "#FF0000"],
    ["green", "#008000"],
    ["blue", "#0000FF"],
  ])("§5.44 %s is a name, in any case", (name, color) => {
    for (const written of [name, name.toUpperCase(), ` ${name} `])
      expect(normalizeColor(written)).toEqual({ color, notices: [] });
  });

  test("§5.43 what was normalised stays as it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hex), (input) => {
        const { color } = normalizeColor(input);
        expect(color).toMatch(/^#[0-9A-F]{6}$/);
        expect(normalizeColor(color)).toEqual({ color, notices: [] });
      }),
    );
  });
});

describe("contrast", () => {
  test("§5.46 black on white is 21, a colour on itself 1, in any order", () => {
    expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21);
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrastRatio(one, one)).toBe(1);
        expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
      }),
    );
  });

  test("§5.46 of two colours the contrast is that of WCAG, and accessible from 4.5 on exactly", () => {
    expect(contrastRatio("#FF0000", "#FFFFFF")).toBeCloseTo(3.998, 3);
    expect(contrastRatio("#00FF00", "#000000")).toBeCloseTo(15.304, 3);
    expect(contrastRatio("#0000FF", "#FFFFFF")).toBeCloseTo(8.592, 3);
    const grey = (level: number) => `#${level.toString(16).padStart(2, "0").toUpperCase().repeat(3)}`;
    for (let level = 0; level <= 255; level++) {
      expect([level, isAccessible(grey(level), "#FFFFFF")]).toEqual([level, level <= 0x76]);
      expect([level, isAccessible(grey(level), "#000000")]).toEqual([level, level >= 0x75]);
    }
  });

  test("§5.46 §9.62 accessible begins at 4.5: #767676 on white is, #777777 is not", () => {
    expect(isAccessible("#767676", "#FFFFFF")).toBe(true);
    expect(isAccessible("#777777", "#FFFFFF")).toBe(false);
  });

  test("§5.46 §9.62 the search stops at the first candidate of 7, though a later one is better", () => {
    expect(pickTextColor("#FFFFFF", ["#999999", "#444444", "#000000"])).toBe("#444444");
  });

  test("§5.46 where nothing reaches 7, the best contrast", () => {
    expect(pickTextColor("#FFFFFF", ["#888888", "#666666", "#777777"])).toBe("#666666");
  });

  test("§5.46 on any colour, black or white can be read", () => {
    fc.assert(fc.property(hex, (ground) => isAccessible(pickTextColor(ground), ground)));
  });
});

describe("palettes", () => {
  test("§9.59 have the eighteen tones, from black to white, each lighter than the one before", () => {
    expect(TONES).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 95, 98, 99, 100]);
    fc.assert(
      fc.property(hex, (color) => {
        const palette = createPalette(color);
        const fromBlack = TONES.map((tone) => contrastRatio(palette[tone], "#000000"));
        expect(palette[0]).toBe("#000000");
        expect(palette[100]).toBe("#FFFFFF");
        expect(fromBlack).toEqual([...fromBlack].sort((a, b) => a - b));
      }),
    );
  });

  test("§3.254 §9.60 the exact colour stands at its tone, the others are not touched", () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...TONES), (color, tone) => {
        expect(createPalette(color, tone)).toEqual({ ...createPalette(color), [tone]: color });
      }),
    );
    expect(DEFAULT_THEME.exactTone).toBe(50);
  });

  test("§9.61 a client's colours give six tones, the exact one at 50", () => {
    const { clientTones } = createTheme(DEFAULT_THEME, false);
    expect(CLIENT_TONES).toEqual([50, 70, 80, 90, 40, 30]);
    expect(clientTones.primary[50]).toBe("#C01E1E");
    expect(Object.keys(clientTones.tertiary)).toHaveLength(6);
  });
});

describe("a theme", () => {
  test("§5.46 §9.62 any brand, any mode, light and dark: every text can be read on its ground", () => {
    fc.assert(
      fc.property(settings, fc.boolean(), (theme, dark) => {
        const { colors } = createTheme(theme, dark);
        for (const [text, ground] of TEXT_PAIRS) {
          expect(contrastRatio(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
        for (const [mark, ground] of MARK_PAIRS) {
          expect(contrastRatio(colors[mark], colors[ground]), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("§3.253 exact keeps the client's colour in the light; material takes tone 40", () => {
    fc.assert(
      fc.property(hex, (primary) => {
        expect(createTheme(completeTheme({ colors: { primary } }), false).colors.brand).toBe(primary);
        const material = createTheme(completeTheme({ colors: { primary }, mode: "material" }), false);
        expect(material.colors.brand).toBe(createPalette(primary)[40]);
      }),
      { numRuns: 30 },
    );
  });

  test("§3.253 exact in the dark: what can be seen stays, what the ground would swallow takes tone 80", () => {
    const draw = (primary: string) => createTheme(completeTheme({ colors: { primary } }), true).colors.brand;
    expect(draw("#FFDD00")).toBe("#FFDD00");
    expect(draw("#000000")).toBe(createPalette("#000000")[80]);
  });

  test("§5.46 a yellow that cannot be read as text is moved there, and a notice says so", () => {
    const { colors, notices } = createTheme(completeTheme({ colors: { primary: "#FFDD00" } }), false);
    expect(colors.primary).toBe("#FFDD00");
    expect(colors.primaryInk).not.toBe("#FFDD00");
    expect(notices).toMatchObject([{ code: "theme.contrast-moved" }]);
    expect(notices[0]?.text).toContain(colors.primaryInk);
    expect(createTheme(DEFAULT_THEME, false).notices).toEqual([]);
  });

  test("§5.46 the notice comes in no mode for a colour that can be read as it is", () => {
    for (const mode of ["exact", "material"] as const)
      expect(createTheme(completeTheme({ colors: { primary: "#00207A" }, mode }), false).notices).toEqual([]);
  });

  test("§3.251 every colour is valid, however strong the states are; undefined parts are the default", () => {
    const strong = completeTheme({ state: { ...DEFAULT_THEME.state, hover: 1, pressed: 1 }, mode: undefined as never });
    expect(strong.mode).toBe(DEFAULT_THEME.mode);
    for (const color of Object.values(createTheme(strong, false).colors)) expect(color).toMatch(/^#[0-9A-F]{6}$/);
  });

  test("§5.45 an invalid brand colour is told once and drawn in black", () => {
    const { colors, notices } = createTheme(completeTheme({ colors: { primary: "nope" } }), false);
    expect(colors.primary).toBe("#000000");
    expect(notices.map(({ code }) => code)).toEqual(["theme.invalid-color"]);
  });

  test("§9.52–§9.58 the defaults", () => {
    expect(DEFAULT_THEME.colors).toMatchObject({
      primary: "#C01E1E",
      secondary: "#FFDADA",
      tertiary: "#D6E7F5",
      error: "#BA1A1B",
      neutral: "#74787A",
    });
    const { typography, radii } = createTheme(DEFAULT_THEME, false);
    expect(typography.brand).toContain('"DM Sans"');
    expect(typography.plain).toContain('"Inter"');
    expect(typography).toMatchObject({ clientTitleRatio: 1, clientTitleSpacing: 1 });
    expect(typography.clientTitle).toContain('"Montserrat"');
    expect(Object.values(typography.weights)).toEqual([400, 500, 700]);
    expect(radii).toEqual({ small: 4, medium: 8, large: 12, extraLarge: 16, full: 9999 });
  });

  test("§3.256 sharp corners have no curve; custom ones the client's multipliers", () => {
    const multipliers = { small: 0.5, medium: 1, large: 2, extraLarge: 6 };
    const shapes = { baseRadius: 10, multipliers };
    const measure = (cornerStyle: "sharp" | "custom") =>
      createTheme(completeTheme({ shapes: { ...shapes, cornerStyle } }), false).radii;
    expect(Object.values(measure("sharp"))).toEqual([0, 0, 0, 0, 0]);
    expect(measure("custom")).toMatchObject({ small: 5, medium: 10, large: 20, extraLarge: 60 });
  });

  test("attack 52, §3.255: a font's name cannot break out of its list", () => {
    const typography = { ...DEFAULT_THEME.typography, brandFont: 'X"; } body { color: red' };
    expect(createTheme(completeTheme({ typography }), false).typography.brand).not.toMatch(/[;{}]/);
  });
});
