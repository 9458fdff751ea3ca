// Knows that the effect of a merger is told for the place that was chosen last, and for no other.
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { mergerMachine } from "./index.ts";

function open() {
  const line = createNetworkLine();
  const asked: string[] = [];
  const gateway = {
    previewMerger: (_: string, from: string, into: string) =>
      line.pass("preview", () => {
        asked.push(`${from} ${into}`);
        return { ok: true as const, value: { people: into.length, below: 0, offers: [], blocked: [] } };
      }),
  };
  const actor = createActor(mergerMachine, { input: { gateway, clientId: "c", from: "port" } });
  actor.start();
  return { line, actor, asked, read: () => actor.getSnapshot() };
}

test("§3.48 what a merger does is told of the place that was chosen last; nothing is told before", async () => {
  const { actor, read } = open();
  expect(read().context.merger).toBeNull();
  actor.send({ type: "target.chosen", into: "a" });
  actor.send({ type: "target.chosen", into: "west" });
  expect([read().matches("asking"), read().context.merger]).toEqual([true, null]);
  await waitFor(actor, (snapshot) => snapshot.matches("told"));
  expect(read().context).toMatchObject({ into: "west", merger: { people: 4 } });
});

test("§3.48 a question that failed is told, and asked again by choosing again", async () => {
  const { actor, line, read } = open();
  line.fail("preview", OFFLINE);
  actor.send({ type: "target.chosen", into: "west" });
  await waitFor(actor, (snapshot) => snapshot.matches("choosing"));
  expect(read().context).toMatchObject({ merger: null, trouble: OFFLINE });
  line.fail("preview", null);
  actor.send({ type: "target.chosen", into: "west" });
  await waitFor(actor, (snapshot) => snapshot.matches("told"));
  expect(read().context.trouble).toBeNull();
});
