// Knows what people may be called, and which role may act on which.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  beginsInOffice,
  findPersonFaults,
  hasOffice,
  mayEnterBackOffice,
  mayImpersonate,
  orderRoles,
  type Person,
  ROLES,
  reachesUpTo,
  readSessionMode,
  readTokenPayload,
} from "./index.ts";

const ADA: Person = { login: "ada", email: "ada@example.org", firstname: "Ada", lastname: "Lovelace" };
const faultOf = (change: Partial<Person>) => findPersonFaults({ ...ADA, ...change });

describe("§3.17–§3.22 people", () => {
  test.each([
    { login: "Ada.Lovelace-2+test@example.org" },
    { login: "o'neil_é" },
    { email: "é@exämple.org" },
    { email: "a.b+c@sub.example.org" },
    { firstname: "Jean-Noël d’Ângelo" },
    { lastname: "李" },
  ])("%j can be taken", (change) => {
    expect(faultOf(change)).toEqual([]);
  });

  test.each([
    { login: "" },
    { login: "a b" },
    { login: "a/b" },
    { login: "x".repeat(101) },
    { email: "ada" },
    { email: "@example.org" },
    { email: "a@b@c" },
    { email: "a@localhost" },
    { email: "a@10.0.0.1" },
    { lastname: "\u202Eada" },
    { email: "a@b..c" },
    { email: "a b@example.org" },
    { email: "a@example.org\r\nBcc: b@example.org" },
    { email: `${"a".repeat(200)}@b.c` },
    { firstname: " " },
    { lastname: "A\nB" },
    { lastname: "x".repeat(101) },
  ])("%j is refused, in words, and where it stands", (change) => {
    expect(faultOf(change)).toEqual([{ path: Object.keys(change), message: expect.stringMatching(/^[a-z]/) }]);
  });

  test("attack 43: no text takes long to refuse", () => {
    const long = "a.".repeat(50_000);
    const before = process.cpuUsage();
    for (const text of [long, `${long}@${long}`, "@".repeat(100_000), " ".repeat(100_000)])
      expect(faultOf({ login: text, email: text, firstname: text }).length).toBeGreaterThan(0);
    // Microseconds of a processor: a machine under load is slow, not wrong.
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  });

  test("a field that is absent is not checked", () => {
    expect(findPersonFaults({})).toEqual([]);
  });
});

const roles = fc.subarray([...ROLES]);
describe("decisions 2: roles", () => {
  test("a role that reaches up to a stronger one reaches up to weaker ones, and everybody up to their own", () => {
    fc.assert(
      fc.property(roles, roles, roles, (one, two, three) => {
        expect(reachesUpTo(one, one)).toBe(true);
        expect(reachesUpTo([...one, ...two], two)).toBe(true);
        if (reachesUpTo(one, two) && reachesUpTo(two, three)) expect(reachesUpTo(one, three)).toBe(true);
        if (reachesUpTo(one, two)) expect(reachesUpTo(one, [...two, ...one])).toBe(true);
      }),
    );
    expect(reachesUpTo(["ROLE_ADMIN"], ["ROLE_SUPER_ADMIN", "ROLE_LEARNER"])).toBe(false);
  });

  test("§6.7 only administrators impersonate others, and nobody above themselves", () => {
    fc.assert(
      fc.property(roles, roles, (own, theirs) => {
        const isAdministrator = own.includes("ROLE_ADMIN") || own.includes("ROLE_SUPER_ADMIN");
        const isAbove = theirs.includes("ROLE_SUPER_ADMIN") && !own.includes("ROLE_SUPER_ADMIN");
        expect(mayImpersonate(own, theirs)).toBe(isAdministrator && !isAbove);
      }),
    );
  });

  test("§1.5 in the back office nobody impersonates learners, trainers and managers", () => {
    expect(ROLES.filter((role) => mayEnterBackOffice([role]))).toEqual([
      "ROLE_AUTHOR",
      "ROLE_ADMIN",
      "ROLE_SUPER_ADMIN",
    ]);
  });

  test("decisions 2 whoever is more than a learner has an office, and begins there unless they learn too", () => {
    expect(ROLES.filter((role) => !hasOffice([role]))).toEqual(["ROLE_LEARNER"]);
    expect(ROLES.filter((role) => !beginsInOffice([role]))).toEqual(["ROLE_LEARNER"]);
    expect(ROLES.filter((role) => beginsInOffice(["ROLE_LEARNER", role]))).toEqual([
      "ROLE_AUTHOR",
      "ROLE_ADMIN",
      "ROLE_SUPER_ADMIN",
    ]);
    expect(hasOffice([]) || beginsInOffice([])).toBe(false);
  });

  test("§3.19 roles are kept once each, the weakest first", () => {
    expect(orderRoles(["ROLE_ADMIN", "ROLE_LEARNER", "ROLE_ADMIN"])).toEqual(["ROLE_LEARNER", "ROLE_ADMIN"]);
  });
});

test("§4.22 decisions 6: the token of a stand-in is played as NORMAL, and can be read", () => {
  const payload = { clt: "a", identifier: "a_b", mode: "impersonated", isImpersonated: true };
  const read = readTokenPayload(`a.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.c`);
  expect(read).toEqual({ ok: true, value: payload });
  expect(readSessionMode(read.ok ? read.value : undefined, "game")).toBe("NORMAL");
});
