// Proves that a printed attestation says what its words say, goes on over pages, and bears its issuer's pictures.
import { type Attestation, wordAttestation } from "@academiz/domain/classiz";
import { expect, test } from "vitest";
import { openPdf } from "./testing/open-pdf.ts";
import { readPages, squeeze } from "./testing/read-parts.ts";
import { createPrinterHere } from "./worker/create-printer-here.ts";

const PRINTED = "2026-11-27T17:00:00.000Z";
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const ADDRESS = "https://learn.example/attestation/c0de";
const NONE = { signature: null, picto: null };
const slots = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const start = Date.parse("2026-03-02T08:00:00.000Z") + at * 86_400_000;
    return { startAt: new Date(start).toISOString(), endAt: new Date(start + 3 * 3_600_000).toISOString() };
  });
const said = (count: number): Attestation => ({
  ...{ kind: "certificate", learner: "Élodie Lefèvre", employer: "Filiale", provider: "Académie du Rhône" },
  ...{ course: "Prévenir les risques", session: "Groupe du matin", nature: "training", number: 12, code: "c0de" },
  ...{ slots: slots(count), seconds: count * 10_800, planned: count * 10_800 + 3_600 },
  ...{ issuedAt: PRINTED, givenAt: PRINTED, givenCount: 2 },
});
const word = (count: number) => wordAttestation(said(count), "fr", "Europe/Paris", ADDRESS);
const print = async (counts: readonly number[], pictures: object = {}) =>
  openPdf(
    await createPrinterHere().printAttestations(
      counts.map(word),
      { ...NONE, ...pictures },
      { brand: "#C01E1E", ink: "#B3151A", logo: null },
      PRINTED,
    ),
  );

test("decisions 11: all that is attested can be read in it, also when it was given again", async () => {
  const pdf = await print([3]);
  const { title, statement, facts, rows, columns, issued, signed } = word(3);
  const [text = ""] = await readPages(pdf);
  const said = [title, statement, issued, signed, ...columns, ...rows.flat(), ...facts.map(({ value }) => value)];
  for (const one of said) expect(text).toContain(squeeze(one));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getMetadata()).info).toMatchObject({ Language: "fr", Author: "Académie du Rhône" });
});

test("it bears the signature and pictogram of its issuer; a picture that cannot be drawn is left out", async () => {
  // These are the pictures besides the QR code of its address.
  const figures = async (pictures: object) => {
    const tree = JSON.stringify(await (await (await print([1], pictures)).getPage(1)).getStructTree());
    return tree.split('"Figure"').length - 1;
  };
  expect(await figures({ signature: PIXEL, picto: PIXEL })).toBe(3);
  expect(await figures({ signature: Buffer.from("no picture"), picto: PIXEL })).toBe(2);
  expect(await figures({})).toBe(1);
});

test("many dates go on over pages that are numbered, and each attestation begins its own", {
  tags: "long",
}, async () => {
  const pages = await readPages(await print([60, 1]));
  expect(pages.length).toBeGreaterThanOrEqual(3);
  expect(pages.filter((text) => text.includes("Certificatderéalisation"))).toHaveLength(2);
  for (const [at, text] of pages.entries()) expect(text).toContain(squeeze(`Page ${at + 1} sur ${pages.length}`));
  for (const [day] of word(60).rows) expect(pages.some((text) => text.includes(squeeze(day)))).toBe(true);
});

test("where it is checked stands on it in words, and as a picture that says so", async () => {
  const pdf = await print([1]);
  const [page = ""] = await readPages(pdf);
  expect(page).toContain(squeeze(ADDRESS));
  expect(page).toContain(squeeze(word(1).check));
  expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain(word(1).pictured);
});
