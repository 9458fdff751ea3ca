// Knows that refused writes are counted by kind, and reported for a minute.
import { expect, test } from "vitest";
import { createRefusedWrites } from "./refused-writes.ts";

test("decisions 1: a refused write is counted for good, and is news for a minute", () => {
  let now = 0;
  const isOf = (word: string) => (error: unknown) => error === word;
  const refused = createRefusedWrites({ documents: isOf("store"), database: isOf("rows") }, () => now);
  expect([refused.note("store"), refused.note("a bug")]).toEqual(["documents", null]);
  expect([refused.isFresh("documents"), refused.isFresh("database")]).toEqual([true, false]);
  now = 60_000;
  expect([refused.isFresh("documents"), refused.count("documents"), refused.count("database")]).toEqual([false, 1, 0]);
});
