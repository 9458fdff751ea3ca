// Knows the fonts of printed documents: those of the screens, as files that a PDF can hold.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import { unpackWoff } from "./unpack-woff.ts";

/** The faces of titles and names, of running text, and of highlighted words. */
export type Face = "title" | "text" | "strong";

/** One file: a face for some alphabets. */
export interface FontFile {
  /** The name by which a document knows it. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly has: (codePoint: number) => boolean;
  /** How wide a text is at a size, in points. */
  readonly measure: (text: string, size: number) => number;
}

/** The alphabets: one file for each. What DM Sans lacks Inter has. */
const ALPHABETS = ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"] as const;
const FACES: Readonly<Record<Face, readonly { readonly family: "inter" | "dm-sans"; readonly weight: number }[]>> = {
  title: [
    { family: "dm-sans", weight: 600 },
    { family: "inter", weight: 600 },
  ],
  text: [{ family: "inter", weight: 400 }],
  strong: [{ family: "inter", weight: 600 }],
};
const HELD: Readonly<Record<"inter" | "dm-sans", readonly string[]>> = {
  inter: ALPHABETS,
  "dm-sans": ["latin", "latin-ext"],
};

/** The files of each face, in the order in which they are tried. */
export type Fonts = Readonly<Record<Face, readonly FontFile[]>>;

export function loadFonts(): Fonts {
  const require = createRequire(import.meta.url);
  const load = (family: "inter" | "dm-sans", weight: number): FontFile[] => {
    const folder = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), "files");
    return HELD[family].map((alphabet) => {
      const name = `${family}-${alphabet}-${weight}-normal`;
      const bytes = unpackWoff(readFileSync(join(folder, `${name}.woff`)));
      const font = create(bytes) as Font;
      const { unitsPerEm } = font;
      return {
        name,
        bytes,
        has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
        measure: (text, size) => (font.layout(text).advanceWidth * size) / unitsPerEm,
      };
    });
  };
  const pick = (face: Face) => FACES[face].flatMap(({ family, weight }) => load(family, weight));
  return { title: pick("title"), text: pick("text"), strong: pick("strong") };
}
