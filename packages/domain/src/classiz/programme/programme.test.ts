// Proves that the programme of a session says what its sheets and its certificate say, and what its author wrote.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeDuration } from "../../certificates/index.ts";
import {
  type Attestation,
  findAttested,
  type ProgrammeSlot,
  type SessionProgramme,
  wordAttestation,
  wordProgramme,
  wordSheet,
} from "../index.ts";

const HOUR = 3_600_000;
const BEGIN = Date.parse("2026-03-02T08:00:00.000Z");
const AFTER = BEGIN + 4_000 * HOUR;
const slotAt = (start: number, minutes: number, more: Partial<ProgrammeSlot> = {}): ProgrammeSlot => ({
  startAt: new Date(start).toISOString(),
  endAt: new Date(start + minutes * 60_000).toISOString(),
  ...{ place: "Room 1", videoLink: null, trainer: null },
  ...more,
});
const someName = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
const someSlot = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 15, max: 1_440 }), fc.option(someName), someName)
  .map(([after, minutes, trainer, place]) => slotAt(BEGIN + after * HOUR, minutes, { trainer, place }));
const PLANNED: SessionProgramme = {
  ...{ provider: "Acme", course: "Fire", session: "Spring", nature: "training", signing: "code" },
  ...{ description: "", sessionDescription: "", groups: [], slots: [slotAt(BEGIN, 180)] },
  printedAt: "2026-02-03T09:00:00.000Z",
};
const SAID: Omit<Attestation, "slots" | "seconds" | "planned" | "course" | "session"> = {
  ...{ kind: "certificate", learner: "Jane Doe", employer: "Branch", provider: "Acme" },
  ...{ nature: "training", number: 7, code: "c0de" },
  ...{ issuedAt: "2026-10-01T09:00:00.000Z", givenAt: "2026-10-01T09:00:00.000Z", givenCount: 1 },
};
const NAMES = { fr: ["Intitulé", "Session", "Dates"], en: ["Title", "Session", "Dates"] } as const;

describe("decisions 11: the programme of a session", () => {
  test("has the titles, days, hours and durations of its sheets, and of the certificate of who attended all of it", () => {
    const some = fc.record({
      slots: fc.array(someSlot, { minLength: 1, maxLength: 6 }),
      course: fc.string(),
      session: fc.string(),
      language: fc.constantFrom("fr" as const, "en" as const),
      zone: fc.constantFrom("Europe/Paris", "America/Guadeloupe", "Asia/Kolkata", "Nowhere/At"),
    });
    fc.assert(
      fc.property(some, ({ slots, course, session, language, zone }) => {
        const programme = wordProgramme({ ...PLANNED, slots, course, session }, language, zone);
        const attested = findAttested(
          slots.map((slot) => ({ ...slot, isThere: true })),
          AFTER,
        );
        if (!attested) throw new Error("not attested");
        const certificate = wordAttestation({ ...SAID, ...attested, course, session }, language, zone, "address");
        const rows = programme.rows.map(([day, , hours, duration]) => [day, hours, duration]);
        expect(rows).toEqual(certificate.rows);
        const byStart = slots.toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
        const sheets = byStart.map((slot) =>
          wordSheet(
            {
              ...{
                issuer: "Acme",
                course,
                session,
                ...slot,
                trainerMark: null,
                people: [],
                hash: null,
                brokenAt: null,
              },
            },
            language,
            zone,
          ),
        );
        const told = sheets.map(({ facts, columns }) => {
          const [day = "", hours = "", duration = ""] = facts.map(({ value }) => value);
          return [day, columns[1], hours.replace(/ \([^()]*\)$/, ""), duration];
        });
        expect(programme.rows.map((row) => row.slice(0, 4))).toEqual(told);
        const find = (facts: readonly { readonly name: string; readonly value: string }[], name: string) =>
          facts.find((fact) => fact.name === name)?.value;
        for (const name of NAMES[language]) expect(find(programme.facts, name)).toBe(find(certificate.facts, name));
        expect([find(programme.facts, NAMES[language][0]), find(programme.facts, "Session")]).toEqual([
          sheets[0]?.course,
          sheets[0]?.session,
        ]);
        const total = find(programme.facts, language === "fr" ? "Durée totale" : "Total duration");
        expect(total).toBe(`${writeDuration(attested.seconds)} ${countIn(language, slots.length)}`);
        for (const { length } of programme.rows) expect(length).toBe(programme.columns.length);
      }),
      // Creating the clock of a zone is slow.
      { numRuns: 25 },
    );
  });

  test("says where and with whom once, or beside each date where that differs", () => {
    const word = (...slots: readonly ProgrammeSlot[]) => wordProgramme({ ...PLANNED, slots }, "en", "UTC");
    const find = ({ facts }: ReturnType<typeof word>, name: string) => facts.find((fact) => fact.name === name)?.value;
    const one = word(slotAt(BEGIN, 60, { trainer: "Ann" }), slotAt(BEGIN + HOUR, 60, { trainer: "Ann" }));
    expect([one.columns.length, find(one, "Place"), find(one, "Trainer")]).toEqual([4, "Room 1", "Ann"]);
    const link = { place: null, videoLink: "https://call.example/1" };
    const two = word(slotAt(BEGIN, 60, { trainer: "Ann" }), slotAt(BEGIN + HOUR, 60, link));
    expect([two.columns.at(-1), find(two, "Trainer")]).toEqual(["Place and trainer", "Ann"]);
    expect(two.rows.map((row) => row.at(-1))).toEqual(["Room 1 – Ann", "By video call – Nobody named"]);
    expect(JSON.stringify(two)).not.toContain("call.example");
    expect(find(word(slotAt(BEGIN, 60)), "Trainer")).toBe("Nobody named");
    expect(word(slotAt(BEGIN, 60), slotAt(BEGIN + HOUR, 60, link)).columns.at(-1)).toBe("Place");
  });

  test("says what its author wrote, in its paragraphs; what was not written has no heading", () => {
    const word = (more: Partial<SessionProgramme>) => wordProgramme({ ...PLANNED, ...more }, "fr", "Europe/Paris");
    expect(word({}).about).toEqual([]);
    const { about, facts } = word({
      ...{ description: "Savoir alerter.\r\n\r\n Savoir évacuer.", sessionDescription: "Tenue souple." },
      groups: ["Atelier", "Caristes"],
    });
    expect(about).toEqual([
      { heading: "Présentation", paragraphs: ["Savoir alerter.", "Savoir évacuer."] },
      { heading: "Cette session", paragraphs: ["Tenue souple."] },
    ]);
    expect(facts).toContainEqual({ name: "Public", value: "Atelier, Caristes" });
    const [long] = word({ description: "x\n".repeat(100_000) }).about;
    expect(long?.paragraphs).toHaveLength(200);
  });

  test("says how presence is proven, when it was printed, and names no law", () => {
    const word = (signing: "code" | "free", language: "fr" | "en") =>
      wordProgramme({ ...PLANNED, signing }, language, "UTC");
    expect(word("code", "en").presence.paragraphs.join()).toContain("with the code that the trainer shows");
    expect(word("free", "en").presence.paragraphs.join()).not.toContain("code");
    expect(word("free", "fr").printed).toBe("Imprimé le mardi 3 février 2026.");
    for (const language of ["fr", "en"] as const)
      expect(JSON.stringify(word("code", language))).not.toMatch(/\b(article|L\.? ?6\d|loi|law|decree|qualiopi)\b/i);
  });
});

const countIn = (language: "fr" | "en", count: number): string =>
  language === "fr" ? `en ${count} date${count > 1 ? "s" : ""}` : `in ${count} date${count > 1 ? "s" : ""}`;
