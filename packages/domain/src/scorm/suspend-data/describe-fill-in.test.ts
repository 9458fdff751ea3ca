// Proves that a host is told no more right answers than it accepts.
import { expect, test } from "vitest";
import { describeInteraction } from "../index.ts";

const AT = new Date("2026-03-04T05:06:07.890Z");

test.each(["1.2", "2004"] as const)("§4.116 a host of %s is told the first ten words that are right", (version) => {
  const alternatives = Array.from({ length: 20 }, (_, at) => `w${at + 1}`);
  const told = describeInteraction(
    version,
    {
      ...{ id: "g.one", slug: "one", kind: "fill-in", words: "Which?" },
      ...{ answer: "w15", rightAnswer: "w0", alternatives, isRight: true },
    },
    AT,
  );
  const rights = told.flatMap(([field, value]) => (field.startsWith("correct_responses.") ? [value] : []));
  expect(rights).toEqual(Array.from({ length: 10 }, (_, at) => `w${at}`));
  expect(Object.fromEntries(told)["result"]).toBe("correct");
});
