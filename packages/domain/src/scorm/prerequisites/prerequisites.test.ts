// Proves the conditions of 1.2 items: how they are written, which items they block, and that none of them breaks
// anything.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_PACKAGE_DATA, type PackageData } from "../item/package-data.ts";
import type { ScormActivity } from "../manifest/activities.ts";
import { listWaiting } from "../playing/list-waiting.ts";
import { listOpenWays } from "../playing/open-ways.ts";
import { parseCondition, readCondition } from "./index.ts";

const item = (
  identifier: string,
  prerequisites: string | null = null,
  inside: ScormActivity[] = [],
): ScormActivity => ({
  identifier,
  title: identifier.toUpperCase(),
  isVisible: true,
  href: inside.length > 0 ? null : `${identifier}.html`,
  kind: inside.length > 0 ? null : "sco",
  launchData: null,
  masteryScore: null,
  completionThreshold: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
  prerequisites,
  sequencing: null,
  item: inside,
});
const having = (statuses: Readonly<Record<string, string>>): PackageData => ({
  ...EMPTY_PACKAGE_DATA,
  items: Object.fromEntries(
    Object.entries(statuses).map(([name, status]) => [name, { "cmi.core.lesson_status": status }]),
  ),
});
const isHeld = (condition: string, statuses: Readonly<Record<string, string>>): boolean =>
  listWaiting("1.2", [item("a"), item("b"), item("c"), item("x", condition)], having(statuses)).has("x");

describe("decisions 7: prerequisites of 1.2", () => {
  test.each([
    ["a", { a: "completed" }, { a: "incomplete" }],
    ["a", { a: "passed" }, {}],
    ["a & b", { a: "passed", b: "completed" }, { a: "passed" }],
    ["a|b", { b: "passed" }, { c: "passed" }],
    ["~a", {}, { a: "passed" }],
    ["a & (b | ~c)", { a: "passed" }, { a: "passed", c: "passed" }],
    ["a | b & c", { a: "passed" }, { b: "passed" }],
    ['a="passed"', { a: "passed" }, { a: "completed" }],
    ["a = P", { a: "passed" }, { a: "failed" }],
    ['a<>"failed"', { a: "incomplete" }, { a: "failed" }],
    ["a=incomplete", { a: "incomplete" }, {}],
    ["a='not attempted'", {}, { a: "incomplete" }],
    ["2*{a,b,c}", { a: "passed", c: "completed" }, { b: "passed" }],
    ["1*{a & b, c}", { c: "passed" }, { a: "passed" }],
    ["a AND (b OR NOT c)", { a: "passed", b: "passed", c: "passed" }, { a: "passed", c: "passed" }],
  ] as const)("%s is met by %o, not by %o", (condition, met, unmet) => {
    expect(isHeld(condition, { ...met })).toBe(false);
    expect(isHeld(condition, { ...unmet })).toBe(true);
  });

  test("a heading is done once all of it is, and items under one that waits wait too", () => {
    const items = [item("h", null, [item("a"), item("b")]), item("x", "h", [item("y"), item("z", "y")])];
    expect([...listWaiting("1.2", items, having({ a: "passed" })).keys()]).toEqual(["x", "y", "z"]);
    expect([...listWaiting("1.2", items, having({ a: "passed", b: "completed" })).keys()]).toEqual(["z"]);
  });

  test("the items to do first are told by their names in the menu", () => {
    const waiting = listWaiting("1.2", [item("a"), item("b"), item("x", "a & b")], having({ a: "passed" }));
    expect([...waiting]).toEqual([["x", ["B"]]]);
  });

  test("the way forward is closed where the next item is, the way back is not", () => {
    const items = [item("a"), item("b", "a"), item("c")];
    const ways = (shown: string, data: PackageData) => {
      const { previous, next } = listOpenWays("1.2", items, data, shown);
      return { previous, next };
    };
    expect(ways("a", EMPTY_PACKAGE_DATA)).toEqual({ previous: false, next: false });
    expect(ways("a", having({ a: "completed" }))).toEqual({ previous: false, next: true });
    expect(ways("c", EMPTY_PACKAGE_DATA)).toEqual({ previous: false, next: false });
    expect(ways("b", having({ a: "completed" }))).toEqual({ previous: true, next: true });
  });

  test.each(["", "a &", "(a", "a)", "a b", "{a}", "2*a", "2*{a", "2*{}", "= passed", "a=", "~", '"a', "a & & b"])(
    "%s cannot be read, and holds nobody up",
    (text) => {
      expect(parseCondition(text)).toBeNull();
      expect(isHeld(text, {})).toBe(false);
    },
  );

  test("a condition on an item that does not exist could never be met, so it blocks nobody", () => {
    expect(readCondition("a & gone", new Set(["a"]))).toBeNull();
    expect(isHeld("a & gone", {})).toBe(false);
  });

  test("no text breaks anything, however deep", () => {
    const signs = fc.array(
      fc.constantFrom("a", "b", "&", "|", "~", "(", ")", "{", "}", "*", "2", "=", "<>", ",", '"', " "),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          signs.map((all) => all.join("")),
        ),
        (text) => {
          isHeld(text, { a: "passed" });
        },
      ),
      { numRuns: 500 },
    );
    for (const deep of ["~".repeat(9_000), "(".repeat(9_000), "1*{".repeat(3_000), "a&".repeat(90_000)])
      expect(isHeld(deep, {})).toBe(false);
  });

  test("a condition and what says the opposite never agree", () => {
    const condition: fc.Arbitrary<string> = fc.letrec<{ one: string }>((tie) => ({
      one: fc.oneof(
        { depthSize: "small" },
        fc.constantFrom("a", "b", "c", 'a="failed"', "b<>c"),
        fc.tuple(tie("one"), fc.constantFrom("&", "|"), tie("one")).map(([a, sign, b]) => `(${a} ${sign} ${b})`),
        tie("one").map((a) => `~${a}`),
        fc.tuple(tie("one"), tie("one")).map(([a, b]) => `1*{${a}, ${b}}`),
      ),
    })).one;
    const statuses = fc.record({
      a: fc.constantFrom("passed", "failed", "incomplete"),
      b: fc.constantFrom("completed", "browsed"),
    });
    fc.assert(
      fc.property(condition, statuses, (text, known) => {
        expect(isHeld(`~(${text})`, known)).toBe(!isHeld(text, known));
      }),
    );
  });
});
