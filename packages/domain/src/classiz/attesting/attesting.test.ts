// Proves to whom a session is attested, and that an attestation says what the sheets of its slots say.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Attestation,
  cleanAttestation,
  findAttested,
  keepTrue,
  readActionNature,
  wordAttestation,
  wordSheet,
  writeAttestationAddress,
} from "../index.ts";

const HOUR = 3_600_000;
const BEGIN = Date.parse("2026-03-02T08:00:00.000Z");
const slotAt = (start: number, minutes: number, isThere: boolean) => ({
  startAt: new Date(start).toISOString(),
  endAt: new Date(start + minutes * 60_000).toISOString(),
  isThere,
});
const ADDRESS = writeAttestationAddress("https://learn.example", "c0de");
const someSlot = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 15, max: 480 }), fc.boolean())
  .map(([after, minutes, isThere]) => slotAt(BEGIN + after * HOUR, minutes, isThere));
const someSlots = fc.array(someSlot, { minLength: 1, maxLength: 12 });
const AFTER = BEGIN + 4_000 * HOUR;

const SAID: Omit<Attestation, "slots" | "seconds" | "planned"> = {
  ...{ kind: "certificate", learner: "Jane Doe", employer: "Branch", provider: "Acme", course: "Fire" },
  ...{ session: "Spring", nature: "training", number: 7, code: "c0de" },
  ...{ issuedAt: "2026-10-01T09:00:00.000Z", givenAt: "2026-10-01T09:00:00.000Z", givenCount: 1 },
};
const sheetOf = (slot: { readonly startAt: string; readonly endAt: string }, title: string, session: string) =>
  wordSheet(
    {
      ...{ issuer: "Acme", course: title, session, startAt: slot.startAt, endAt: slot.endAt, place: null },
      ...{ videoLink: null, trainer: null, trainerMark: null, people: [], hash: null, brokenAt: null },
    },
    "fr",
    "Europe/Paris",
  );

describe("decisions 11: what is attested", () => {
  test("is nothing for a person who attended nothing, and nothing before their last slot has ended", () => {
    fc.assert(
      fc.property(someSlots, fc.integer({ min: 0, max: 4_000 }), (slots, hours) => {
        const now = BEGIN + hours * HOUR;
        const isEarned = slots.some(({ isThere }) => isThere) && slots.every(({ endAt }) => Date.parse(endAt) <= now);
        expect(findAttested(slots, now) !== null).toBe(isEarned);
      }),
    );
  });

  test("holds for the slots that are still marked as attended, whatever is added later", () => {
    fc.assert(
      fc.property(someSlots, fc.infiniteStream(fc.boolean()), someSlot, (slots, stays, more) => {
        const attested = findAttested(slots, AFTER);
        if (!attested) return;
        expect(keepTrue(attested, [...slots, { ...more, isThere: false }])).toEqual(attested);
        const now = slots.map((slot) => ({ ...slot, isThere: slot.isThere && stays.next().value === true }));
        const kept = keepTrue(attested, now);
        expect(kept === null).toBe(now.every(({ isThere }) => !isThere));
        for (const { startAt, endAt } of kept?.slots ?? [])
          expect(now).toContainEqual({ startAt, endAt, isThere: true });
        expect(keepTrue(attested, [])).toBeNull();
      }),
    );
  });

  test("has the titles, days, hours and durations of the sheets of the same slots, of any session", () => {
    fc.assert(
      fc.property(someSlots, fc.string(), fc.string(), (slots, course, session) => {
        const attested = findAttested(slots, AFTER);
        if (!attested) return;
        const { facts, rows } = wordAttestation(
          { ...SAID, ...attested, course, session },
          "fr",
          "Europe/Paris",
          ADDRESS,
        );
        const sheets = attested.slots.map((slot) => sheetOf(slot, course, session));
        const told = sheets.map((sheet) =>
          sheet.facts.slice(0, 3).map(({ value }) => value.replace(" (Europe/Paris)", "")),
        );
        expect(rows).toEqual(told);
        const find = (name: string) => facts.find((fact) => fact.name === name)?.value;
        expect([find("Intitulé"), find("Session")]).toEqual([sheets[0]?.course, sheets[0]?.session]);
        const there = slots.filter(({ isThere }) => isThere);
        const sum = there.reduce((total, { startAt, endAt }) => total + Date.parse(endAt) - Date.parse(startAt), 0);
        expect(attested.seconds).toBe(sum / 1_000);
        expect(attested.planned).toBeGreaterThanOrEqual(attested.seconds);
      }),
      // Creating the clock of a zone is slow.
      { numRuns: 25 },
    );
  });

  test("says when it was given again, and names no law, and no person whose account is gone", () => {
    const attested = findAttested([slotAt(BEGIN, 60, true), slotAt(BEGIN + HOUR, 60, false)], AFTER);
    if (!attested) throw new Error("not attested");
    const said = { ...SAID, ...attested };
    const read = (more: Partial<Attestation>) =>
      JSON.stringify(wordAttestation({ ...said, ...more }, "en", "UTC", ADDRESS));
    expect(read({})).not.toContain("Issued again");
    expect(read({ givenCount: 3 })).toContain("Issued again on Thursday, 1 October 2026 (copy no.\u00a03)");
    expect(read({})).toContain("1\u00a0h of 2\u00a0h planned");
    expect(read({ learner: null })).toContain("a person whose account was erased");
    for (const language of ["fr", "en"] as const)
      expect(JSON.stringify(wordAttestation(said, language, "UTC", ADDRESS))).not.toMatch(
        /\b(article|L\.? ?6\d|loi|law|decree)\b/i,
      );
    expect(wordAttestation(said, "fr", "Nowhere/At", ADDRESS).columns[1]).toBe("Horaires (UTC)");
  });

  test("is kept in lines of a bounded length, and of a nature that its author chose", () => {
    const long = cleanAttestation({ ...SAID, slots: [], seconds: 0, planned: 0, learner: "x\ny".repeat(900) });
    expect([...(long.learner ?? "")].length).toBeLessThanOrEqual(500);
    expect(long.learner).not.toContain("\n");
    expect(readActionNature({ config: { params: { nature: "validation" } } })).toBe("validation");
    expect([{}, null, { config: { params: { nature: "law" } } }].map(readActionNature)).toEqual(
      Array.from({ length: 3 }, () => "training"),
    );
  });
});
