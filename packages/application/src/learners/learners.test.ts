import type { Result } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { LearnerRow, Trouble } from "../ports/index.ts";
import { connectLearners, learnersMachine } from "./learners.machine.ts";

const row: LearnerRow = {
  identifier: "demo_lea",
  name: "Léa Martin",
  status: "STARTED",
  percentage: 40,
  score: null,
  time: 90,
  eventDate: "2026-11-21T10:00:00.000Z",
  isLost: false,
};

test("§7.102 a list that could not be loaded says why, and is there after another try", async () => {
  const answers: Result<readonly LearnerRow[], Trouble>[] = [
    { ok: false, error: { kind: "offline", detail: "network" } },
    { ok: true, value: [row] },
  ];
  const load = async () => answers.shift() ?? { ok: true as const, value: [] };
  const actor = createActor(learnersMachine, { input: { load, criteria: "fire" } });
  actor.start();
  expect(connectLearners(actor.getSnapshot()).phase).toBe("loading");
  const failed = await waitFor(actor, (state) => state.matches("failed"));
  expect(connectLearners(failed).trouble?.kind).toBe("offline");
  actor.send({ type: "retry.asked" });
  const ready = await waitFor(actor, (state) => state.matches("ready"));
  expect(connectLearners(ready)).toMatchObject({
    phase: "ready",
    rows: [row],
    isEmpty: false,
    pageCount: 1,
    trouble: null,
  });
});
