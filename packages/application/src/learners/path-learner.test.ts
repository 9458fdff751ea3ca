// Knows that opening or completing a step for a learner needs a reason, and that a refusal does not lose it.
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { AskedOverride, LedRun, PathLearners } from "../ports/index.ts";
import { pathLearnerMachine } from "./index.ts";

const run = (state: "locked" | "open"): LedRun => ({
  ...{ perimeterSlug: "place", name: "Place", isEnded: false, percentage: 0, overrides: [] },
  nodes: [{ slug: "a", kind: "game", name: "A", subject: "", state, may: ["open", "complete"] }],
});

function open(isRefused: boolean) {
  const asked: AskedOverride[] = [];
  const learners: PathLearners = {
    read: async () => ({ ok: true, value: [run("locked")] }),
    override: async (_, __, one) => {
      asked.push(one);
      if (isRefused) return { ok: false, error: { kind: "conflict", detail: "path.not-open" } };
      return { ok: true, value: [run("open")] };
    },
  };
  const actor = createActor(pathLearnerMachine, { input: { learners, slug: "path", identifier: "demo_learner" } });
  return { actor: actor.start(), asked };
}
const ASKED = { perimeterSlug: "place", node: "a", as: "open" } as const;

test("decisions 10 no override is made without a reason", async () => {
  const { actor, asked } = open(false);
  await waitFor(actor, (snapshot) => snapshot.matches("ready"));
  actor.send({ type: "override.asked", asked: ASKED });
  actor.send({ type: "reason.written", reason: "  " });
  actor.send({ type: "override.confirmed" });
  expect([actor.getSnapshot().matches("ready"), asked]).toEqual([true, []]);
  actor.send({ type: "reason.written", reason: "Ill" });
  actor.send({ type: "override.confirmed" });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches("ready"));
  expect([asked, context.runs?.[0]?.nodes[0]?.state, context.asked]).toEqual([
    [{ ...ASKED, reason: "Ill" }],
    "open",
    null,
  ]);
});

test("a refused override keeps its reason", async () => {
  const { actor } = open(true);
  await waitFor(actor, (snapshot) => snapshot.matches("ready"));
  actor.send({ type: "override.asked", asked: ASKED });
  actor.send({ type: "reason.written", reason: "Ill" });
  actor.send({ type: "override.confirmed" });
  const { context } = await waitFor(actor, ({ context: { actionTrouble } }) => actionTrouble !== null);
  expect(context.asked?.reason).toBe("Ill");
});
