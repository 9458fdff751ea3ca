// Knows how a page looks for readers who want clear letters, or more space.
import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";

const FACE = "Atkinson Hyperlegible Next Variable";
const [UPRIGHT, SLANTED] = ["normal", "italic"].map(
  (style) =>
    `url('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-${style}.woff2') format('woff2')`,
);
for (const [fontStyle, src] of [
  ["normal", UPRIGHT],
  ["italic", SLANTED],
] as const)
  globalFontFace(FACE, { src: src ?? "", fontWeight: "200 800", fontStyle, fontDisplay: "swap" });

globalStyle("[data-face=clear] body", {
  vars: { [vars.font.plain]: `"${FACE}", sans-serif`, [vars.font.brand]: `"${FACE}", sans-serif` },
  fontFamily: vars.font.plain,
});
// The spacing that WCAG 1.4.12 names.
globalStyle("[data-room=wide] main", { lineHeight: 1.8, letterSpacing: "0.06em", wordSpacing: "0.16em" });
globalStyle("[data-room=wide] main :is(p, li, label, td, th, legend)", { lineHeight: "inherit" });
