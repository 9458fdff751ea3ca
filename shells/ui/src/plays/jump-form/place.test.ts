// Knows that an answer moves nobody on, and that typed text is never skipped.
import { expect, test } from "vitest";
import { mayGoOn, standAt } from "./place.ts";

test("after five answers, whoever begins anew is at the first question", () => {
  const anew = standAt({ chosen: 5, asked: 5 }, 0);
  expect(anew.chosen).toBe(0);
  expect(standAt(anew, 1).chosen).toBe(0);
});
test("whoever is led back is at the question that is asked again", () => {
  expect(standAt({ chosen: 2, asked: 2 }, 1).chosen).toBe(1);
  expect(standAt({ chosen: 3, asked: 2 }, 3).chosen).toBe(3);
  expect(standAt({ chosen: 1, asked: 4 }, 3).chosen).toBe(1);
});
test("a question that may be skipped is not skipped over typed text that cannot be read", () => {
  const question = { isAnswered: false, isOptional: true, isUnread: false };
  expect(mayGoOn(question)).toBe(true);
  expect(mayGoOn({ ...question, isUnread: true })).toBe(false);
  expect(mayGoOn({ ...question, isOptional: false })).toBe(false);
  expect(mayGoOn({ ...question, isOptional: false, isAnswered: true })).toBe(true);
});
