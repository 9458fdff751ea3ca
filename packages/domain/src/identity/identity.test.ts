// Knows tokens, logins and passwords by example and by property.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkPassword,
  completeLogin,
  findConfirmationError,
  findPasswordError,
  isTokenExpired,
  readLogin,
  readTokenPayload,
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
  test("§3.2 what is not ours in a payload is passed over, a role of tomorrow too", () => {
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
  test("§5.2 a token lives while exp plus the offset is after now", () => {
    expect([99, 100, 101].map((now) => isTokenExpired({ exp: 100 }, now))).toEqual([false, true, true]);
    expect([isTokenExpired({ exp: 100 }, 104, 5), isTokenExpired({ exp: 100 }, 96, -5)]).toEqual([false, true]);
    expect([isTokenExpired({}, 0), isTokenExpired(undefined, 0)]).toEqual([true, true]);
  });
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
  test("§5.4–§5.10 a good one has every rule OK", () => {
    expect(new Set(Object.values(checkPassword(good, "acme_jane")))).toEqual(new Set(["is-ok"]));
    expect(findPasswordError(good, "acme_jane")).toBeUndefined();
  });
  test("§5.5 §9.2 fewer than 12 characters, or more than 128, are KO; characters are code points", () => {
    expect(
      ["Aa1-45678901", "Aa1-4567890", `Aa1-${"x".repeat(124)}`, `Aa1-${"x".repeat(125)}`, "Aa1-😀😀😀😀"].map(
        (password) => checkPassword(password, "").length,
      ),
    ).toEqual(["is-ok", "is-ko", "is-ok", "is-ko", "is-ko"]);
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
  test("§5.15 under 4 characters the login is not compared", () => {
    expect(checkPassword("jan", "acme_jane").differentFromLogin).toBe("is-not-required");
  });
  test("§5.16 §5.17 any 4 characters of the login in a row are KO, at every position, the client's part apart", () => {
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
  test("§5.19 a password that everyone tries first is refused though it keeps every other rule", () => {
    expect(checkPassword("Password123!", "acme_jane")).toMatchObject({
      length: "is-ok",
      complexity: "is-ok",
      uncommon: "is-ko",
    });
    expect(findPasswordError("Password123!", "acme_jane")).toBe("passwordInvalid");
  });
  test("§5.4 §5.20 password and confirmation are required and equal", () => {
    expect(findPasswordError("", "a_b")).toBe("required");
    expect([findConfirmationError("a", ""), findConfirmationError("a", "b"), findConfirmationError("a", "a")]).toEqual([
      "required",
      "notSamePass",
      undefined,
    ]);
  });
});
