// Knows that an unpacked font is the font that was packed.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { unpackWoff } from "./unpack-woff.ts";

const require = createRequire(import.meta.url);
const FILES = [
  "inter/files/inter-latin-400-normal",
  "inter/files/inter-greek-600-normal",
  "dm-sans/files/dm-sans-latin-ext-600-normal",
];

test.each(FILES)("%s has its letters, their widths and their outlines as it had them packed", (name) => {
  const woff = readFileSync(require.resolve(`@fontsource/${name}.woff`));
  const [packed, unpacked] = [create(woff) as Font, create(unpackWoff(woff)) as Font];
  expect(unpacked).toMatchObject({ type: "TTF" });
  expect(unpacked.characterSet).toEqual(packed.characterSet);
  for (const codePoint of packed.characterSet.filter((_, at) => at % 17 === 0)) {
    const [before, after] = [packed, unpacked].map((font) => {
      const { advanceWidth, path } = font.glyphForCodePoint(codePoint);
      return { advanceWidth, outline: path.toSVG() };
    });
    expect(after).toEqual(before);
  }
});
