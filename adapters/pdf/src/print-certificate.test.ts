// Proves that a printed certificate can be read: by eyes, by machines, and aloud.

import { type CertificateWords, wordCertificate } from "@academiz/domain/certificates";
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openPdf } from "./testing/open-pdf.ts";
import { listRoles, readTree, squeeze } from "./testing/read-parts.ts";
import { createPrinterHere } from "./worker/create-printer-here.ts";

const printer = createPrinterHere();
const ADDRESS = "https://learn.example.org/certificate/8c7f6a52-0f1e-4c55-9d1f-5d1e1a2b3c4d";
const ISSUED = "2026-11-26T10:00:00.000Z";
const LOOK = { brand: "#C01E1E", ink: "#B3151A", logo: null };
const words = (change: Partial<CertificateWords> = {}): CertificateWords => ({
  ...wordCertificate(
    {
      code: "8c7f6a52-0f1e-4c55-9d1f-5d1e1a2b3c4d",
      number: 42,
      learner: "Élodie Lefèvre-Œuvrard",
      title: "",
      course: "Prévenir les risques d’incendie",
      language: "FR",
      completedAt: "2026-11-01T10:00:00.000Z",
      score: 86,
      markType: "mark20",
      duration: 5_400,
      issuer: "Académie du Rhône",
      issuedAt: ISSUED,
      revokedAt: null,
    },
    ADDRESS,
    "Europe/Paris",
  ),
  ...change,
});

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const NONE = { signature: null, picto: null };
const open = async (
  said: CertificateWords,
  look: Parameters<typeof printer.printCertificate>[2] = LOOK,
  pictures = {},
) => openPdf(await printer.printCertificate(said, { ...NONE, ...pictures }, look, ISSUED));
type Opened = Awaited<ReturnType<typeof open>>;

async function readText(pdf: Opened): Promise<string> {
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}

test("it is one tagged page in the language of its course, and its window shows its title", async () => {
  const pdf = await open(words());
  expect(pdf.numPages).toBe(1);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Language: "fr", Author: "Académie du Rhône" });
  expect(info).toHaveProperty("Title", expect.stringContaining("Certificat de réussite"));
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
});

test("its parts are a title, paragraphs in the order of their reading, and a picture with its words", async () => {
  const tree = await readTree(await open(words()));
  const roles = listRoles(tree);
  expect(roles[0]).toBe("Document");
  expect(roles.filter((role) => role === "H1")).toHaveLength(1);
  expect(roles.filter((role) => role === "Figure")).toHaveLength(1);
  expect(new Set(roles)).toEqual(new Set(["Document", "H1", "P", "Figure"]));
  expect(JSON.stringify(tree)).toContain(words().pictured);
});

test("nothing but decoration is drawn outside of its parts", async () => {
  const page = await (await open(words())).getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  let depth = 0;
  for (const item of items) {
    if (!("type" in item)) expect([depth, item.str]).toEqual([expect.any(Number), depth > 0 ? item.str : ""]);
    else depth += item.type.startsWith("begin") ? 1 : -1;
  }
});

test("all that it says is there as text: who, what, when, how well, its number and its address", async () => {
  const said = words();
  const text = squeeze(await readText(await open(said)));
  for (const one of [said.title, said.learner, said.course, said.address, said.check])
    expect(text).toContain(squeeze(one));
  for (const { name, value } of said.facts) expect(text).toContain(squeeze(name + value));
});

test("a picture that PDF knows stands in the place of the name; one that it does not know leaves it", async () => {
  const roles = async (logo: Uint8Array) => listRoles(await readTree(await open(words(), { ...LOOK, logo })));
  expect((await roles(PIXEL)).filter((role) => role === "Figure")).toHaveLength(2);
  expect((await roles(Buffer.from("RIFF....WEBP"))).filter((role) => role === "Figure")).toHaveLength(1);
});

test("letters that no font has are marked as missing, and are read out as they are", async () => {
  const said = words({ learner: "田太郎 Ελένη" });
  const text = squeeze(await readText(await open(said)));
  expect(text).toContain("Ελένη");
  expect(text).toContain(squeeze(said.undrawn));
  const bytes = await printer.printCertificate(said, NONE, LOOK, ISSUED);
  const hex = Buffer.from("\uFEFF田太郎 Ελένη", "utf16le").swap16();
  expect(Buffer.from(bytes).includes(Buffer.concat([Buffer.from("/ActualText ("), hex]))).toBe(true);
});

/** Each prints and reads a document of its own. */
const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 100 : 8 };
/** The letters that the fonts have. */
const known = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿŁłŐőŠšŽžЀ-Щά-ώ’«» -]{1,80}$/);
const anything = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 120 }),
  anyText({ maxLength: 120 }),
  fc.constantFrom(
    "👩‍👩‍👧‍👦🏳️‍🌈",
    "محمد بن سلمان",
    "שלום",
    "ก็",
    "e\u0301\u0323",
    "\u202Eevil",
    "x".repeat(500),
    "W ".repeat(250),
    "",
  ),
);

test("any name and any title are printed, whatever letters they have", async () => {
  await fc.assert(
    fc.asyncProperty(anything, anything, anything, async (learner, course, title) => {
      const pdf = await open(words({ learner, course, title, documentTitle: title }));
      expect(pdf.numPages).toBe(1);
    }),
    RUNS,
  );
});

test("letters that the fonts have come back as they were written, however long, and nothing lies outside of the page", async () => {
  await fc.assert(
    fc.asyncProperty(known, fc.array(known, { minLength: 1, maxLength: 6 }), async (learner, many) => {
      const course = many.join(" ").slice(0, 500);
      const pdf = await open(words({ learner, course }));
      const page = await pdf.getPage(1);
      const { items } = await page.getTextContent();
      const text = squeeze(items.map((item) => ("str" in item ? item.str : "")).join(""));
      expect(text).toContain(squeeze(learner));
      expect(text).toContain(squeeze(course));
      const [, , width = 0, height = 0] = page.view;
      for (const item of items) {
        if (!("str" in item)) continue;
        const [x, y] = [item.transform[4], item.transform[5]];
        expect([x >= 0, x + item.width <= width, y >= 0, y <= height]).toEqual([true, true, true, true]);
      }
    }),
    RUNS,
  );
});

test("it bears the signature and pictogram of its issuer, with words; a picture that cannot be drawn is left out", async () => {
  const tell = async (pictures: object) => JSON.stringify(await readTree(await open(words(), LOOK, pictures)));
  const count = (tree: string) => tree.split('"Figure"').length - 1;
  const both = await tell({ signature: PIXEL, picto: PIXEL });
  expect(count(both)).toBe(3);
  expect(both).toContain("Signature de Académie du Rhône");
  expect(count(await tell({ signature: Buffer.from("no picture"), picto: PIXEL }))).toBe(2);
  expect(count(await tell({}))).toBe(1);
});

test("beside a signature the note about letters that could not be drawn keeps its own place", async () => {
  const said = words({ learner: "王小明" });
  const pdf = await open(said, LOOK, { signature: PIXEL });
  expect(squeeze(await readText(pdf))).toContain(squeeze(said.undrawn.slice(0, 30)));
});
