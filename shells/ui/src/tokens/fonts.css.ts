// Knows the two faces of the interface: self-hosted, Latin only; the system's face is shown until they have come.
import { globalFontFace } from "@vanilla-extract/css";
import { FIRST_LETTERS, LATIN, USUAL } from "./latin.ts";

const shared = { fontStyle: "normal", fontDisplay: "swap", unicodeRange: LATIN } as const;

/**
 * One file with the usual weights of the usual letters, and one with all, for clients who chose a lighter or heavier
 * weight and for what is written in other letters. Of two that have a letter, the last one is fetched.
 */
const setFace = (family: string, face: string, heaviest: number): void => {
  const all = `url('@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2') format('woff2')`;
  const usual = `url('../../dist/faces/${face}-latin-wght-usual.woff2') format('woff2')`;
  const fontWeight = `${USUAL.min} ${USUAL.max}`;
  globalFontFace(family, [
    { ...shared, src: all, fontWeight },
    { ...shared, src: usual, fontWeight, unicodeRange: FIRST_LETTERS },
    { ...shared, src: all, fontWeight: `100 ${USUAL.min - 1}` },
    { ...shared, src: all, fontWeight: `${USUAL.max + 1} ${heaviest}` },
  ]);
};
setFace("Inter Variable", "inter", 900);
setFace("DM Sans Variable", "dm-sans", 1000);
