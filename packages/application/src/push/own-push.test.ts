// Knows that a browser is told what its user asked for, and that both sides know of it.
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { BrowserStanding, OwnPush, PushSubscribed } from "../ports/index.ts";
import { connectOwnPush, type OwnPushView, ownPushMachine } from "./index.ts";

const AT = "2026-01-01T00:00:00.000Z";
const QUIET = { from: 1_320, to: 420, timeZone: "Europe/Paris" };
const SUBSCRIBED: PushSubscribed = { endpoint: "https://push.example/a", keys: { p256dh: "p", auth: "a" } };
const DENIED = { kind: "forbidden", detail: "push.denied" } as const;
const deviceOf = (id: string, isCurrent: boolean) => ({
  ...{ id, isCurrent, addedAt: AT },
  ...{ browser: "Firefox", system: "Windows" },
});

function open({
  key = "key" as string | null,
  standing = "ready" as BrowserStanding,
  isDenied = false,
  isAway = false,
} = {}) {
  const line = createNetworkLine();
  if (isAway) line.fail("read", OFFLINE);
  let stands: OwnPush = { key, devices: [deviceOf("other", false)], quietHours: null };
  let browser = standing;
  const change = (to: Partial<OwnPush>) => {
    stands = { ...stands, ...to };
    return { ok: true, value: stands } as const;
  };
  const gateway = {
    read: () => line.pass("read", () => change({})),
    add: () => line.pass("add", () => change({ devices: [deviceOf("own", true), ...stands.devices] })),
    remove: (gone: string) =>
      line.pass("remove", () =>
        stands.devices.some(({ id }) => id === gone)
          ? change({ devices: stands.devices.filter(({ id }) => id !== gone) })
          : ({ ok: false, error: { kind: "not-found", detail: "not-found" } } as const),
      ),
    writeQuietHours: (quietHours: OwnPush["quietHours"]) => line.pass("quiet", () => change({ quietHours })),
  };
  const actor = createActor(ownPushMachine, {
    input: {
      gateway,
      browser: {
        timeZone: "Europe/Paris",
        look: async () => browser,
        subscribe: async () => {
          if (isDenied) return { ok: false, error: DENIED } as const;
          browser = "subscribed";
          return { ok: true, value: SUBSCRIBED } as const;
        },
        unsubscribe: async () => {
          browser = "ready";
        },
      },
    },
  }).start();
  const until = async (isTrue: (view: OwnPushView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectOwnPush(snapshot)) && !connectOwnPush(snapshot).isBusy);
    return connectOwnPush(actor.getSnapshot());
  };
  return { line, actor, until, change };
}

it("§4.160 this browser is switched on and off again, and the others stay", async () => {
  const { actor, until } = open();
  expect(await until(({ phase }) => phase === "ready")).toMatchObject({ isOn: false, standing: "ready" });
  actor.send({ type: "act.asked", act: { kind: "on" } });
  expect((await until(({ isOn }) => isOn)).devices.map(({ id }) => id)).toEqual(["own", "other"]);
  actor.send({ type: "act.asked", act: { kind: "off" } });
  expect(await until(({ isOn }) => !isOn)).toMatchObject({ devices: [{ id: "other" }], standing: "ready" });
});

it("§4.160 a browser that the server knows and that is not subscribed any more is off", async () => {
  const { change, until } = open();
  change({ devices: [deviceOf("own", true)] });
  expect(await until(({ phase }) => phase === "ready")).toMatchObject({ isOn: false });
});

it("§4.160 what the browser or the network does not let is told, and nothing is taken for switched on", async () => {
  const denied = open({ isDenied: true });
  await denied.until(({ phase }) => phase === "ready");
  denied.actor.send({ type: "act.asked", act: { kind: "on" } });
  expect(await denied.until(({ trouble }) => trouble !== null)).toMatchObject({ isOn: false, trouble: DENIED });

  const { line, actor, until } = open({ isAway: true });
  expect(await until(({ trouble }) => trouble !== null)).toMatchObject({ phase: "failed" });
  line.fail("read", null);
  actor.send({ type: "retry.asked" });
  await until(({ phase }) => phase === "ready");
  line.fail("add", OFFLINE);
  actor.send({ type: "act.asked", act: { kind: "on" } });
  expect(await until(({ trouble }) => trouble !== null)).toMatchObject({ isOn: false, phase: "ready" });
});

it("§4.160 another browser is ended, also one that is gone; quiet hours are set and ended", async () => {
  const { actor, until, change } = open();
  await until(({ phase }) => phase === "ready");
  change({ devices: [] });
  actor.send({ type: "act.asked", act: { kind: "end", id: "other" } });
  expect(await until(({ devices }) => devices.length === 0)).toMatchObject({ trouble: null });
  actor.send({ type: "act.asked", act: { kind: "quiet", quietHours: QUIET } });
  expect(await until(({ quietHours }) => quietHours !== null)).toMatchObject({ quietHours: QUIET });
  actor.send({ type: "act.asked", act: { kind: "quiet", quietHours: null } });
  await until(({ quietHours }) => quietHours === null);
});

it("decisions 15 where the platform pushes nothing, nothing is offered", async () => {
  const { until } = open({ key: null });
  expect(await until(({ phase }) => phase === "off")).toMatchObject({ standing: "none" });
});
