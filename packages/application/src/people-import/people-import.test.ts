import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { FormerImport, PeopleImport, PeopleImports } from "../ports/index.ts";
import { connectPeopleImport, type PeopleImportView, peopleImportMachine, writeFaults } from "./index.ts";

const report = {
  nbUsersFile: 3,
  nbUsersNew: 1,
  nbUsersUpdate: 1,
  nbUsersUnchanged: 0,
  nbUsersRemoved: 0,
  nbUsersKept: 0,
  nbUsersErrors: 1,
  licences: { wanted: 1, free: null },
  mustConfirm: false,
  codes: ["place.unknown"],
  errors: [{ row: 4, column: "affectations", code: "place.unknown", message: "no such place" }],
  creates: [{ row: 2, login: "a" }],
  changes: [{ row: 3, login: "b", columns: ["email"] }],
  removals: [],
} as const;
const OPTIONS = { header: true, deleteAbsent: false };
const file = { name: "people.csv", size: 10 };

/** A server that needs one poll for each of its two steps. */
function createWorld(started: PeopleImport | null = null) {
  const line = createNetworkLine();
  let current = started;
  const applied: (number | null)[] = [];
  const put = (part: Partial<PeopleImport>): PeopleImport => {
    current = {
      id: "i1",
      createdAt: "2026-01-01T00:00:00.000Z",
      file: file.name,
      ...OPTIONS,
      progress: { done: 0, total: 3 },
      error: null,
      report: null,
      status: "checking",
      ...current,
      ...part,
    };
    return current;
  };
  const work = (): PeopleImport => {
    if (current?.status === "checking") return put({ status: "ready", report, progress: { done: 3, total: 3 } });
    return current?.status === "applying" ? put({ status: "success" }) : put({});
  };
  const former = (): readonly FormerImport[] =>
    current ? [{ ...report, id: current.id, status: current.status, createdAt: current.createdAt }] : [];
  const imports: PeopleImports = {
    begin: (_, options) => line.pass("begin", () => ({ ok: true, value: put({ ...options, status: "checking" }) })),
    read: () => line.pass("read", () => ({ ok: true, value: work() })),
    list: () => line.pass("list", () => ({ ok: true, value: former() })),
    apply: (_, removals) =>
      line.pass("apply", () => {
        applied.push(removals);
        return { ok: true, value: put({ status: "applying" }) };
      }),
    cancel: () => line.pass("cancel", () => ({ ok: true, value: put({ status: "error", error: "import.cancelled" }) })),
    writeTemplate: async () => ({ ok: false, error: OFFLINE }),
    readLastFile: async () => ({ ok: false, error: OFFLINE }),
  };
  return { line, imports, applied, put };
}
function open({ imports }: ReturnType<typeof createWorld>) {
  const clock = new SimulatedClock();
  const actor = createActor(peopleImportMachine, { input: { imports }, clock }).start();
  const view = () => connectPeopleImport(actor.getSnapshot());
  const until = async (isTrue: (view: PeopleImportView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectPeopleImport(snapshot)));
    return view();
  };
  const reach = (phase: PeopleImportView["phase"]) => until((now) => now.phase === phase && !now.isBusy);
  const look = async () => {
    await waitFor(actor, (snapshot) => snapshot.matches({ following: "waiting" }));
    clock.increment(1_000);
  };
  return { actor, view, reach, until, look };
}

describe("a file of people", () => {
  it("§7.36 is checked, shown, and carried out as shown, once that is confirmed", async () => {
    const world = createWorld();
    const { actor, reach, look, view } = open(world);
    await reach("choosing");
    actor.send({ type: "file.chosen", file, options: OPTIONS });
    await reach("checking");
    actor.send({ type: "import.confirmed", removals: null });
    await look();
    expect((await reach("ready")).current?.report).toEqual(report);
    expect(world.applied).toEqual([]);
    actor.send({ type: "import.confirmed", removals: 4 });
    await reach("applying");
    await look();
    expect((await reach("over")).current?.status).toBe("success");
    expect(world.applied).toEqual([4]);
    actor.send({ type: "another.asked" });
    await reach("choosing");
    expect(view().former).toHaveLength(1);
  });

  it("continues without its page, which finds it again: under way, or waiting to be confirmed", async () => {
    const world = createWorld();
    world.put({ status: "applying" });
    const first = open(world);
    await first.until(({ phase }) => phase === "over" || phase === "applying");
    const waiting = createWorld();
    waiting.put({ status: "ready", report });
    expect((await open(waiting).reach("ready")).current?.id).toBe("i1");
  });

  it("can be given up before it is carried out and while it is", async () => {
    for (const status of ["checking", "ready", "applying"] as const) {
      const world = createWorld();
      const { actor, reach } = open(world);
      await reach("choosing");
      actor.send({ type: "file.chosen", file, options: OPTIONS });
      await reach("checking");
      world.put({ status });
      actor.send({ type: "import.cancelled" });
      expect((await reach("over")).current).toMatchObject({ status: "error", error: "import.cancelled" });
    }
  });

  it("gives the reason for a refusal, and keeps what is shown; a network failure ends nothing", async () => {
    const world = createWorld();
    const { actor, reach, until, look } = open(world);
    await reach("choosing");
    world.line.fail("begin", OFFLINE);
    actor.send({ type: "file.chosen", file, options: OPTIONS });
    expect((await until(({ trouble }) => trouble !== null)).phase).toBe("choosing");
    world.line.fail("begin", null);
    actor.send({ type: "file.chosen", file, options: OPTIONS });
    await reach("checking");
    world.line.fail("read", OFFLINE);
    await look();
    expect((await until(({ trouble }) => trouble !== null)).phase).toBe("checking");
    world.line.fail("read", null);
    await look();
    await reach("ready");
    world.line.fail("apply", OFFLINE);
    actor.send({ type: "import.confirmed", removals: null });
    expect(await until(({ trouble }) => trouble !== null)).toMatchObject({ phase: "ready", isBusy: false });
  });

  it("cannot be begun before it is known whether one is under way", async () => {
    const world = createWorld();
    world.line.fail("list", OFFLINE);
    const { actor, reach } = open(world);
    await reach("lost");
    world.line.fail("list", null);
    actor.send({ type: "retry.asked" });
    await reach("choosing");
  });
});

it("§3.229 the refused lines are offered as a file to correct, and none of it is a formula", () => {
  const faults = [{ row: 4, column: "email", code: "validation", message: "=no" } as const];
  const text = writeFaults(faults, ["Line", "Column", "Reason"], ({ column, message }) => [column ?? "", message], ";");
  expect(text).toBe("\u{FEFF}Line;Column;Reason\r\n4;email;'=no\r\n");
});
