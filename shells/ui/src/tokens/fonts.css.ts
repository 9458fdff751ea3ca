// Knows the two faces of the interface: self-hosted, Latin alone, shown at once in the system's face until they come.
import { globalFontFace } from "@vanilla-extract/css";

export const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";

globalFontFace("Inter Variable", {
  src: "url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')",
  fontWeight: "100 900",
  fontStyle: "normal",
  fontDisplay: "swap",
  unicodeRange: LATIN,
});

globalFontFace("DM Sans Variable", {
  src: "url('@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2') format('woff2')",
  fontWeight: "100 1000",
  fontStyle: "normal",
  fontDisplay: "swap",
  unicodeRange: LATIN,
});
