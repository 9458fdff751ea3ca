// Proves who earns a certificate, what it says, and that its words can be read in any client's colour.
import { anyText } from "@academiz/testkit/hostile";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLearniz } from "../learniz/index.ts";
import { completeTheme, contrastRatio, createTheme } from "../theme/index.ts";
import {
  CERTIFICATE_LINE_LENGTH,
  type Certificate,
  draftCertificate,
  earnsCertificate,
  nameCertificate,
  readCertificateCode,
  wordCertificate,
} from "./index.ts";

const STATUSES = ["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"] as const;
const percent = fc.double({ min: 0, max: 100, noNaN: true });
const ISSUED: Certificate = {
  code: "8c7f6a52-0f1e-4c55-9d1f-5d1e1a2b3c4d",
  number: 42,
  learner: "Jane Doe",
  title: "",
  course: "Fire",
  language: "FR",
  completedAt: "2026-05-01T23:30:00.000Z",
  score: 86,
  markType: "mark20",
  duration: 5_400,
  issuer: "Acme",
  issuedAt: "2026-06-01T00:00:00.000Z",
  revokedAt: null,
};
const said = (change: Partial<Certificate>) => wordCertificate({ ...ISSUED, ...change }, "https://a.example/c", "UTC");
const facts = (change: Partial<Certificate>) => said(change).facts.map(({ name, value }) => `${name}: ${value}`);

describe("a certificate is earned", () => {
  test("§4.43 by nobody who has not completed the course, whatever their score", () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), percent, fc.option(percent), (status, score, asked) => {
        const isEarned = earnsCertificate({ status, score }, asked);
        expect(isEarned).toBe(status === "COMPLETE" && (asked === null || score >= asked - 1e-9));
      }),
    );
  });
  test("§5.33 where an average is asked for, by nobody without a score", () => {
    expect(earnsCertificate({ status: "COMPLETE" }, 0)).toBe(false);
    expect(earnsCertificate({ status: "COMPLETE", score: null }, undefined)).toBe(true);
  });
});

describe("what it says", () => {
  const course = createLearniz({ title: "Fire", local: "EN" }, Math.random);
  const completion = { firstname: "Jane", lastname: "Doe", completedAt: ISSUED.completedAt, score: 86 };
  const client = { name: "Acme", markType: "markLetters" };
  const draft = (certificate: object | undefined, person: object = {}) =>
    draftCertificate(
      { ...course, params: certificate === undefined ? {} : { certificate } },
      { ...completion, ...person },
      client,
    );

  test("is nothing for a course whose author did not switch it on", () => {
    expect(draft(undefined)).toBeNull();
    expect(draft({})).toMatchObject({ learner: "Jane Doe", course: "Fire", score: 86, issuer: "Acme", duration: null });
  });
  test("leaves out what its author hides, and a score where there is none", () => {
    expect(draft({ hidesMark: true })?.score).toBeNull();
    expect(draft({}, { score: undefined })?.score).toBeNull();
    const long = { ...course, chapters: course.chapters.map((one) => ({ ...one, recommendedDuration: 60 })) };
    const of = (certificate: object) => draftCertificate({ ...long, params: { certificate } }, completion, client);
    expect([of({})?.duration, of({ hidesDuration: true })?.duration]).toEqual([60, null]);
  });
  test("stands in lines of a bounded length, whatever was typed", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 1_000 }), (text) => {
        const line = draft({ title: text }, { firstname: text })?.title ?? "";
        expect([...line].length).toBeLessThanOrEqual(CERTIFICATE_LINE_LENGTH);
        expect(line).not.toMatch(/[\n\r]/);
      }),
    );
  });
  test("§9.13 is written as its language and its client write it", () => {
    expect(facts({})).toEqual([
      "Terminée le: 1er\u00a0mai\u00a02026",
      "Résultat: 17/20",
      "Durée de la formation: 1\u00a0h\u00a030\u00a0min",
      "Numéro: 2026-000042",
      "Délivré par: Acme",
    ]);
    expect(facts({ markType: "markSmileys", duration: null })[1]).toBe("Résultat: 86\u202f%");
    expect(facts({ language: "EN", score: null, duration: 20 })).toEqual([
      "Completed on: 1\u00a0May\u00a02026",
      "Duration of the course: 1\u00a0min",
      "Number: 2026-000042",
      "Issued by: Acme",
    ]);
    expect(said({ title: "Attestation" }).title).toBe("Attestation");
    expect(said({ learner: null }).documentTitle).not.toContain("null");
  });
  test("its day is that of its client, not of another place", () => {
    const completedAt = "2026-04-30T22:30:00.000Z";
    const dayIn = (zone: string) => wordCertificate({ ...ISSUED, completedAt }, "https://a.example/c", zone).facts[0];
    expect(dayIn("Europe/Paris")?.value).toBe("1er\u00a0mai\u00a02026");
    expect(dayIn("America/New_York")?.value).toBe("30\u00a0avril\u00a02026");
  });
  test("§5.46 is read on white in any client's colour", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, (primary) => {
        const { colors } = createTheme(completeTheme({ colors: { primary } }), false);
        expect(contrastRatio(colors.brandInk, "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

test("its number has the year of its issue; its code cannot be guessed", () => {
  expect(nameCertificate({ number: 1_234_567, issuedAt: ISSUED.issuedAt })).toBe("2026-1234567");
  const typed = [ISSUED.code, ` ${ISSUED.code.toUpperCase()}\n`, "", "x", ISSUED.code.slice(1), `${ISSUED.code}0`];
  expect(typed.map(readCertificateCode)).toEqual([ISSUED.code, ISSUED.code, null, null, null, null]);
});
