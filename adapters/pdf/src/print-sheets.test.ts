// Proves that a printed attendance sheet can be read: by eyes, by machines, and aloud.
import { type AttendanceSheet, type DrawnSignature, type SheetMark, wordSheet } from "@academiz/domain/classiz";
import { expect, test } from "vitest";
import { openPdf } from "./testing/open-pdf.ts";
import { readPages, readRoles, squeeze } from "./testing/read-parts.ts";
import { createPrinterHere } from "./worker/create-printer-here.ts";

const printer = createPrinterHere();
const LOOK = { brand: "#C01E1E", ink: "#B3151A", logo: null };
const PRINTED = "2026-11-27T17:00:00.000Z";
const mark = (more: Partial<SheetMark> = {}): SheetMark => ({
  ...{ kind: "SIGNED", at: "2026-11-27T08:03:00.000Z", reason: null, isSentLate: false, isDrawn: false },
  ...more,
});
const SHEET: AttendanceSheet = {
  issuer: "Académie du Rhône",
  course: "Prévenir les risques d’incendie",
  session: "Groupe du matin",
  startAt: "2026-11-27T08:00:00.000Z",
  endAt: "2026-11-27T11:30:00.000Z",
  place: "Salle 1",
  videoLink: null,
  trainer: "Demo Trainer",
  trainerMark: mark({ kind: "TRAINER", isDrawn: true }),
  people: [
    { name: "Lefèvre Élodie", mark: mark({ isDrawn: true }) },
    { name: "Öberg Åsa", mark: mark({ isSentLate: true }) },
    { name: "Ελένη", mark: mark({ kind: "ABSENT", reason: "malade" }) },
    { name: "Nowak Łucja", mark: null },
  ],
  hash: "ab".repeat(32),
  brokenAt: null,
};
const STROKES: DrawnSignature = { kind: "strokes", path: "M10 20L30 60L50 20L70 60" };
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const NONE = { signature: null, picto: null, trainer: null };

const print = async (sheets: readonly AttendanceSheet[], pictures: object = {}, language: "fr" | "en" = "fr") =>
  openPdf(
    await printer.printSheets(
      sheets.map((sheet) => ({
        words: wordSheet(sheet, language, "Europe/Paris"),
        pictures: { ...NONE, people: sheet.people.map(() => null), ...pictures },
      })),
      LOOK,
      PRINTED,
    ),
  );

test("§7.112 decisions 11: it says what was held and who was there, in the language of its reader", async () => {
  const pdf = await print([SHEET]);
  const words = wordSheet(SHEET, "fr", "Europe/Paris");
  const [text = ""] = await readPages(pdf);
  const said = [
    ...[words.title, words.course, words.session, words.issuer, words.chain, words.client, "Page 1 sur 1"],
    ...words.facts.flatMap(({ name, value }) => [name, value]),
    ...words.rows.flatMap(({ name, value }) => [name, value]),
    ...[words.trainer.name, words.trainer.value, ...words.columns],
  ];
  for (const one of said) expect(text).toContain(squeeze(one));
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: "fr", Author: SHEET.issuer });
  expect((await print([SHEET], {}, "en").then(readPages))[0]).toContain("Attendancesheet");
});

test("its parts are a title, paragraphs, and a table with a row for each person and heads for each column", async () => {
  const pdf = await print([SHEET]);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const roles = await readRoles(pdf);
  const count = (role: string) => roles.filter((one) => one === role).length;
  expect([count("H1"), count("Table"), count("TR")]).toEqual([1, 1, 5]);
  // Two heads of columns, and the name at the head of each row.
  expect([count("TH"), count("TD")]).toEqual([6, 4]);
});

test("drawn signatures, and the client's pictures, have words; a picture that cannot be drawn is left out", async () => {
  const pictures = {
    ...{ signature: PIXEL, picto: PIXEL, trainer: { kind: "typed", name: "Demo Trainer" } },
    people: [STROKES, null, null, null],
  };
  const figures = async (more: object) =>
    (await readRoles(await print([SHEET], more))).filter((role) => role === "Figure").length;
  expect(await figures(pictures)).toBe(4);
  expect(await figures({ ...pictures, signature: Buffer.from("RIFF....WEBP") })).toBe(3);
  expect(await figures({})).toBe(0);
  expect(JSON.stringify(await (await (await print([SHEET], pictures)).getPage(1)).getStructTree())).toContain(
    "Signature dessinée de Lefèvre Élodie",
  );
});

test("a long table goes on over pages with its heads, each page is numbered, and each slot begins its own", {
  tags: "long",
}, async () => {
  const people = Array.from({ length: 80 }, (_, at) => ({ name: `Person ${at}`, mark: mark() }));
  const pdf = await print([{ ...SHEET, people }, SHEET]);
  const pages = await readPages(pdf);
  expect(pdf.numPages).toBeGreaterThanOrEqual(4);
  for (const [at, text] of pages.entries()) expect(text).toContain(squeeze(`Page ${at + 1} sur ${pdf.numPages}`));
  for (const { name } of people) expect(pages.filter((text) => text.includes(squeeze(name))).length).toBeGreaterThan(0);
  expect(pages.filter((text) => text.includes("Feuilled’émargement"))).toHaveLength(2);
  expect(await readRoles(pdf, 2)).toContain("TH");
  expect(pages[1]).toContain("Matin");
});

test("nothing but decoration is drawn outside of its parts, and nothing lies outside of the page", async () => {
  const pdf = await print([
    { ...SHEET, people: [{ name: "W".repeat(300), mark: mark({ kind: "ABSENT", reason: "x ".repeat(250) }) }] },
  ]);
  const page = await pdf.getPage(1);
  let depth = 0;
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if (!("type" in item)) expect([depth, item.str]).toEqual([expect.any(Number), depth > 0 ? item.str : ""]);
    else depth += item.type.startsWith("begin") ? 1 : -1;
  }
  const [, , width = 0, height = 0] = page.view;
  for (const item of (await page.getTextContent()).items) {
    if (!("str" in item)) continue;
    const [x, y] = [item.transform[4], item.transform[5]];
    expect([x >= 0, x + item.width <= width, y >= 0, y <= height]).toEqual([true, true, true, true]);
  }
});
