// Knows that what former packages left in an LMS is read for ever, and that damage reads as nothing.
import { compileLearniz } from "@academiz/domain/learniz";
import { loadProgress } from "@academiz/domain/progress";
import { arbitraryEvents, arbitraryLearniz, arbitraryStrategy, playEvents } from "@academiz/testkit/course";
import { packFormerProgress } from "@academiz/testkit/scorm";
import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { readSuspendData } from "../read-suspend-data.ts";
import { readText1 } from "./read-text-1.ts";

/** A text of the first version. */
const write = (value: unknown) =>
  `v1.${Buffer.from(deflateSync(strToU8(JSON.stringify(value)), { level: 9 }))
    .toString("base64")
    .replaceAll("=", "")}`;

describe("§9.23 the text that former packages wrote", () => {
  test("what was written once is read for ever", () => {
    expect(readText1("v1.izbWiTaM1alWSlSyUjq8suTwSqXaWAA")).toEqual([3, [1], { a: "été" }]);
  });
  test("a learner's progress goes on from it, whole", () => {
    fc.assert(
      fc.property(arbitraryLearniz, arbitraryEvents, arbitraryStrategy, (learniz, events, strategy) => {
        const course = compileLearniz(learniz);
        fc.pre(course.slides.length > 0);
        const progress = playEvents(course, events, strategy).at(-1);
        if (!progress) return;
        const back = readSuspendData(course, [], write(packFormerProgress(course, progress)), "perimeter");
        expect(loadProgress(course, back, "perimeter")).toEqual({ progress, notices: [] });
      }),
    );
  });
  test("§8.23 cut, changed or another content's, it reads as nothing and never throws", () => {
    const whole = write(["statuses", [1, 2, 3], "été"]);
    for (let length = 0; length < whole.length; length++) expect(readText1(whole.slice(0, length))).toBeNull();
    for (const other of ["", "v2.izbWiTaM1alWSlSyUjq8suTwSqXaWAA", '{"progress":1}', "v1.", "v1.é", "v1.****"])
      expect(readText1(other)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readText1(`v1.${text}`)).toBeNull();
      }),
    );
  });
});
