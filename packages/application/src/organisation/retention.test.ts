// Proves that what a choice deletes is told before it can be stored, and that the last choice counts.
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Retention, RetentionGateway } from "../ports/index.ts";
import { connectRetention, type RetentionView, retentionMachine } from "./index.ts";

const DAYS = { notifications: null, visits: 395, events: 395, launches: 180 };

function open() {
  const line = createNetworkLine();
  let stored: Retention = { days: DAYS, most: DAYS, least: 30 };
  const gateway: RetentionGateway = {
    read: () => line.pass("read", () => ({ ok: true, value: stored })),
    count: ({ visits }) =>
      line.pass("count", () => ({
        ok: true,
        value: { notifications: 0, visits: visits === 30 ? 7 : 0, events: 0, launches: 0 },
      })),
    write: (days) =>
      line.pass("write", () => {
        stored = { ...stored, days };
        return { ok: true, value: stored };
      }),
  };
  const actor = createActor(retentionMachine, { input: { gateway } }).start();
  const until = async (isIt: (view: RetentionView) => boolean) =>
    connectRetention(await waitFor(actor, (snapshot) => isIt(connectRetention(snapshot))));
  return { actor, line, until };
}

test("decisions 1 a choice is counted before it can be stored, and is stored once", async () => {
  const { actor, line, until } = open();
  await until(({ phase }) => phase === "ready");
  const release = line.hold("count");
  actor.send({ type: "days.chosen", kind: "visits", days: 30 });
  actor.send({ type: "choice.saved" });
  expect(line.count("write")).toBe(0);
  release();
  expect(await until(({ forgotten }) => forgotten !== null)).toMatchObject({ forgotten: { visits: 7 } });
  actor.send({ type: "choice.saved" });
  const saved = await until(({ saves }) => saves === 1);
  expect(saved).toMatchObject({ isChanged: false, stored: { days: { visits: 30 } }, forgotten: null });
});

test("decisions 1 the last choice is counted, a choice can be dropped, and a failure is told with the choice kept", async () => {
  const { actor, line, until } = open();
  await until(({ phase }) => phase === "ready");
  actor.send({ type: "days.chosen", kind: "visits", days: 30 });
  actor.send({ type: "days.chosen", kind: "visits", days: 90 });
  expect(await until(({ forgotten }) => forgotten !== null)).toMatchObject({ forgotten: { visits: 0 } });
  actor.send({ type: "choice.dropped" });
  expect(await until(({ isChanged }) => !isChanged)).toMatchObject({ chosen: DAYS });
  line.fail("count", OFFLINE);
  actor.send({ type: "days.chosen", kind: "visits", days: 30 });
  const failed = await until(({ trouble }) => trouble !== null);
  expect(failed).toMatchObject({ phase: "ready", isChanged: true, forgotten: null });
});
