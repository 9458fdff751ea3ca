// Knows which keys enter god mode and cheat mode.
import { expect, test } from "vitest";
import { isGodKey, readCheatKeys } from "./debug-keys.ts";

/** How often these keys enter or leave cheat mode. */
function press(keys: readonly (string | null)[]): number {
  let typed = "";
  return keys.filter((key) => {
    const read = readCheatKeys(key, typed);
    typed = read.typed;
    return read.isWhole;
  }).length;
}

test.each([
  ["jump", 1],
  ["JuMp", 1],
  ["ajump", 1],
  ["jujump", 1],
  ["jumpjump", 2],
  ["jup", 0],
  ["jum p", 0],
  ["umpj", 0],
])("§6.17 j, u, m and p in sequence are the keys of cheat mode: %s", (word, times) => {
  expect(press([...word])).toBe(times);
});

test("§6.17 a key that is no letter of them, or is meant for something else, begins the sequence anew", () => {
  expect(press(["j", "u", "Enter", "m", "p"])).toBe(0);
  expect(press(["j", "u", null, "m", "p"])).toBe(0);
});

test("§6.16 Ctrl, Shift and G together are the keys of god mode", () => {
  expect(isGodKey({ key: "G", ctrlKey: true, shiftKey: true })).toBe(true);
  expect(isGodKey({ key: "g", ctrlKey: true, shiftKey: false })).toBe(false);
});
