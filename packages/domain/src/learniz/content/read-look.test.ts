// Knows what a course's own look is, and how it is changed.
import { makeCourse } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { changeLook, readLook } from "../index.ts";

const BLANK = makeCourse([]);

describe("the look of a course", () => {
  test("§3.114 §3.116 §3.118 is its colours, the picture behind its pages and its icon; the rest is its client's", () => {
    const styled = changeLook(changeLook(BLANK, { primaryColor: "#123456", faviconUrl: { src: "document:icon" } }), {
      slideBackground: { type: "IMAGE", src: "document:hills", alt: "" },
    });
    expect(readLook(styled)).toEqual({
      theme: { colors: { primary: "#123456" } },
      background: { src: "document:hills", alt: "", moves: false },
      styles: "",
      favicon: "document:icon",
    });
    expect(readLook(changeLook(styled, { darkColor: "#000", lightColor: "#fff" })).theme.colors).toEqual({
      primary: "#123456",
      secondary: "#000",
      tertiary: "#fff",
    });
  });
  test("§3.113 is empty where it is not CUSTOM, or where nothing was chosen", () => {
    const none = { theme: {}, background: null, styles: "", favicon: null };
    const styleParams = { status: "DEFAULT", primaryColor: "#123456" };
    expect(readLook(BLANK)).toEqual(none);
    expect(readLook({ params: { ...BLANK.params, styleParams } })).toEqual(none);
    expect(readLook(changeLook(BLANK, { slideBackground: { type: "VIDEO", src: "document:a" } }))).toEqual(none);
    expect(readLook(changeLook(BLANK, { slideBackground: { type: "LOTTIE", src: "" } }))).toEqual(none);
  });
  test("§3.116 an animation may stand behind its pages", () => {
    const { background } = readLook(changeLook(BLANK, { slideBackground: { type: "LOTTIE", src: "document:a" } }));
    expect(background).toEqual({ src: "document:a", alt: "", moves: true });
  });
  test("§3.117 has styles of its own for its pages", () => {
    expect(readLook(changeLook(BLANK, { themesCSS: "h1 { color: red }" })).styles).toBe("h1 { color: red }");
  });
  test("§3.115 has the font of its titles, by its name in CSS where there is one", () => {
    const fontTitle = { family: "Lora", ratio: 1.2, letterSpacing: "1px" };
    const clientTitle = { font: "Lora", ratio: 1.2, letterSpacing: "1px" };
    expect(readLook(changeLook(BLANK, { fontTitle })).theme).toEqual({ typography: { clientTitle } });
    const named = changeLook(BLANK, { fontTitle: { ...fontTitle, cssName: "Lora Text" } });
    expect(readLook(named).theme.typography?.clientTitle.font).toBe("Lora Text");
    expect(readLook(changeLook(BLANK, { fontTitle: { family: "" } })).theme).toEqual({});
  });
  test("loses a part that is removed, and nothing else of its course", () => {
    const kept = { ...BLANK, params: { ...BLANK.params, disableIdle: true } };
    const styled = changeLook(kept, { primaryColor: "#123456", themesCSS: "p{}" });
    const plain = changeLook(styled, { primaryColor: undefined });
    expect(plain.params).toEqual({ ...kept.params, styleParams: { status: "CUSTOM", themesCSS: "p{}" } });
  });
});
