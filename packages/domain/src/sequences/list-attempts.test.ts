// Knows in which list a learner finds a go again.
import { expect, test } from "vitest";
import { ATTEMPT_STATUSES } from "./attempt.ts";
import { listAttempts } from "./list-attempts.ts";

const goes = ATTEMPT_STATUSES.flatMap((status) => [
  { slug: `${status} answered`, status, stat: {} },
  { slug: `${status} untouched`, status, stat: null },
]);
const name = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
const lists = listAttempts(goes);

test.each([
  ["§2.34", "started", "STARTED"],
  ["§2.35", "notStarted", "NOT_STARTED"],
  ["§2.36", "failed", "FAILED"],
  ["§2.37", "done", "COMPLETE"],
] as const)("%s in the list %j is every go that is %s, and no other", (_, list, status) => {
  expect(name(lists[list])).toEqual([`${status} answered`, `${status} untouched`]);
});

test("§2.33 every go stands in one list, in the order in which they were begun", () => {
  const { started, notStarted, failed, done } = lists;
  expect([...notStarted, ...started, ...done, ...failed].sort(byOrder)).toEqual(goes);
  expect(name(listAttempts([...goes].reverse()).done)).toEqual(["COMPLETE untouched", "COMPLETE answered"]);
});

test("§2.38 those can be compared that ended and have stats", () => {
  expect(name(lists.finished).sort()).toEqual(["COMPLETE answered", "FAILED answered"]);
});

function byOrder(one: (typeof goes)[number], other: (typeof goes)[number]): number {
  return goes.indexOf(one) - goes.indexOf(other);
}
