// Knows the steps of the content version as a chain: each starts where the one before it ended, and content goes
// through those that it needs.
import { FROZEN } from "@academiz/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../kernel/index.ts";
import { migrateLearniz, READABLE_VERSIONS } from "./index.ts";
import type { ContentAt } from "./migration.ts";
import { STEPS } from "./steps.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 5_000 : 1_000 };

/** One step after the other, from this version on. */
const goThrough = (content: ContentAt<string>): ContentAt<string> =>
  STEPS.slice(READABLE_VERSIONS.indexOf(content.version)).reduce((current, step) => step.migrate(current), content);

test("§4.81 the steps lead one after the other from 1.0.0 to 1.11.0", () => {
  expect(STEPS.map(({ from }) => from)).toEqual(["1.0.0", ...STEPS.map(({ to }) => to)].slice(0, -1));
  expect(READABLE_VERSIONS).toEqual(["1.0.0", ...STEPS.map(({ to }) => to)]);
  expect(READABLE_VERSIONS.at(-1)).toBe("1.11.0");
});

test.each(FROZEN)(
  "§4.81 content of $version goes through the steps from there on, and through none before",
  (frozen) => {
    const content = frozen.content as ContentAt<string>;
    for (const version of READABLE_VERSIONS)
      expect(migrateLearniz(content, version)).toEqual(goThrough({ ...content, version }));
  },
);

/** JSON that looks like a course here and there. */
const anyContent = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.jsonValue() as fc.Arbitrary<Json>,
    fc.array(tie("tree"), { maxLength: 3 }),
    fc.dictionary(
      fc.constantFrom(
        "chapters",
        "slides",
        "interactivities",
        "medias",
        "params",
        "data",
        "cards",
        "cardRows",
        "type",
        "slug",
        "attachment",
        "questions",
        "config",
        "styleParams",
        "context",
      ),
      fc.oneof(tie("tree"), fc.constantFrom<Json>("game", "flip-card", "")),
    ),
  ),
})).tree;
const contents = fc.record({
  content: fc.dictionary(fc.constantFrom("chapters", "params", "local", "context"), anyContent),
  version: fc.constantFrom(...READABLE_VERSIONS),
});

test("§4.81 from every version, whatever the content, migrating ends at 1.11.0; migrating twice is migrating once; the stored content is not changed", () => {
  fc.assert(
    fc.property(contents, ({ content, version }) => {
      const stored = { ...content, version };
      const copy = structuredClone(stored);
      const once = migrateLearniz(stored, version);
      expect(once["version"]).toBe("1.11.0");
      expect(once).toEqual(goThrough(stored));
      expect(migrateLearniz(once, "1.11.0")).toEqual(once);
      expect(stored).toEqual(copy);
    }),
    RUNS,
  );
});
