// Knows the faces of the interface as they are sent first: only the usual weights of the usual letters, less than a
// third of the bytes. Another weight or letter fetches all of them.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { FIRST_LETTERS, MEDIUM, USUAL } from "./src/tokens/latin.ts";

/** The faces that are cut smaller. */
export const CUT_FACES = ["inter", "dm-sans"];
/** What is cut out of them, by the name of its file. */
const CUTS = {
  "inter-latin-wght-usual.woff2": { face: "inter", wght: USUAL },
  "dm-sans-latin-wght-usual.woff2": { face: "dm-sans", wght: USUAL },
  "dm-sans-latin-medium.woff2": { face: "dm-sans", wght: MEDIUM },
} as const;
export const CUT_NAMES: readonly string[] = Object.keys(CUTS);
/** These come with the first script, not after it, so that the first words do not change their face. */
export const FIRST_NAMES: readonly string[] = CUT_NAMES.filter((name) => name !== "dm-sans-latin-wght-usual.woff2");
/** What browsers do with letters by themselves, and the figures of one width; the faces have many more by choice. */
const FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk", "liga", "rlig", "clig", "calt", "tnum"];
const FOLDER = fileURLToPath(new URL("./dist/faces/", import.meta.url));
const require = createRequire(import.meta.url);

/** The file with all weights, in the face's package. */
export const findFace = (face: string, style = "normal"): string =>
  require.resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-${style}.woff2`);
export const findCut = (name: string): string => FOLDER + name;

const listLetters = (): string =>
  FIRST_LETTERS.split(", ")
    .map((range) => range.slice(2).split("-"))
    .map(([first = "", last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)
    .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)))
    .join("");

/** What says how they are cut. */
const CUT_BY = ["./faces.ts", "./src/tokens/latin.ts"].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Written again where the package of a face is newer, or the way in which it is cut. */
export async function writeUsualFaces(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, { face, wght }] of Object.entries(CUTS)) {
    const [from, to] = [findFace(face), findCut(name)];
    if (existsSync(to) && [from, ...CUT_BY].every((path) => statSync(to).mtimeMs > statSync(path).mtimeMs)) continue;
    const options = { targetFormat: "woff2", variationAxes: { wght }, keepFeatures: FEATURES } as const;
    const usual = await subsetFont(readFileSync(from), listLetters(), options);
    // Two builds at the same time write the same bytes, and neither reads half of a file.
    const half = `${to}.${process.pid}`;
    writeFileSync(half, usual);
    renameSync(half, to);
  }
}

/** Written before a style names them. */
export const usualFaces = (): Plugin => ({ name: "usual-faces", configResolved: writeUsualFaces });
