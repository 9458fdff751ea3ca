// Knows that nobody waits for more packages at once than they may, however theirs end.
import { expect, test } from "vitest";
import { createWaitingExports, MOST_WAITING } from "./waiting-exports.ts";

test("§7.116 of one person so many wait; one that ends twice, for it was sent and then left, makes room once", () => {
  const waiting = createWaitingExports();
  const [first] = Array.from({ length: MOST_WAITING }, () => waiting.begin("one"));
  expect(waiting.begin("one")).toBeNull();
  expect(waiting.begin("other")).not.toBeNull();
  first?.();
  first?.();
  expect(waiting.begin("one")).not.toBeNull();
  expect(waiting.begin("one")).toBeNull();
});
