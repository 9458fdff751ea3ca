// Knows the two faces of the interface: self-hosted, Latin alone, shown at once in the system's face until they come.
import { globalFontFace } from "@vanilla-extract/css";

export const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";

const shared = { fontStyle: "normal", fontDisplay: "swap", unicodeRange: LATIN } as const;
const USUAL = "400 700";

/** A file of the usual weights, and one of all for those who chose a lighter or a heavier one. */
const setFace = (family: string, face: string, heaviest: number): void => {
  const all = `url('@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2') format('woff2')`;
  const usual = `url('../../dist/faces/${face}-latin-wght-usual.woff2') format('woff2')`;
  globalFontFace(family, [
    { ...shared, src: usual, fontWeight: USUAL },
    { ...shared, src: all, fontWeight: "100 399" },
    { ...shared, src: all, fontWeight: `701 ${heaviest}` },
  ]);
};
setFace("Inter Variable", "inter", 900);
setFace("DM Sans Variable", "dm-sans", 1000);
