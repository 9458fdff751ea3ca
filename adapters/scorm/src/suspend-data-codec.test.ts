// Knows that what is put into suspend data comes back, whatever it holds, and that damage reads as nothing.
import type { Json } from "@academiz/domain/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeSuspendData, encodeSuspendData } from "./suspend-data-codec.ts";

/** Without -0, which JSON does not tell from 0. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);
const words = fc.string({ unit: "grapheme", maxLength: 200 });

describe("§9.23 the text in suspend data", () => {
  test("comes back whole", () => {
    fc.assert(
      fc.property(json, words, (value, text) => {
        expect(decodeSuspendData(encodeSuspendData([value, text]))).toEqual([value, text]);
      }),
    );
  });
  test("is letters, digits and signs that every LMS keeps", () => {
    fc.assert(
      fc.property(json, words, (value, text) => {
        expect(encodeSuspendData([value, text])).toMatch(/^v1\.[A-Za-z0-9+/]+$/);
      }),
    );
  });
  test("is smaller than what it says, where much is alike", () => {
    const value = Array(500).fill([3, 1, 100, 1]);
    expect(encodeSuspendData(value).length).toBeLessThan(JSON.stringify(value).length / 10);
  });
  test("what was written once is read for ever", () => {
    expect(decodeSuspendData("v1.izbWiTaM1alWSlSyUjq8suTwSqXaWAA")).toEqual([3, [1], { a: "été" }]);
  });
  test("§8.23 cut, changed or another content's, it reads as nothing and never throws", () => {
    const whole = encodeSuspendData(["statuses", [1, 2, 3], "été"]);
    for (let length = 0; length < whole.length; length++) expect(decodeSuspendData(whole.slice(0, length))).toBeNull();
    for (const other of ["", "v2.izbWiTaM1alWSlSyUjq8suTwSqXaWAA", '{"progress":1}', "v1.", "v1.é", "v1.****"])
      expect(decodeSuspendData(other)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeSuspendData(`v1.${text}`)).toBeNull();
      }),
    );
  });
});
