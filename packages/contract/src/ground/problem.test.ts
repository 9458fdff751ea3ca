// Knows which refusals end the session of a client that hears them.
import { expect, test } from "vitest";
import { PROBLEM_CODES } from "../index.ts";

test("§4.11 nothing but tokens and signing in is 401: a client in a session would sign the person out", () => {
  const ending = Object.entries(PROBLEM_CODES).flatMap(([code, status]) => (status === 401 ? [code] : []));
  expect(ending.filter((code) => !/^(token|refresh|link)\./.test(code))).toEqual([
    "bad-credentials",
    "second-factor.needed",
  ]);
});
