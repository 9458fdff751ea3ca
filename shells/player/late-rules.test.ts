// Knows that the player's build loads the rules of every existing type of game late.
import { readFileSync } from "node:fs";
import { GAME_TYPES } from "@academiz/domain/games";
import { expect, test } from "vitest";
import { delay, lateRules } from "./late-rules.ts";

const path = new URL("../../packages/domain/src/games/types.ts", import.meta.url);

test("§9.18 the rules of each type are loaded", () => {
  const late = delay(readFileSync(path, "utf8"));
  const fetched = [...late.matchAll(/^ {2}(\w+): async \(\) => \(await import\("\.\/[\w-]+\/rules\.ts"\)\)\.\w+,$/gm)];
  expect(fetched.map(([, name]) => name)).toEqual(GAME_TYPES);
  expect(late).not.toMatch(/^import .*rules\.ts/m);
});

test("a file with other contents than expected fails the build", () => {
  expect(() => delay("export const TYPES = {};")).toThrow("do not read as");
});

test("§4.81 the steps of former content are read from where they come late, and only there", () => {
  const resolve = lateRules.resolveId as (source: string, importer: string) => string | undefined;
  const home = "/x/packages/domain/src/learniz/migrations/";
  expect(resolve("./present-steps.ts", `${home}index.ts`)).toBe(`${home}late-steps.ts`);
  expect(resolve("./present-steps.ts", "/x/other/index.ts")).toBeUndefined();
  const source = readFileSync(
    new URL("../../packages/domain/src/learniz/migrations/index.ts", import.meta.url),
    "utf8",
  );
  expect(source).toContain('from "./present-steps.ts"');
});
