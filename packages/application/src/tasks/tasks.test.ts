import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { PeopleImport, PeopleImports, ProductExport, ProductExports } from "../ports/index.ts";
import { connectTasks, type TasksView, tasksMachine } from "./index.ts";

const EXPORT: ProductExport = {
  ...{ id: "e", type: "learniz", product: "c", format: "1.2", draft: false, state: "running" },
  ...{ progress: { done: 1, total: 4 }, name: null, size: null, error: null, problems: [], url: null },
  createdAt: "2026-01-01T00:00:00.000Z",
};
const IMPORT: PeopleImport = {
  ...{ id: "i", status: "checking", createdAt: "2026-01-01T00:00:00.000Z", file: "people.csv" },
  ...{ progress: { done: 0, total: 0 }, error: null, report: null, header: true, deleteAbsent: false },
};
const never = async () => {
  throw new Error("nobody asks for it");
};

async function open() {
  const line = createNetworkLine();
  const clock = new SimulatedClock();
  const stored = { exports: [EXPORT], import: IMPORT };
  let reads = 0;
  const exports: ProductExports = {
    begin: never,
    list: () =>
      line.pass("exports", () => {
        reads += 1;
        return { ok: true, value: stored.exports };
      }),
    remove: (id) =>
      line.pass("remove", () => {
        stored.exports = stored.exports.filter((one) => one.id !== id);
        return { ok: true, value: undefined };
      }),
  };
  const numbers = { nbUsersFile: 0, nbUsersNew: 0, nbUsersUpdate: 0, nbUsersErrors: 0 };
  const imports: PeopleImports = {
    ...{ begin: never, apply: never, writeTemplate: never, readLastFile: never },
    list: async () => ({ ok: true, value: [{ ...stored.import, ...numbers }] }),
    read: async () => ({ ok: true, value: stored.import }),
    cancel: async () => {
      stored.import = { ...stored.import, status: "error" };
      return { ok: true, value: stored.import };
    },
  };
  const library = { find: async () => ({ ok: true, value: [] }) as const };
  const actor = createActor(tasksMachine, { input: { exports, imports, library }, clock }).start();
  const view = () => connectTasks(actor.getSnapshot());
  const until = async (isTrue: (shown: TasksView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectTasks(snapshot)));
    return view();
  };
  const rest = (state: "following" | "resting") => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, line, stored, view, until, rest, look: () => clock.increment(2_000), countReads: () => reads };
}

test("what runs is told with how far it is, and followed until it is over", async () => {
  const { stored, view, until, rest, look, countReads } = await open();
  await rest("following");
  expect(view().tasks).toEqual([
    { kind: "import", id: "i", status: "checking", name: "people.csv", share: null },
    {
      ...{ kind: "export", id: "e", type: "learniz", product: "c", name: "c" },
      format: "1.2",
      isWaiting: false,
      share: 0.25,
    },
  ]);
  stored.exports = [{ ...EXPORT, state: "done" }];
  stored.import = { ...IMPORT, status: "applying", progress: { done: 1, total: 2 } };
  look();
  expect((await until(({ tasks }) => tasks.length === 1)).tasks).toMatchObject([{ status: "applying", share: 0.5 }]);
  stored.import = { ...IMPORT, status: "success" };
  look();
  await rest("resting");
  expect(view().tasks).toEqual([]);
  const before = countReads();
  look();
  expect(countReads()).toBe(before);
});

test("an import that waits for its administrator stands there, and is not followed", async () => {
  const { actor, stored, view, rest } = await open();
  stored.exports = [];
  stored.import = { ...IMPORT, status: "ready" };
  await rest("following");
  actor.send({ type: "tasks.asked" });
  await rest("resting");
  expect(view().tasks).toMatchObject([{ status: "ready", share: null }]);
});

test("one is given up and goes; why one could not be is told, and it stays", async () => {
  const { actor, line, view, until, rest } = await open();
  await rest("following");
  const [first, second] = view().tasks;
  if (!first || !second) throw new Error("two run");
  line.fail("remove", OFFLINE);
  actor.send({ type: "task.cancelled", task: second });
  expect((await until(({ cancelTrouble }) => cancelTrouble !== null)).tasks).toHaveLength(2);
  line.fail("remove", null);
  await rest("following");
  actor.send({ type: "task.cancelled", task: second });
  await until(({ tasks, cancelTrouble }) => tasks.length === 1 && cancelTrouble === null);
  await rest("following");
  actor.send({ type: "task.cancelled", task: first });
  await until(({ tasks }) => tasks.length === 0);
});

test("§8.6 a look that fails leaves what was known, and is taken again while it runs", async () => {
  const { line, view, until, rest, look } = await open();
  await rest("following");
  line.fail("exports", OFFLINE);
  look();
  expect((await until(({ trouble }) => trouble !== null)).tasks).toHaveLength(2);
  line.fail("exports", null);
  await rest("following");
  look();
  await until(({ trouble }) => trouble === null);
  expect(view().tasks).toHaveLength(2);
});
