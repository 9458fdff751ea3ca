// Knows what is recorded when an account changes, and how a browser is named.
import fc from "fast-check";
import { expect, test } from "vitest";
import { ROLES } from "../role.ts";
import { ACCOUNT_FIELDS, type AccountFacts, compareAccounts } from "./account-event.ts";
import { readDevice } from "./read-device.ts";
import { readTypedCode } from "./read-typed-code.ts";

const words = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 });
const maybe = fc.option(fc.constantFrom("x", "y"));
const facts: fc.Arbitrary<AccountFacts> = fc.record({
  ...{ firstname: fc.string(), lastname: fc.string(), email: fc.string(), login: fc.string() },
  ...{ locale: maybe, type: maybe, admitted: maybe },
  ...{ trainerMeans: words, affectations: words, criterias: words },
  roles: fc.uniqueArray(fc.constantFrom(...ROLES)),
});

test("§7.29 the record of a change has each field that differs, once, with its values before and after", () => {
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const changes = compareAccounts(before, after);
      const named = changes.map(({ field }) => field);
      for (const field of ACCOUNT_FIELDS) {
        const values = (one: AccountFacts) => JSON.stringify([one[field] ?? []].flat().toSorted());
        const differs = values(before) !== values(after);
        expect(named.filter((name) => name === field)).toHaveLength(differs ? 1 : 0);
      }
      for (const { field, ...told } of changes)
        expect(told).toEqual({ before: [before[field] ?? []].flat(), after: [after[field] ?? []].flat() });
    }),
  );
});

test("§7.29 the same account has no change, in whatever order its places stand", () => {
  fc.assert(
    fc.property(facts, (one) => {
      const turned = { ...one, affectations: one.affectations.toReversed(), roles: one.roles.toReversed() };
      expect(compareAccounts(one, turned)).toEqual([]);
    }),
  );
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Edge",
    "Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPad",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  ["curl/8.0", null, null],
  [undefined, null, null],
])(
  "decisions 3: a session is told by its browser, and by its kind of phone or tablet: %s",
  (agent, browser, system) => {
    expect(readDevice(agent)).toMatchObject({ browser, system });
  },
);

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", "phone"],
  ["Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/121.0.0.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0", "phone"],
  ["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", "tablet"],
  ["Mozilla/5.0 (Linux; Android 13; SM-X710) AppleWebKit/537.36 Chrome/121.0.0.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0", "tablet"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/121.0.0.0 Safari/537.36", "computer"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/121.0.0.0 Safari/537.36", "computer"],
  ["curl/8.0", null],
])("§1.36 a phone, a tablet and a computer are told apart: %s", (agent, kind) => {
  expect(readDevice(agent).kind).toBe(kind);
});

test("decisions 3: a code is the same however it is typed: with blanks, in capitals, without its dash or with another one", () => {
  const group = fc.stringMatching(/^[2-9a-hj-km-np-z]{5}$/);
  const between = fc.constantFrom("", " ", "-", " - ", "–", "\u00A0");
  fc.assert(
    fc.property(group, between, group, fc.boolean(), (first, gap, second, isLoud) => {
      const typed = ` ${first}${gap}${second} `;
      expect(readTypedCode(isLoud ? typed.toUpperCase() : typed)).toBe(`${first}-${second}`);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{6}$/), (code) => {
      expect(readTypedCode(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe(code);
    }),
  );
});
