// Proves that a change is plain data, and turns the former value into the latter.
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyChange, describeChange, isSameJson, shareUnchanged } from "./index.ts";

const json = fc.jsonValue({ maxDepth: 4 });
/** Values that have much in common, like a course before and after an edit. */
const parts = fc.array(fc.record({ slug: fc.constantFrom("a", "b", "c"), texts: fc.dictionary(fc.string(), json) }));
const write = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  ["any two values", json],
  ["values that have much in common", parts],
])("§13 (decisions) a change of %s, written and read again, makes of the one what the other is", (_, values) => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const change = describeChange(before, after);
      expect(change === null).toBe(isSameJson(before, after));
      if (!change) return;
      const read = JSON.parse(JSON.stringify(change)) as typeof change;
      expect(isSameJson(applyChange(before, read), write(after))).toBe(true);
    }),
  );
});

test("a part that does not change stays the very same object", () => {
  const before = { a: { x: [1, 2] }, b: [{ slug: "one" }, { slug: "two" }, { slug: "three" }], c: "gone" };
  const after = { a: { x: [1, 2] }, b: [{ slug: "one" }, { slug: "new" }, { slug: "two" }, { slug: "three" }] };
  const change = describeChange(before, after);
  expect(change).toEqual({ at: { b: { from: 1, out: 0, in: [{ slug: "new" }] } }, gone: ["c"] });
  if (!change) return;
  const made = applyChange(before, change);
  expect(made).toEqual(after);
  expect(shareUnchanged(before, made)).toEqual(after);
  expect(made).toHaveProperty("a", before.a);
  expect(Reflect.get(Object(made), "a")).toBe(before.a);
});

test("an item that moved stays the very same object", () => {
  const [one, two, three] = [{ slug: "one" }, { slug: "two" }, { slug: "three" }];
  const change = describeChange([one, two, three], [two, one, three]);
  const made = change && applyChange([one, two, three], change);
  expect(Array.isArray(made) && made.map((item) => [one, two, three].indexOf(item))).toEqual([1, 0, 2]);
});

test("a key whose value is undefined does not count: adding or removing one changes nothing", () => {
  expect(describeChange({ a: 1 }, { a: 1, b: undefined })).toBeNull();
  expect(describeChange({ a: 1, b: undefined }, { a: 1 })).toBeNull();
  expect(describeChange({ a: 1 }, { a: undefined })).toEqual({ at: {}, gone: ["a"] });
});

test("a change is refused by a value from which it cannot have been described", () => {
  expect(() => applyChange("text", { at: {} })).toThrow("no parts");
  expect(() => applyChange({}, { from: 0, out: 0, in: [] })).toThrow("no list");
});
