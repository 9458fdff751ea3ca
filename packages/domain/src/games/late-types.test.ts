// Knows that rules that are loaded late are the same as the others, and cannot be read before.
import { expect, test } from "vitest";
import { createLateTypes } from "./late-types.ts";

test("§9.18 each type is there once it was loaded, and says so to whoever reads it before", async () => {
  const late = createLateTypes({ ONE: async () => ({ one: 1 }), TWO: async () => ({ two: 2 }) });
  expect(Object.keys(late.types)).toEqual(["ONE", "TWO"]);
  expect(() => late.types.ONE).toThrow("the rules of ONE were not brought");
  await late.bringTypes(["ONE"]);
  expect(late.types.ONE).toEqual({ one: 1 });
  expect(() => late.types.TWO).toThrow("the rules of TWO were not brought");
});

test("§8.32 rules that fail to load fail whoever waits for them, and may be asked for again", async () => {
  let isThere = false;
  const late = createLateTypes({
    ONE: async () => {
      if (!isThere) throw new Error("away");
      return "here";
    },
  });
  await expect(late.bringTypes(["ONE"])).rejects.toThrow("away");
  isThere = true;
  await late.bringTypes(["ONE"]);
  expect(late.types.ONE).toBe("here");
});
