// Knows the two faces of the interface: self-hosted, Latin only; the system's face is shown until they have come.
import { globalFontFace } from "@vanilla-extract/css";
import { FIRST_LETTERS, LATIN, MEDIUM, USUAL } from "./latin.ts";

const shared = { fontStyle: "normal", fontDisplay: "swap", unicodeRange: LATIN } as const;

const name = (path: string) => `url('${path}') format('woff2')`;
const all = (face: string) => name(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`);
const cut = (file: string) => name(`../../dist/faces/${file}.woff2`);
/** Of two that have a letter in a weight, the last one is fetched. */
const shape = (face: string, weights: string, first?: string) => {
  const fontWeight = weights;
  const whole = { ...shared, src: all(face), fontWeight };
  return first ? [whole, { ...shared, src: cut(first), fontWeight, unicodeRange: FIRST_LETTERS }] : [whole];
};
const lighter = `100 ${USUAL.min - 1}`;

/**
 * A file with the usual letters in the usual weights, and one with all, for clients who chose a lighter or heavier
 * weight and for what is written in other letters.
 */
globalFontFace("Inter Variable", [
  ...shape("inter", lighter),
  ...shape("inter", `${USUAL.min} ${USUAL.max}`, "inter-latin-wght-usual"),
  ...shape("inter", `${USUAL.max + 1} 900`),
]);
/** It writes the titles, which nearly all have one weight. */
globalFontFace("DM Sans Variable", [
  ...shape("dm-sans", lighter),
  ...shape("dm-sans", `${USUAL.min} ${MEDIUM - 1}`, "dm-sans-latin-wght-usual"),
  ...shape("dm-sans", `${MEDIUM}`, "dm-sans-latin-medium"),
  ...shape("dm-sans", `${MEDIUM + 1} ${USUAL.max}`, "dm-sans-latin-wght-usual"),
  ...shape("dm-sans", `${USUAL.max + 1} 1000`),
]);
