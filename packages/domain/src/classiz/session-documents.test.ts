// Knows that the documents of a classroom are read as they were written, and are given from their time on.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DOCUMENT_TIMES, findOpenTimes, readSessionDocuments, writeSessionDocuments } from "./index.ts";

const START = Date.parse("2026-03-02T09:00:00.000Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(START + hours * HOUR).toISOString();
const slot = (mean: string, from: number, until: number) => ({ mean, signableFrom: at(from), endAt: at(until) });
const openAt = (hours: number, ...slots: readonly ReturnType<typeof slot>[]) => [
  ...findOpenTimes(slots, START + hours * HOUR),
];

describe("screens §2 documents of a classroom", () => {
  test("are read as they were written, each file once and in its order", () => {
    const documents = fc.uniqueArray(
      fc.record({ slug: fc.stringMatching(/^[a-z0-9]{1,20}$/), when: fc.constantFrom(...DOCUMENT_TIMES) }),
      { selector: ({ slug }) => slug },
    );
    fc.assert(
      fc.property(documents, (written) => {
        const sessionDocuments = writeSessionDocuments(written);
        expect(readSessionDocuments({ sessionDocuments: [...sessionDocuments, ...sessionDocuments] })).toEqual(written);
      }),
    );
  });

  test("are empty where nothing can be read, and nothing throws", () => {
    const source = "document:a";
    const sessionDocuments = [{ source }, { source, when: "never" }, { source: "https://a.example", when: "after" }, 1];
    expect(readSessionDocuments({ sessionDocuments })).toEqual([]);
    const read = (content: unknown) => readSessionDocuments(content).length;
    fc.assert(fc.property(fc.anything(), (content) => read(content) === 0));
  });

  test("those for before are given at any time, the others to nobody without a place", () => {
    expect(openAt(100)).toEqual(["before"]);
  });

  test("those for during are given as soon as the first date can be signed, and stay", () => {
    const days = [slot("spring", 0, 2), slot("spring", 24, 26)];
    expect([openAt(-1, ...days), openAt(0, ...days), openAt(12, ...days)]).toEqual([
      ["before"],
      ["before", "during"],
      ["before", "during"],
    ]);
  });

  test("those for after come once the last date of a session has ended, even while another session goes on", () => {
    const days = [slot("spring", 0, 2), slot("spring", 24, 26), slot("autumn", 500, 502)];
    expect([openAt(25.9, ...days).length, openAt(26, ...days)]).toEqual([2, ["before", "during", "after"]]);
  });
});
