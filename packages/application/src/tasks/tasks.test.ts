import { createMemoryLibrary, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { PeopleImport, PeopleImports, ProductExport, ProductExports } from "../ports/index.ts";
import { connectTasks, hearBegun, type TasksView, tasksMachine } from "./index.ts";

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
    begin: async () => ({ ok: true, value: EXPORT }),
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
    list: () => line.pass("imports", () => ({ ok: true, value: [{ ...stored.import, ...numbers }] })),
    read: (id) => line.pass("import", () => ({ ok: true, value: { ...stored.import, id } })),
    cancel: async () => {
      stored.import = { ...stored.import, status: "error" };
      return { ok: true, value: stored.import };
    },
  };
  const library = createMemoryLibrary(line);
  const actor = createActor(tasksMachine, { input: { exports, imports, library }, clock }).start();
  const view = () => connectTasks(actor.getSnapshot());
  const until = async (isTrue: (shown: TasksView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectTasks(snapshot)));
    return view();
  };
  const rest = (state: "following" | "resting") => waitFor(actor, (snapshot) => snapshot.matches(state));
  return {
    actor,
    line,
    stored,
    library,
    exports,
    imports,
    view,
    until,
    rest,
    look: () => clock.increment(2_000),
    countReads: () => reads,
  };
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

test("nothing is asked for while nobody looks at the page, and at once when somebody does again", async () => {
  const { actor, stored, view, until, rest, look, countReads } = await open();
  await rest("following");
  actor.send({ type: "page.hidden" });
  const before = countReads();
  look();
  look();
  expect(countReads()).toBe(before);
  stored.exports = [{ ...EXPORT, progress: { done: 3, total: 4 } }];
  actor.send({ type: "page.shown" });
  await until(({ tasks }) => tasks.some(({ share }) => share === 0.75));
  await rest("following");
  look();
  await rest("following");
  expect(countReads()).toBe(before + 2);
  expect(view().tasks).toHaveLength(2);
});

test("of what is known already only how far it is, is asked: neither its name nor the list of imports", async () => {
  const { actor, line, library, rest, view, until, stored } = await open();
  await rest("following");
  // Its product is no more: its name may still be found.
  await library.of("learniz").create("Fire safety", {});
  stored.exports = [{ ...EXPORT, product: "learniz-1" }];
  actor.send({ type: "tasks.asked" });
  await until(({ tasks }) => tasks.some(({ name }) => name === "Fire safety"));
  await rest("following");
  const before = ["find", "imports"].map((name) => line.count(name));
  actor.send({ type: "tasks.asked" });
  await rest("following");
  expect(["find", "imports"].map((name) => line.count(name))).toEqual(before);
  expect(view().tasks).toMatchObject([{ kind: "import" }, { kind: "export", name: "Fire safety" }]);
  // One that is over makes room for the next.
  stored.import = { ...IMPORT, status: "success" };
  actor.send({ type: "tasks.asked" });
  await until(({ tasks }) => tasks.length === 1);
  expect(line.count("imports")).toBe(before[1] === undefined ? 0 : before[1] + 1);
});

test("§7.116 what is begun is known at once, though a look is on its way; what could not be begun asks nothing", async () => {
  const { actor, line, stored, exports, imports, rest, view, until, countReads } = await open();
  stored.import = { ...IMPORT, status: "success" };
  stored.exports = [];
  actor.send({ type: "tasks.asked" });
  await rest("following");
  actor.send({ type: "tasks.asked" });
  await rest("resting");
  const heard = hearBegun({ exports, imports });
  const end = heard.onBegun(() => actor.send({ type: "task.begun" }));
  const release = line.hold("exports");
  actor.send({ type: "tasks.asked" });
  stored.exports = [EXPORT];
  await heard.exports.begin({ type: "learniz", slug: "c" }, { format: "1.2", draft: false, exitReading: "BY_STATUS" });
  release();
  await until(({ tasks }) => tasks.length === 1);
  expect(view().tasks).toMatchObject([{ id: "e" }]);
  await rest("following");
  const before = countReads();
  const failing = hearBegun({ exports: { ...exports, begin: async () => ({ ok: false, error: OFFLINE }) }, imports });
  failing.onBegun(() => actor.send({ type: "task.begun" }));
  await failing.exports.begin(
    { type: "learniz", slug: "c" },
    { format: "1.2", draft: false, exitReading: "BY_STATUS" },
  );
  end();
  await heard.exports.begin({ type: "learniz", slug: "c" }, { format: "1.2", draft: false, exitReading: "BY_STATUS" });
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
