// Knows that statistics are asked for again until they are computed, and that what was shown stays meanwhile.
import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Freshness, Trouble } from "../ports/index.ts";
import { connectStatistics, createStatistics } from "./index.ts";

interface Told extends Freshness {
  readonly of: string;
}
const machine = createStatistics<string, Told>("told");

function open(answers: readonly (Told | Trouble)[]) {
  let at = 0;
  const asked: string[] = [];
  const actor = createActor(machine, {
    input: {
      criteria: "a",
      load: async (criteria) => {
        asked.push(criteria);
        const answer = answers[Math.min(at, answers.length - 1)] as Told | Trouble;
        at += 1;
        return "kind" in answer ? { ok: false, error: answer } : { ok: true, value: answer };
      },
      compute: async () => ({ ok: true, value: { computedAt: null, isRunning: true } }),
    },
  }).start();
  return { actor, asked, view: () => connectStatistics(actor.getSnapshot()) };
}
const OLD: Told = { of: "old", computedAt: null, isRunning: false };
const COMING: Told = { ...OLD, isRunning: true };
const NEW: Told = { of: "new", computedAt: "2026-01-01T00:00:00.000Z", isRunning: false };

test("what is computed anew is asked for until it is there; what was there stays shown", async () => {
  vi.useFakeTimers();
  const { actor, view } = open([OLD, COMING, NEW]);
  expect(view()).toMatchObject({ phase: "loading", told: null });
  await waitFor(actor, (snapshot) => snapshot.matches("ready"));
  actor.send({ type: "computation.asked" });
  expect(view()).toMatchObject({ phase: "ready", told: OLD, isComputing: true });
  await waitFor(actor, ({ context }) => context.shown === COMING);
  expect(view()).toMatchObject({ isComputing: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(view()).toEqual({ phase: "ready", told: NEW, trouble: null, isComputing: false });
  vi.useRealTimers();
});

test("the newest criteria win; what cannot be read is told, and asked for again", async () => {
  const { actor, asked, view } = open([{ kind: "offline", detail: "network" }, NEW]);
  await waitFor(actor, (snapshot) => snapshot.matches("failed"));
  expect(view()).toMatchObject({ phase: "failed", trouble: { kind: "offline" } });
  actor.send({ type: "criteria.changed", criteria: "b" });
  await waitFor(actor, (snapshot) => snapshot.matches("ready"));
  expect([asked, view().told]).toEqual([["a", "b"], NEW]);
});
