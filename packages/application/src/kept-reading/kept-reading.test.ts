// Knows that somebody's reading settings are the same on all of their devices, and that a lost network loses no
// choice.
import type { ChosenReading, Reading } from "@academiz/domain/identity";
import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { DeviceReading } from "../ports/index.ts";
import { keptReadingMachine } from "./index.ts";

const PLAIN: Reading = { size: 100, hasClearFace: false, isWide: false, scheme: "system", rate: 1 };
const LARGE: Reading = { ...PLAIN, size: 150, hasClearFace: true };
const DARK: Reading = { ...PLAIN, scheme: "dark", rate: 1.5 };

/** The account, as the server keeps it. */
function openAccount() {
  const state: { chosen: ChosenReading | null } = { chosen: null };
  return {
    state,
    write(chosen: ChosenReading) {
      if (!state.chosen || chosen.chosenAt > state.chosen.chosenAt) state.chosen = chosen;
      return state.chosen;
    },
  };
}

function openDevice(account: ReturnType<typeof openAccount>, clock: { now: () => number }, kept?: DeviceReading) {
  const line = createNetworkLine();
  let journal: DeviceReading | null = kept ?? null;
  let shown = PLAIN;
  const actor = createActor(keptReadingMachine, {
    input: {
      gateway: {
        read: () => line.pass("read", () => ({ ok: true, value: account.state.chosen }) as const),
        write: (chosen) => line.pass("write", () => ({ ok: true, value: account.write(chosen) }) as const),
      },
      journal: { read: () => journal, keep: (one) => (journal = one) },
      clock,
      shown,
    },
  });
  actor.on("reading.taken", ({ reading }) => {
    shown = reading;
  });
  actor.start();
  return {
    line,
    readShown: () => shown,
    readJournal: () => journal,
    choose(reading: Reading) {
      shown = reading;
      actor.send({ type: "reading.chosen", reading });
    },
    returnNetwork: () => actor.send({ type: "network.returned" }),
    rest: () => waitFor(actor, (snapshot) => !snapshot.matches("settling")),
  };
}

it("§1.15 a choice on one device is found on another, and a later choice there comes back", async () => {
  let now = 1_000;
  const [account, clock] = [openAccount(), { now: () => (now += 1_000) }];
  const one = openDevice(account, clock);
  await one.rest();
  one.choose(LARGE);
  await one.rest();
  const other = openDevice(account, clock);
  await other.rest();
  expect(other.readShown()).toEqual(LARGE);
  other.choose(DARK);
  await other.rest();
  one.returnNetwork();
  await one.rest();
  expect([one.readShown(), one.readJournal()?.isSent]).toEqual([DARK, true]);
});

it("§8.5 a choice without a network is sent when it returns, also by the next page", async () => {
  const [account, clock] = [openAccount(), { now: () => 5_000 }];
  const device = openDevice(account, clock);
  await device.rest();
  for (const name of ["read", "write"]) device.line.fail(name, OFFLINE);
  device.choose(LARGE);
  await device.rest();
  expect([account.state.chosen, device.readJournal()?.isSent]).toEqual([null, false]);
  const next = openDevice(account, clock, device.readJournal() ?? undefined);
  await next.rest();
  expect([account.state.chosen?.reading, next.readJournal()?.isSent]).toEqual([LARGE, true]);
});

it("§8.5 a later choice elsewhere is not lost when a device sends an older one late", async () => {
  const account = openAccount();
  account.write({ reading: DARK, chosenAt: new Date(9_000).toISOString() });
  const late = { reading: LARGE, chosenAt: new Date(5_000).toISOString(), isSent: false };
  const device = openDevice(account, { now: () => 10_000 }, late);
  await device.rest();
  expect([account.state.chosen?.reading, device.readShown()]).toEqual([DARK, DARK]);
});

it("§1.15 a device on which nothing was chosen writes nothing, and keeps its look", async () => {
  const account = openAccount();
  const device = openDevice(account, { now: () => 1_000 });
  await device.rest();
  expect([account.state.chosen, device.line.count("write")]).toEqual([null, 0]);
});

it("§8.5 whatever is chosen where, and whichever device is offline when, all end with the last choice", async () => {
  const size = fc.constantFrom<Reading["size"]>(100, 115, 130, 150, 175);
  const step = fc.record({ device: fc.nat(1), size, isAway: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      let now = 0;
      const [account, clock] = [openAccount(), { now: () => (now += 1_000) }];
      const devices = [openDevice(account, clock), openDevice(account, clock)] as const;
      await Promise.all(devices.map((device) => device.rest()));
      let last = PLAIN;
      for (const { device: at, size: chosen, isAway } of steps) {
        const device = devices[at === 0 ? 0 : 1];
        const reading = { ...device.readShown(), size: chosen };
        for (const name of ["read", "write"]) device.line.fail(name, isAway ? OFFLINE : null);
        // Choosing the present setting again is no choice.
        if (chosen !== device.readShown().size) last = reading;
        device.choose(reading);
        await device.rest();
      }
      for (const device of [...devices, ...devices]) {
        for (const name of ["read", "write"]) device.line.fail(name, null);
        device.returnNetwork();
        await device.rest();
      }
      const ends = devices.map((device) => device.readShown().size);
      expect(ends).toEqual([last.size, last.size]);
    }),
    { numRuns: 40 },
  );
});
