// Knows what JavaScript callers may pass as a learner's event: any value under the names of its fields, or no event at
// all.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import fc from "fast-check";
import { arbitraryHostileJson, arbitraryHostileLeaf } from "./arbitrary-json.ts";

/**
 * A call of the engine with what it does not expect: of an update, a change of slide, a time. Its arguments are of any
 * type.
 */
export type HostileEvent =
  | { readonly type: "update"; readonly update: unknown; readonly strategy: unknown }
  | { readonly type: "slide-change"; readonly place: unknown }
  | { readonly type: "time"; readonly seconds: unknown };

/** Values that JSON does not have, and numbers and texts that are nearly right. */
const arbitraryOdd = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    Number.NaN,
    -5,
    200,
    -0,
    1.5,
    "80",
    "0",
    10n,
    Symbol("odd"),
    () => 1,
    "foo",
  ),
  fc.constantFrom<unknown>("LOCKED", "complete", "length", "constructor", Number.MAX_VALUE, Number.MIN_VALUE),
  arbitraryHostileLeaf,
  arbitraryHostileJson,
);
/** Mostly right values, so that a single wrong one is tested too. */
const orOdd = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: arbitraryOdd });

/** Events for this course, some of them valid. */
export function arbitraryHostileEvent(course: CompiledLearniz): fc.Arbitrary<HostileEvent> {
  const update = fc.record(
    {
      slug: orOdd(fc.constantFrom("nowhere", ...course.places.keys())),
      status: orOdd(fc.constantFrom("NOT_STARTED", "STARTED", "COMPLETE", "FAILED")),
      score: orOdd(fc.integer({ min: 0, max: 100 })),
      attempt: orOdd(fc.integer({ min: 1, max: 3 })),
      data: arbitraryHostileJson,
    },
    { requiredKeys: ["slug", "status"] },
  );
  const place = fc.record({ chapterIndex: orOdd(fc.nat(3)), slideIndex: orOdd(fc.nat(3)) });
  return fc.oneof(
    fc.record({
      type: fc.constant("update" as const),
      update: orOdd(update),
      strategy: orOdd(fc.constantFrom("BEST_SCORE", "LAST", "FIRST")),
    }),
    fc.record({ type: fc.constant("slide-change" as const), place: orOdd(place) }),
    fc.record({ type: fc.constant("time" as const), seconds: orOdd(fc.nat(600)) }),
  );
}
