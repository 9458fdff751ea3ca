// Knows the faces that clients choose from beside those of the interface: self-hosted, and fetched where one of them is
// used.
import { globalFontFace } from "@vanilla-extract/css";
import { LATIN } from "../tokens/latin.ts";

const shared = { fontStyle: "normal", fontDisplay: "swap", unicodeRange: LATIN } as const;

globalFontFace("Lora Variable", {
  ...shared,
  src: "url('@fontsource-variable/lora/files/lora-latin-wght-normal.woff2') format('woff2')",
  fontWeight: "400 700",
});
globalFontFace("Montserrat Variable", {
  ...shared,
  src: "url('@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2') format('woff2')",
  fontWeight: "100 900",
});
globalFontFace("Nunito Sans Variable", {
  ...shared,
  src: "url('@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2') format('woff2')",
  fontWeight: "200 1000",
});
globalFontFace("Atkinson Hyperlegible Next Variable", {
  ...shared,
  src: "url('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2') format('woff2')",
  fontWeight: "200 800",
});
