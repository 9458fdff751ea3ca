// Knows that a client's own font is read as it was stored, and that no page is led elsewhere by one.
import { expect, test } from "vitest";
import { describeFontFaces, isOwnFamily, judgeTheme, listFontFiles, readFontFaces, readOwnFont } from "./index.ts";

const FONT = { family: "Acme Letters", regular: "document:acme-1", bold: "document:acme-2" };
const FILES = [
  { slug: "acme-1", url: "/files/k1/acme%20a.woff2" },
  { slug: "acme-2", url: "/files/k2/b.woff2" },
];

test("§3.44 §3.255 a font has a name, its letters, and bold ones where there are; what is wrong is none", () => {
  expect(readOwnFont({ ownFont: FONT })).toEqual(FONT);
  expect(readOwnFont({ ownFont: { ...FONT, bold: null } })).toEqual({ ...FONT, bold: null });
  expect(listFontFiles({ ownFont: FONT })).toEqual(["acme-1", "acme-2"]);
  for (const wrong of [null, undefined, 7, {}, { ...FONT, regular: null }, { ...FONT, family: "Inter" }])
    expect([readOwnFont({ ownFont: wrong }), listFontFiles({ ownFont: wrong })]).toEqual([null, []]);
  for (const name of ["Inter", "INTER", "dm sans", "", " ", "A, B", "'A'", '"A"', "A;}", "a".repeat(61)])
    expect(isOwnFamily(name), name).toBe(false);
  for (const name of ["Acme", "Écriture n° 2".replace("°", ""), "Acme-Sans_2"])
    expect(isOwnFamily(name), name).toBe(true);
});

test("§3.255 each file that is there is a face of its weight; one that has gone is none", () => {
  expect(describeFontFaces({ ownFont: FONT }, FILES)).toEqual([
    { family: "Acme Letters", weight: "400", address: "/files/k1/acme%20a.woff2" },
    { family: "Acme Letters", weight: "700", address: "/files/k2/b.woff2" },
  ]);
  expect(describeFontFaces({ ownFont: FONT }, FILES.slice(1)).map(({ weight }) => weight)).toEqual(["700"]);
  expect(describeFontFaces({}, FILES)).toEqual([]);
});

test("decisions 12: a page fetches letters from its platform or its package, and from nowhere else", () => {
  const face = { family: "Acme Letters", weight: "400", address: "/files/k1/acme%20a.woff2" };
  const read = (address: unknown) => readFontFaces({ fontFaces: [{ ...face, address }] }).length;
  expect(readFontFaces({ fontFaces: [face] })).toEqual([face]);
  expect(read("documents/acme-1.woff2")).toBe(1);
  for (const address of ["https://a.example/x", "//a.example/x", "data:font/woff2,a", 'a") , url("b', "a\\b", "", null])
    expect(read(address), String(address)).toBe(0);
  for (const wrong of [{ ...face, weight: "900" }, { ...face, family: "Inter" }, null, 7])
    expect(readFontFaces({ fontFaces: [wrong] })).toEqual([]);
  for (const wrong of [undefined, null, {}, "x"]) expect(readFontFaces({ fontFaces: wrong })).toEqual([]);
});

test("§3.255 what was sent and is wrong is told by its place", () => {
  const places = (ownFont: unknown) => judgeTheme({ ownFont }).map(({ path }) => path.join("."));
  expect(places(FONT)).toEqual([]);
  expect(places(null)).toEqual([]);
  expect(places({ ...FONT, bold: null })).toEqual([]);
  expect(places({})).toEqual(["theme.ownFont.family", "theme.ownFont.regular"]);
  expect(places({ ...FONT, bold: "https://a.example", other: 1 })).toEqual([
    "theme.ownFont.bold",
    "theme.ownFont.other",
  ]);
  expect(places(7)).toEqual(["theme.ownFont"]);
});
