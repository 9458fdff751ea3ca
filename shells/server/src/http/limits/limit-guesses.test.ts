// Knows that several processes count a caller's wrong guesses together, and what that costs callers of existing things.
import type { GuessCounts } from "@academiz/backend/ports";
import { expect, test } from "vitest";
import { createGuessLimit } from "./limit-guesses.ts";

const NOW = Date.UTC(2026, 2, 1);
const MINUTE = 60_000;

/** Counts as the database does, for callers whose window lasts. */
function createCounts() {
  const counted = new Map<string, { from: string; count: number }>();
  let statements = 0;
  const counts: GuessCounts = {
    async add(caller, now) {
      statements += 1;
      const one = counted.get(caller) ?? { from: now, count: 0 };
      const next = { ...one, count: one.count + 1 };
      counted.set(caller, next);
      return next;
    },
  };
  return { counts, count: () => statements };
}

test("attack 36: of three processes in turns a stranger has a hundred misses, and one for each further process", async () => {
  const { counts } = createCounts();
  const processes = [createGuessLimit(counts), createGuessLimit(counts), createGuessLimit(counts)];
  let misses = 0;
  for (let at = 0; at < 300; at += 1) {
    const limit = processes[at % processes.length];
    if (!limit || limit.measureWait("10.0.0.1", false, NOW) > 0) continue;
    misses += 1;
    await limit.note("10.0.0.1", NOW);
  }
  expect(misses).toBe(102);
  for (const limit of processes) {
    expect(limit.measureWait("10.0.0.1", false, NOW + MINUTE)).toBe(14 * 60);
    expect(limit.measureWait("10.0.0.1", true, NOW)).toBe(0);
    expect(limit.measureWait("10.0.0.1", false, NOW + 15 * MINUTE)).toBe(0);
  }
});

test("attack 36: a process that starts anew hears of what was with the first miss", async () => {
  const { counts } = createCounts();
  const before = createGuessLimit(counts);
  for (let at = 0; at < 100; at += 1) await before.note("10.0.0.1", NOW);
  const after = createGuessLimit(counts);
  expect(after.measureWait("10.0.0.1", false, NOW)).toBe(0);
  await after.note("10.0.0.1", NOW);
  expect(after.measureWait("10.0.0.1", false, NOW)).toBeGreaterThan(0);
});

test("attack 36: whoever sends a thousand at once is stopped before the first of them is counted", () => {
  const limit = createGuessLimit({ add: () => new Promise(() => undefined) });
  for (let at = 0; at < 100; at += 1) void limit.note("10.0.0.1", NOW);
  expect(limit.measureWait("10.0.0.1", false, NOW)).toBeGreaterThan(0);
});

test("whoever asks for what is there costs no statement", () => {
  const { counts, count } = createCounts();
  const limit = createGuessLimit(counts);
  for (let at = 0; at < 1_000; at += 1) limit.measureWait(`10.0.0.${at}`, false, NOW);
  expect(count()).toBe(0);
});
