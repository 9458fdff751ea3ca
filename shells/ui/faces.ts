// Knows the faces of the interface as they are sent first: only the usual weights, which saves a third of the bytes. A
// client who chooses a lighter or heavier weight fetches all of them.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { LATIN, USUAL } from "./src/tokens/latin.ts";

/** These come with the first script, not after it, so that the first words do not change their face. */
export const FIRST_FACES = ["inter", "dm-sans"];
const FOLDER = fileURLToPath(new URL("./dist/faces/", import.meta.url));
const require = createRequire(import.meta.url);

/** The file with all weights, in the face's package. */
export const findFace = (face: string, style = "normal"): string =>
  require.resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-${style}.woff2`);
export const nameUsual = (face: string): string => `${face}-latin-wght-usual.woff2`;
export const findUsual = (face: string): string => FOLDER + nameUsual(face);

const listLetters = (): string =>
  LATIN.split(", ")
    .map((range) => range.slice(2).split("-"))
    .map(([first = "", last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)
    .map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at)))
    .join("");

/** Written again where the package of a face is newer. */
export async function writeUsualFaces(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const face of FIRST_FACES) {
    const [from, to] = [findFace(face), findUsual(face)];
    if (existsSync(to) && statSync(to).mtimeMs > statSync(from).mtimeMs) continue;
    const options = { targetFormat: "woff2", variationAxes: { wght: USUAL } } as const;
    const usual = await subsetFont(readFileSync(from), listLetters(), options);
    // Two builds at the same time write the same bytes, and neither reads half of a file.
    const half = `${to}.${process.pid}`;
    writeFileSync(half, usual);
    renameSync(half, to);
  }
}

/** Written before a style names them. */
export const usualFaces = (): Plugin => ({ name: "usual-faces", configResolved: writeUsualFaces });
