// Knows that own styles of a course which make words hard to read are told, and that nothing is said of what is not
// known.
import { makeCourse } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeLook } from "../../learniz/index.ts";
import { ACCESSIBLE_CONTRAST, contrastRatio, createPageColors } from "../../theme/index.ts";
import { checkLearniz } from "../index.ts";
import { judgeStyles } from "./judge-styles.ts";
import { readStyles } from "./read-styles.ts";

const PAGES = {
  light: { ground: "#FFFFFF", text: "#111111" },
  dark: { ground: "#101010", text: "#EEEEEE" },
};
const judge = (css: string) => judgeStyles(css, PAGES).map(({ selector, scheme }) => [selector, scheme ?? "both"]);

describe("§3.117 §5.46 own styles", () => {
  test.each<[string, string[][]]>([
    // Their own ground, in both schemes.
    [".a { color: #777; background: #888 }", [[".a", "both"]]],
    [".a { color: #fff; background-color: #000 }", []],
    // The ground of the page is another in each scheme.
    ["h2 { color: #222 }", [["h2", "dark"]]],
    ["h2 { color: yellow !important }", [["h2", "light"]]],
    ["h2 { color: light-dark(#222, rgb(240 240 240)) }", []],
    ["h2 { color: #222 } @media (prefers-color-scheme: dark) { h2 { color: #eee } }", []],
    // A ground alone, with the words of the page.
    [".a { background: #000 }", [[".a", "light"]]],
    [".a { background: #000 } .a p { color: #fff }", []],
    [".a { background: #000 } .a p { color: #222 }", [[".a p", "both"]]],
    [".a { background: #000; & p { color: #222 } }", [[".a p", "both"]]],
    ["article { background: #fff; color: #000 } p { color: #ddd }", [["p", "both"]]],
    [
      ".a, .b > p { color: #fff }",
      [
        [".a", "light"],
        [".b > p", "light"],
      ],
    ],
    ["a { color: #fff; background: #000 } a:hover { background: #ddd }", [["a:hover", "both"]]],
    // Large words need less.
    ["h1 { color: #888; background: #fff }", []],
    [".a { color: #888; background: #fff; font-size: 24px }", []],
    [".a { color: #888; background: #fff; font-size: 15pt; font-weight: 700 }", []],
    [".a { color: #888; background: #fff; font-size: 15pt }", [[".a", "both"]]],
    // What cannot be known.
    [".a { color: var(--x); background: #000 }", []],
    [".a { color: #fff; background: url(document:abc) }", []],
    [".a { color: #fff; background: rgba(0, 0, 0, 0.5) }", []],
    [".a { color: inherit; background: none }", []],
    ["body { color: #fff } @media print { p { color: #fff } } @keyframes k { from { color: #fff } }", []],
    ['/* p { color: #fff } */ p::before { content: "} p { color: #fff"; }', []],
  ])("%s", (css, told) => {
    expect(judge(css)).toEqual(told);
  });

  test("without the colours of the page only what the styles name themselves is judged", () => {
    expect(judgeStyles("h2 { color: #222 } .a { color: #777; background: #888 }")).toMatchObject([{ selector: ".a" }]);
  });

  test("a colour of words on a ground is told exactly where its contrast is too low", () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(color, color, (text, ground) => {
        const told = judgeStyles(`p { color: ${text}; background: ${ground} }`);
        expect(told.length > 0).toBe(contrastRatio(text, ground) < ACCESSIBLE_CONTRAST);
      }),
    );
  });

  test("whatever is written is read in the end", () => {
    const pieces = ["{", "}", ";", ":", "&", ",", "a", "color", "#fff", "@media", "(", ")", '"', "/*", "*/", " ", "\n"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 200 }), (some) => {
        judgeStyles(some.join(""), PAGES);
      }),
    );
    for (const one of ["a,b{", "& &{", "a{color:#fff}", ",", "(", "a{color:light-dark("])
      expect(readStyles(one.repeat(20_000 / one.length)).length).toBeLessThanOrEqual(500);
  });
});

test("decisions 14 the checks of a course tell them, on the colours of its organisation and its own", () => {
  const course = changeLook(makeCourse([]), { themesCSS: "h2 { color: #222222 }" });
  const told = (pages?: ReturnType<typeof createPageColors>) =>
    checkLearniz(course, { pages }).filter(({ code }) => code === "contrast-low");
  expect(told()).toEqual([]);
  expect(told(createPageColors(undefined, {}))).toMatchObject([
    { severity: "warning", slugs: [], selector: "h2", scheme: "dark", needed: 4.5 },
  ]);
});
