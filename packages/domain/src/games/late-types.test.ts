// Knows that a player that brings the rules of its games has the very rules that everybody else has.
import { expect, test } from "vitest";
import { GAME_TYPES } from "./index.ts";
import { bringTypes, TYPES as LATE } from "./late-types.ts";
import { TYPES } from "./types.ts";

test("§9.18 each type is there once it was brought, and tells who reads it before", async () => {
  expect(Object.keys(LATE)).toEqual(GAME_TYPES);
  for (const name of GAME_TYPES) {
    expect(() => LATE[name]).toThrow(`the rules of ${name} were not brought`);
    await bringTypes([name]);
    expect(LATE[name]).toBe(TYPES[name]);
  }
});
