// Knows that what classrooms lose is told of all people who are deleted together.
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { PersonAttendance, PersonPages } from "../ports/index.ts";
import { connectLoading, createAttendanceReader, lostAttendanceMachine } from "./index.ts";

const NO_NETWORK = { kind: "offline", detail: "network" } as const;

const pagesOf = (known: Readonly<Record<string, PersonAttendance>>): Pick<PersonPages, "readAttendance"> => ({
  readAttendance: async (id) => {
    const value = known[id];
    if (value) return { ok: true, value };
    return { ok: false, error: id === "gone" ? { kind: "not-found", detail: "not-found" } : NO_NETWORK };
  },
});
async function read(ids: readonly string[]) {
  const pages = pagesOf({ ada: { places: 2, marks: 1 }, bob: { places: 0, marks: 3 } });
  const actor = createActor(lostAttendanceMachine, { input: { load: createAttendanceReader(pages), criteria: ids } });
  actor.start();
  return connectLoading(await waitFor(actor, (snapshot) => !snapshot.matches("loading")));
}

test("§7.31 §7.32 the places and the attendance of all of them are counted; who is gone already has none", async () => {
  expect(await read(["ada"])).toMatchObject({ phase: "ready", shown: { places: 2, marks: 1 } });
  expect(await read(["ada", "gone", "bob"])).toMatchObject({ phase: "ready", shown: { places: 2, marks: 4 } });
});

test("§7.31 without an answer nothing is told as lost", async () => {
  expect(await read(["ada", "nobody answers"])).toMatchObject({ phase: "failed", shown: null });
});
