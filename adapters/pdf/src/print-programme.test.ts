// Proves that a printed programme says what its words say, in parts that are read aloud, and goes on over pages.
import { type SessionProgramme, wordProgramme } from "@academiz/domain/classiz";
import { expect, test } from "vitest";
import { openPdf } from "./testing/open-pdf.ts";
import { readPages, readRoles, squeeze } from "./testing/read-parts.ts";
import { createPrinterHere } from "./worker/create-printer-here.ts";

const printer = createPrinterHere();
const PRINTED = "2026-02-03T17:00:00.000Z";
const DAY = 86_400_000;
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const slots = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const start = Date.parse("2026-03-02T08:00:00.000Z") + at * DAY;
    const [startAt, endAt] = [start, start + 10_800_000].map((time) => new Date(time).toISOString());
    return {
      ...{ startAt: startAt ?? "", endAt: endAt ?? "", place: `Salle ${at % 2}`, videoLink: null },
      trainer: at % 2 === 0 ? "Élodie Lefèvre" : null,
    };
  });
const planned = (more: Partial<SessionProgramme> = {}): SessionProgramme => ({
  ...{ provider: "Académie du Rhône", course: "Prévenir les risques", session: "Groupe du matin" },
  ...{ nature: "training", signing: "code", groups: ["Caristes"], slots: slots(3), printedAt: PRINTED },
  description: "Reconnaître un départ de feu.\nDonner l’alerte Ελένη.",
  sessionDescription: "Tenue de travail.",
  ...more,
});
const print = async (more: Partial<SessionProgramme> = {}, pictures: object = {}, language: "fr" | "en" = "fr") =>
  openPdf(
    await printer.printProgramme(
      wordProgramme(planned(more), language, "Europe/Paris"),
      { signature: null, picto: null, ...pictures },
      { brand: "#C01E1E", ink: "#B3151A", logo: null },
      PRINTED,
    ),
  );

test("decisions 11: all that is planned and written can be read in it, in the language of its reader", async () => {
  const pdf = await print();
  const words = wordProgramme(planned(), "fr", "Europe/Paris");
  const [text = ""] = await readPages(pdf);
  const said = [
    ...[words.title, words.provider, words.dates, words.printed, words.signed, "Page 1 sur 1"],
    ...words.facts.flatMap(({ name, value }) => [name, value]),
    ...[...words.about, words.presence].flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...[...words.columns, ...words.rows.flat()],
  ];
  for (const one of said) expect(text).toContain(squeeze(one));
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: "fr", Author: "Académie du Rhône" });
  expect((await print({}, {}, "en").then(readPages))[0]).toContain("Sessionprogramme");
});

test("its parts are a title, headings, paragraphs, and a table with a row for each date", async () => {
  const pdf = await print();
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const roles = await readRoles(pdf);
  const count = (role: string) => roles.filter((one) => one === role).length;
  expect([count("H1"), count("H2"), count("Table"), count("TR")]).toEqual([1, 4, 1, 4]);
  // Five heads of columns, and the day at the head of each row.
  expect([count("TH"), count("TD")]).toEqual([8, 12]);
});

test("it bears the signature and pictogram of its provider; a picture that cannot be drawn is left out", async () => {
  const figures = async (pictures: object) =>
    (await readRoles(await print({}, pictures))).filter((role) => role === "Figure").length;
  expect(await figures({ signature: PIXEL, picto: PIXEL })).toBe(2);
  expect(await figures({ signature: Buffer.from("no picture"), picto: PIXEL })).toBe(1);
  expect(await figures({})).toBe(0);
});

test("long words and many dates go on over pages that are numbered, nothing is lost, and nothing lies outside", async () => {
  const word = (at: number) => `mot${at}`;
  const description = Array.from({ length: 700 }, (_, at) => word(at)).join(" ");
  const pdf = await print({ description, slots: slots(60) });
  const pages = await readPages(pdf);
  expect(pages.length).toBeGreaterThanOrEqual(3);
  for (const [at, text] of pages.entries()) expect(text).toContain(squeeze(`Page ${at + 1} sur ${pages.length}`));
  const all = pages.map((text) => text.replace(/Page\d+sur\d+/, "")).join("");
  expect(all).toContain(squeeze(description));
  for (const [day = ""] of wordProgramme(planned({ slots: slots(60) }), "fr", "Europe/Paris").rows)
    expect(all).toContain(squeeze(day));
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    const [, , width = 0, height = 0] = page.view;
    for (const item of (await page.getTextContent()).items) {
      if (!("str" in item)) continue;
      const [x, y] = [item.transform[4], item.transform[5]];
      expect([x >= 0, x + item.width <= width, y >= 0, y <= height]).toEqual([true, true, true, true]);
    }
  }
});
