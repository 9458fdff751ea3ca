// Knows that the checklist of a password is the specification's, for people of all writings.
import { checkPassword, findConfirmationError, findPasswordError } from "@academiz/domain/identity";
import fc from "fast-check";
import { expect, test } from "vitest";
import { judgePassword } from "../oracle/index.ts";
import { arbitraryPassword } from "./index.ts";

const RUNS = { numRuns: process.env["ACADEMIZ_LONG"] ? 20_000 : 1_000 };

test("§5.4–§5.17 every state of the checklist is the specification's, whatever the password and the login", () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(arbitraryPassword, ({ password, identifier }) => {
      // Refusing the most common ones is a rule of ours (decisions), not of these sections.
      const { uncommon: _ours, ...checklist } = checkPassword(password, identifier);
      const judged = judgePassword(password, identifier);
      expect(checklist).toEqual(judged);
      for (const [rule, state] of Object.entries(judged)) met.add(`${rule} ${state}`);
    }),
    RUNS,
  );
  // A missing class is KO until complexity is met, and complexity needs all four classes: the third state cannot
  // occur.
  for (const rule of ["length", "complexity", "lowercase", "uppercase", "digit", "special", "differentFromLogin"])
    expect([met.has(`${rule} is-ok`), met.has(`${rule} is-ko`), rule]).toEqual([true, true, rule]);
  expect(met).toContain("differentFromLogin is-not-required");
});

test("§5.4 §5.19 §5.20 a password is refused exactly when it is missing, a rule is KO, or its confirmation differs", () => {
  fc.assert(
    fc.property(arbitraryPassword, arbitraryPassword, ({ password, identifier }, other) => {
      const isKo = Object.values(judgePassword(password, identifier)).includes("is-ko");
      const isCommon = checkPassword(password, identifier).uncommon === "is-ko";
      const expected = password === "" ? "required" : isKo || isCommon ? "passwordInvalid" : undefined;
      expect(findPasswordError(password, identifier)).toBe(expected);
      for (const confirmation of [password, other.password, ""]) {
        const error = confirmation === "" ? "required" : confirmation === password ? undefined : "notSamePass";
        expect(findConfirmationError(password, confirmation)).toBe(error);
      }
    }),
    RUNS,
  );
});
