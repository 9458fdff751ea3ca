// Knows that settings of any version come to the last one, through each step after it.
import { expect, test } from "vitest";
import { raiseParams, tellVersion } from "./versions.ts";

const steps = [(params: object) => ({ ...params, first: true }), (params: object) => ({ ...params, second: true })];

test.each([
  [{}, { first: true, second: true }],
  [{ config: { version: "2" } }, { config: { version: "2" }, first: true, second: true }],
  [{ config: { version: 2 } }, { config: { version: 2 }, second: true }],
  [{ config: { version: 3 } }, { config: { version: 3 } }],
])("%j goes through each step that its version has before it", (params, raised) => {
  expect(raiseParams(params, steps)).toEqual({ ok: true, value: raised });
});
test("a version of tomorrow is a fault, and the last one is told unless it is the first", () => {
  expect(raiseParams({ config: { version: 4 } }, steps)).toMatchObject({ ok: false });
  expect([tellVersion([]), tellVersion(steps)]).toEqual([{}, { version: 3 }]);
});
