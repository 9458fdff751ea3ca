import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shareUnchanged } from "./share-unchanged.ts";

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const json = fc.jsonValue({ maxDepth: 4 }).map(clone);

test("what is deeper than the stack is shared as a whole", { tags: "long" }, () => {
  const deep = (inner: number): unknown => JSON.parse(`${'{"a":'.repeat(200_000)}${inner}${"}".repeat(200_000)}`);
  const [before, other] = [{ deep: deep(1), next: 1 }, deep(2)];
  expect(shareUnchanged(before, { deep: deep(1), next: 2 }).deep).toBe(before.deep);
  expect(shareUnchanged(before.deep, deep(1))).toBe(before.deep);
  const differs = shareUnchanged(before, { deep: other, next: 1 });
  expect(differs === before).toBe(false);
});
test("sharing never changes what is said", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(shareUnchanged(before, after)).toEqual(after);
    }),
  );
});

test("what is equal becomes the same", () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(shareUnchanged(value, clone(value))).toBe(value);
    }),
  );
});

test("a change in one branch leaves the others as they were", () => {
  const before = { chapters: [{ slides: ["a"] }, { slides: ["b"] }] };
  const after = shareUnchanged(before, { chapters: [{ slides: ["a"] }, { slides: ["c"] }] });
  expect(after.chapters[0]).toBe(before.chapters[0]);
  expect(after.chapters[1]).toEqual({ slides: ["c"] });
});

test("a key that is there with nothing in it is not a key that is missing", () => {
  const before: Record<string, unknown> = {};
  const after = shareUnchanged(before, { draft: undefined });
  expect(Object.hasOwn(after, "draft")).toBe(true);
});
