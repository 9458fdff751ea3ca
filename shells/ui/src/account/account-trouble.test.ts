// Knows that every refusal of the server about one's own account has words here.
import { readFileSync } from "node:fs";
import { PROBLEM_CODES } from "@academiz/contract";
import { expect, test } from "vitest";

/** The source is read as text, since its macros need the build. */
const source = readFileSync(new URL("./account-trouble.tsx", import.meta.url), "utf8");
const contract = readFileSync(
  new URL("../../../../packages/contract/src/people/own-account.ts", import.meta.url),
  "utf8",
);

test("§8 decisions 3: each refusal that the routes of one's own account name has words for its code or its kind", () => {
  const named = new Set([...contract.matchAll(/`([a-z]+(?:-[a-z]+)*\.[a-z-]+)`/g)].map(([, code = ""]) => code));
  const refusals = [
    ...named,
    "password.wrong",
    "password.invalid",
    "same_password",
    "validation",
    "scope.refused",
    "role.refused",
    "account.last-administrator",
  ].filter((code) => code in PROBLEM_CODES && code !== "login.too-many" && code !== "user.own-account");
  expect(refusals).toContain("second-factor.on");
  expect(refusals.filter((code) => !source.includes(`detail === "${code}"`))).toEqual([]);
});
