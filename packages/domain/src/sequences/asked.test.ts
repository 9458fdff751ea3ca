// Proves how a number and an order are asked for, and when an answer to them is right (§9.18, decisions 9).
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAnswer, judgeAnswer, mixOptions, type Question, readAskedNumber, readSequences, readUnit } from "./index.ts";

function readOne(question: object): Question {
  const [one] = readSequences({ sequences: [{ uuid: "t", questions: [{ uuid: "q", ...question }] }] }).sequences;
  const [read] = one?.questions ?? [];
  if (!read) throw new Error("no question");
  return read;
}
const askNumber = (...accepted: readonly string[]) => readOne({ kind: "NUMBER", accepted });
const askOrder = (uuids: readonly string[]) =>
  readOne({ kind: "ORDERING", answers: uuids.map((uuid) => ({ uuid, text: `Step ${uuid}` })) });

describe("a number that is asked for", () => {
  test("is right within its tolerance, with a comma or a point, with its unit or without", () => {
    const parts = fc.record({
      value: fc.integer({ min: -9_999, max: 9_999 }),
      off: fc.integer({ min: 0, max: 50 }),
      typed: fc.integer({ min: -10_100, max: 10_100 }),
      mark: fc.constantFrom(".", ","),
      unit: fc.constantFrom("", "km", " m²", "kg"),
    });
    fc.assert(
      fc.property(parts, ({ value, off, typed, mark, unit }) => {
        const write = (hundredths: number) => (hundredths / 100).toFixed(2).replace(".", mark);
        const question = askNumber(`${write(value)} ± ${write(off)}${unit}`);
        const isNear = Math.abs(value - typed) <= off;
        for (const answer of [write(typed), `${write(typed)}${unit}`, `${write(typed)} ${unit.trim()}`])
          expect([answer, judgeAnswer(question, [answer])]).toEqual([answer, isNear]);
        expect(readUnit(question)).toBe(unit.trim());
      }),
    );
  });

  test.each([
    ["12", 12, 0, ""],
    ["12.5", 12.5, 0, ""],
    ["12,5 ± 0,1 km", 12.5, 0.1, "km"],
    ["12 +/- 2", 12, 2, ""],
    ["-3 °C", -3, 0, "°C"],
    ["1 200 €", 1_200, 0, "€"],
  ])("is written as %s", (written, value, tolerance, unit) => {
    expect(readAskedNumber(written)).toMatchObject({ values: expect.arrayContaining([value]), tolerance, unit });
  });

  test.each(["", "many", "12 km ± 1", "± 2", "1 to 3", "12 ±"])("is not “%s”", (written) => {
    expect(readAskedNumber(written)).toBeNull();
    expect(askNumber(written).right).toBeNull();
  });

  test("is answered by a number alone", () => {
    expect([[], [" "], ["twelve"], ["12"], ["11"]].map((given) => isAnswer(askNumber("12"), given))).toEqual([
      ...[false, false, false, true, true],
    ]);
    expect(judgeAnswer(askNumber("12", "13"), ["13"])).toBe(true);
    expect(judgeAnswer(askNumber("1,500"), ["1500"])).toBe(true);
  });
});

describe("an order that is asked for", () => {
  const lists = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });

  test("is right in the order of its author alone, and is not found in it", () => {
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat()), (uuids, picks) => {
        const question = askOrder(uuids);
        const left = [...uuids];
        const given = uuids.flatMap(() => left.splice(picks.next().value % left.length, 1));
        expect(judgeAnswer(question, uuids)).toBe(true);
        expect(judgeAnswer(question, given)).toBe(given.every((uuid, at) => uuid === uuids[at]));
        expect(judgeAnswer(question, uuids.slice(1))).toBe(false);
        const found = mixOptions(question);
        expect(found.toSorted()).toEqual(uuids.toSorted());
        expect(found).not.toEqual(uuids);
        expect(mixOptions(question)).toEqual(found);
      }),
    );
  });
});
