// Knows tokens, logins and passwords by example and by property.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CheckState,
  checkClasses,
  checkInitialPassword,
  checkPassword,
  completeLogin,
  emitPassword,
  findConfirmationError,
  findPasswordError,
  isTokenExpired,
  leadsElsewhere,
  readLogin,
  readTokenPayload,
  SCOPES,
  type Scope,
  type TokenPayload,
} from "./index.ts";

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64url");
const sign = (payload: unknown) => `head.${encode(payload)}.signature`;

describe("tokens", () => {
  test("§3.2–§3.7 the payload is read, whatever letters it holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer(), (name, exp) => {
        const payload: TokenPayload = {
          clt: "acme",
          identifier: `acme_${name}`,
          exp,
          roles: ["ROLE_AUTHOR"],
          mode: "PREVIEW",
          isImpersonated: true,
        };
        expect(readTokenPayload(sign(payload))).toEqual({ ok: true, value: payload });
      }),
    );
  });
  test("§3.2 fields of a payload that are not ours are ignored, and so is a role of a later version", () => {
    const read = readTokenPayload(sign({ clt: "a", identifier: "a_b", iat: 1, roles: ["ROLE_KING", "ROLE_LEARNER"] }));
    expect(read).toEqual({ ok: true, value: { clt: "a", identifier: "a_b", roles: ["ROLE_LEARNER"] } });
  });
  test.each(["", "a.b", "a.b.c.d", "..", "a..c"])("§5.1 '%s' is not a JWT", (token) => {
    expect(readTokenPayload(token)).toEqual({ ok: false, error: { kind: "not-a-jwt" } });
  });
  test.each([
    "a.%%.c",
    `a.${encode({ clt: "x" })}.c`,
    `a.${Buffer.from("{").toString("base64url")}.c`,
    `a.${Buffer.from([0xff, 0xfe]).toString("base64url")}.c`,
  ])("§4.7 '%s' is undecodable", (token) => {
    expect(readTokenPayload(token)).toEqual({ ok: false, error: { kind: "undecodable" } });
  });
  test("§4.7 reading never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readTokenPayload(`a.${text}.c`).ok).toBe(false);
      }),
    );
  });
  test("§5.2 a token lives while exp plus the offset is later than now", () => {
    expect([99, 100, 101].map((now) => isTokenExpired({ exp: 100 }, now))).toEqual([false, true, true]);
    expect([isTokenExpired({ exp: 100 }, 104, 5), isTokenExpired({ exp: 100 }, 96, -5)]).toEqual([false, true]);
    expect([isTokenExpired({}, 0), isTokenExpired(undefined, 0)]).toEqual([true, true]);
  });
});

test("§2.7 decisions 3 the token of a link leads to its product alone; other tokens stay where they are", () => {
  const of = (scope: Scope, opened?: string) =>
    leadsElsewhere({ clt: "a", identifier: "a_b", scope, ...(opened !== undefined && { for: opened }) }, "mine");
  expect([of("link", "mine"), of("link", "other"), of("link")]).toEqual([false, true, false]);
  for (const scope of SCOPES.filter((one) => one !== "link")) expect(of(scope, "other")).toBe(false);
});

test("§4.2 a login is prefixed with the client's slug, always; without a slug it stays", () => {
  expect([
    completeLogin("acme", "jane"),
    completeLogin("acme", "acme_jane"),
    completeLogin("", "jane"),
    completeLogin(undefined, "jane"),
  ]).toEqual(["acme_jane", "acme_acme_jane", "jane", "jane"]);
  expect(readLogin(completeLogin("acme", "jane_doe"))).toBe("jane_doe");
});

describe("passwords", () => {
  const good = "Grand-Soleil7";
  const classes = ["lowercase", "uppercase", "digit", "special"] as const;
  test("§5.4–§5.10 a good password has every rule OK", () => {
    expect(new Set(Object.values(checkPassword(good, "acme_jane")))).toEqual(new Set(["is-ok"]));
    expect(findPasswordError(good, "acme_jane")).toBeUndefined();
  });
  test("§5.5 §9.1 §9.2 fewer than 12 characters, or more than 128, are KO; code points are counted", () => {
    expect(
      ["Aa1-45678901", "Aa1-4567890", `Aa1-${"x".repeat(124)}`, `Aa1-${"x".repeat(125)}`, "Aa1-😀😀😀😀"].map(
        (password) => checkPassword(password, "").length,
      ),
    ).toEqual(["is-ok", "is-ko", "is-ok", "is-ko", "is-ko"]);
  });
  test.each([
    ["§5.7", "lowercase", "az", "AZ09_-éàÿ"],
    ["§5.8", "uppercase", "AZ", "az09_-ÉÀŸ"],
    ["§5.9", "digit", "09", "azAZ_-٣Ⅷ"],
  ] as const)("%s %s is made of the letters from %j, and of no other (%j)", (_section, name, members, others) => {
    const [first = "", last = ""] = members;
    const all = Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, n) =>
      String.fromCharCode(first.charCodeAt(0) + n),
    );
    expect(all.filter((letter) => checkPassword(letter, "")[name] !== "is-ok")).toEqual([]);
    expect([...others].filter((letter) => checkPassword(letter, "")[name] === "is-ok")).toEqual([]);
  });
  test("§5.6 §9.3 complexity is OK with all four classes, and KO as soon as any is missing", () => {
    const letters = { lowercase: "a", uppercase: "A", digit: "0", special: "-" };
    fc.assert(
      fc.property(fc.subarray([...classes]), (present) => {
        const { complexity } = checkPassword(present.map((name) => letters[name]).join(""), "");
        expect(complexity).toBe(present.length === 4 ? "is-ok" : "is-ko");
      }),
    );
  });
  test("§3.248 §5.11 §5.12 §5.13 a class that is there is OK; a missing one is KO until complexity is met, and then not required", () => {
    const letters = { lowercase: "a", uppercase: "A", digit: "0", special: "-" };
    fc.assert(
      fc.property(fc.subarray([...classes]), fc.integer({ min: 1, max: 4 }), (present, required) => {
        const { complexity, ...states } = checkClasses(present.map((name) => letters[name]).join(""), required);
        const missing: CheckState = present.length >= required ? "is-not-required" : "is-ko";
        expect(complexity).toBe(present.length >= required ? "is-ok" : "is-ko");
        for (const name of classes)
          expect([name, states[name]]).toEqual([name, present.includes(name) ? "is-ok" : missing]);
      }),
    );
  });
  test("§3.246 §3.247 §3.249 the checklist has length, complexity and likeness to the login, each in one of three states", () => {
    const seen = new Set<string>();
    const some = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(good, "jane", "Grand-Soleil7jane"));
    fc.assert(
      fc.property(some, (password) => {
        const checklist = checkPassword(password, "acme_jane");
        expect(Object.keys(checklist)).toEqual(expect.arrayContaining(["length", "complexity", "differentFromLogin"]));
        for (const state of Object.values(checklist)) {
          expect(["is-ok", "is-ko", "is-not-required"]).toContain(state);
          seen.add(state);
        }
      }),
      { examples: [[good], ["x"]] },
    );
    expect(seen.size).toBe(3);
  });
  test("§4.28 each item of the checklist changes its state while a password is typed", () => {
    const typed = "Jane-Doe-7890";
    const changes: Record<string, (readonly [number, CheckState])[]> = {};
    for (let length = 0; length <= typed.length; length++) {
      for (const [rule, state] of Object.entries(checkPassword(typed.slice(0, length), "acme_jxx_-Doe"))) {
        changes[rule] ??= [];
        if (changes[rule].at(-1)?.[1] !== state) changes[rule].push([length, state]);
      }
    }
    const okFrom = (length: number) => [
      [0, "is-ko"],
      [length, "is-ok"],
    ];
    expect(changes).toMatchObject({
      uppercase: okFrom(1),
      lowercase: okFrom(2),
      special: okFrom(5),
      digit: okFrom(10),
      complexity: okFrom(10),
      length: okFrom(12),
      differentFromLogin: [
        [0, "is-not-required"],
        [4, "is-ok"],
        [8, "is-ko"],
      ],
    });
  });
  test.each([
    ["lowercase", "GRAND-SOLEIL7"],
    ["uppercase", "grand-soleil7"],
    ["digit", "Grand-Soleil"],
    ["special", "GrandSoleil77"],
  ] as const)("§5.12 without %s that class is KO and the others OK", (missing, password) => {
    const { lowercase, uppercase, digit, special, complexity } = checkPassword(password, "");
    expect({ lowercase, uppercase, digit, special }).toEqual({
      lowercase: "is-ok",
      uppercase: "is-ok",
      digit: "is-ok",
      special: "is-ok",
      [missing]: "is-ko",
    });
    expect(complexity).toBe("is-ko");
  });
  test.each(["_", "é", " ", "!"])("§5.10 '%s' counts as special", (letter) => {
    expect(checkPassword(`a${letter}`, "").special).toBe("is-ok");
  });
  test("§5.14 §5.15 §9.5 a login of fewer than 4 code points is not compared; from 4 on it is", () => {
    const states = ["", "jan", "😀😀😀", "jane", "jano", "😀😀😀😀"].map(
      (password) => checkPassword(password, "acme_jane").differentFromLogin,
    );
    expect(states).toEqual(["is-not-required", "is-not-required", "is-not-required", "is-ko", "is-ok", "is-ok"]);
  });
  test("§5.16 §5.17 §9.4 any 4 characters in a row of the login are KO, at every position, without the client's prefix", () => {
    const state = (password: string, identifier: string) => checkPassword(password, identifier).differentFromLogin;
    expect([
      state("xxjanexx", "acme_jane"),
      state("xxoe_axx", "acme_joe_adams"),
      state("xxdamsxx", "acme_joe_adams"),
    ]).toEqual(["is-ko", "is-ko", "is-ko"]);
    expect([
      state("xxacmexx", "acme_jane"),
      state("xxJANExx", "acme_jane"),
      state("xxjoexx", "acme_joe"),
      state("xxxx", "jane"),
    ]).toEqual(["is-ok", "is-ok", "is-ok", "is-ok"]);
    fc.assert(
      fc.property(fc.string({ minLength: 4, unit: "grapheme" }), fc.nat(), fc.string(), (login, pick, other) => {
        const letters = [...login];
        const start = pick % (letters.length - 3);
        const run = letters.slice(start, start + 4).join("");
        expect(state(`${other}${run}`, `acme_${login}`)).toBe("is-ko");
      }),
    );
  });
  test("§5.19 a very common password is refused though it follows every other rule", () => {
    expect(checkPassword("Password123!", "acme_jane")).toMatchObject({
      length: "is-ok",
      complexity: "is-ok",
      uncommon: "is-ko",
    });
    expect(findPasswordError("Password123!", "acme_jane")).toBe("passwordInvalid");
  });
  test.each([
    ["length", "Grand-7"],
    ["complexity", "grand-soleil7"],
    ["differentFromLogin", "Grand-Soleil7jane"],
    ["uncommon", "Password123!"],
  ] as const)("§5.18 §5.19 %s alone KO is passwordInvalid", (rule, password) => {
    const { length, complexity, differentFromLogin, uncommon } = checkPassword(password, "acme_jane");
    const ko = Object.entries({ length, complexity, differentFromLogin, uncommon }).filter(
      ([, one]) => one === "is-ko",
    );
    expect(ko.map(([name]) => name)).toEqual([rule]);
    expect(findPasswordError(password, "acme_jane")).toBe("passwordInvalid");
  });
  const typed = fc.constantFrom("", good, "Grand-Soleil8", "grand-soleil7", "Grand-7", "xx-JaneDoe-77");
  test("§5.21 the form gives the password when it is valid, and an empty text otherwise", () => {
    fc.assert(
      fc.property(typed, typed, (password, confirmation) => {
        const errors = [findPasswordError(password, "acme_JaneDoe"), findConfirmationError(password, confirmation)];
        const isValid = errors.every((error) => error === undefined);
        expect(emitPassword({ password, confirmation }, "acme_JaneDoe")).toBe(isValid ? password : "");
      }),
    );
    expect(emitPassword({ password: good, confirmation: good }, "acme_jane")).toBe(good);
    expect(emitPassword({ password: good, confirmation: "" }, "acme_jane")).toBe("");
    expect(emitPassword({ password: "short", confirmation: "short" }, "acme_jane")).toBe("");
  });
  test("§5.22 §8.19 an input that already has something in it is an error, in these words; an empty one is not", () => {
    expect(checkInitialPassword({ password: "", confirmation: "" })).toBeUndefined();
    for (const initial of [
      { password: "x", confirmation: "" },
      { password: "", confirmation: "x" },
    ])
      expect(checkInitialPassword(initial)).toMatchObject({
        level: "error",
        text: "password should never be initiated",
      });
  });
  test("§3.245 §5.4 §5.20 password and confirmation are required and equal", () => {
    expect(findPasswordError("", "a_b")).toBe("required");
    expect([findConfirmationError("a", ""), findConfirmationError("a", "b"), findConfirmationError("a", "a")]).toEqual([
      "required",
      "notSamePass",
      undefined,
    ]);
  });
});
