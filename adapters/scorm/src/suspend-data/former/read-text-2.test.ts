// Knows that what packages of the second version left in an LMS is read for ever, exactly, and that damage reads as
// nothing.
import { compileLearniz } from "@academiz/domain/learniz";
import type { LearnizProgress } from "@academiz/domain/progress";
import { codeProgress, computeOutlineMark, makeOutline, type Outline } from "@academiz/domain/scorm";
import { arbitraryEvents, arbitraryLearniz, arbitraryStrategy, playEvents } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ONE_WON, withoutRules } from "../../testing/courses.ts";
import { createBitWriter } from "../bits/bit-line.ts";
import { toDenseLetters, toSafeLetters } from "../bits/letters.ts";
import { readPackedText, writePackedText } from "../packed-text.ts";
import { readSuspendData } from "../read-suspend-data.ts";
import { createCoder2 } from "./coder-2.ts";
import { readText2 } from "./read-text-2.ts";

const check = (bytes: Uint8Array) => {
  const hash = bytes.reduce((before, byte) => Math.imul(before ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return (hash ^ (hash >>> 24)) & 0xffffff;
};
const to24Bits = (number: number) => [number >> 16, (number >> 8) & 0xff, number & 0xff];

/** A text of the second version. */
function write(outline: Outline, progress: LearnizProgress, isDense: boolean): string {
  const writer = createBitWriter();
  codeProgress(createCoder2(writer), outline, progress);
  const content = Uint8Array.from([...to24Bits(computeOutlineMark(outline)), ...writer.finish()]);
  const bytes = Uint8Array.from([...to24Bits(check(content)), ...content]);
  return isDense ? `v2:${toDenseLetters(bytes)}` : `v2.${toSafeLetters(bytes)}`;
}

const outline = makeOutline(withoutRules);
const course = compileLearniz(withoutRules);
const KEPT = [
  "v2.yheTFNLoktqjSWre_OmMyb0pYNaz1yx720wJg1dZAHmdQaGxbFkrF8LQoergFepQiZE",
  "v2:jzy;]mlltQ]Po9_{@@5gfmdGFcn(j[pPzy0D,:URZV*|ZJo{?.h]1#Hr#kUYT83",
];

describe("§9.23 the text that packages of the second version wrote", () => {
  test("what was written once is read for ever, and goes on in the present text", () => {
    for (const text of KEPT) {
      const back = readSuspendData(course, [], text, "p");
      if (!back) throw new Error("it is not read");
      expect(back).toEqual(readPackedText([outline], writePackedText(outline, ONE_WON, 4_096)));
    }
  });
  test("whatever a learner did comes back from it as it does from the present text", () => {
    fc.assert(
      fc.property(
        arbitraryLearniz,
        arbitraryEvents,
        arbitraryStrategy,
        fc.boolean(),
        (learniz, events, strategy, isDense) => {
          const progress = playEvents(compileLearniz(learniz), events, strategy).at(-1);
          fc.pre(progress !== undefined && learniz.chapters.some(({ slides }) => slides.length > 0));
          if (!progress) return;
          const own = makeOutline(learniz);
          const back = readText2([own], write(own, progress, isDense));
          expect(back).not.toBeNull();
          expect(back).toEqual(readPackedText([own], writePackedText(own, progress, 4_096)));
        },
      ),
    );
  });
  test("§8.23 cut, changed in any letter, another content's or forged, it reads as nothing and never throws", () => {
    for (const text of KEPT) {
      for (let at = 0; at < text.length; at++) {
        expect(readText2([outline], text.slice(0, at))).toBeNull();
        const other = text[at] === "A" ? "B" : "A";
        expect(readText2([outline], `${text.slice(0, at)}${other}${text.slice(at + 1)}`)).toBeNull();
      }
      expect(readText2([], text)).toBeNull();
      expect(readPackedText([outline], text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("v2.", "v2:", ""), (text, prefix) => {
        expect(readText2([outline], prefix + text)).toBeNull();
      }),
    );
  });
});
