// Knows that an export is asked for once, followed, fetched when it is done, and found again.
import type { Result } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { ExportOptions, ProductExport, ProductExports, Trouble } from "../ports/index.ts";
import { connectScormExport } from "./scorm-export.connect.ts";
import { scormExportMachine } from "./scorm-export.machine.ts";

const options: ExportOptions = { format: "2004", draft: true, exitReading: "ALWAYS_SUSPEND" };
const STORED: Result<unknown, Trouble> = { ok: true, value: null };
const OFFLINE: Trouble = { kind: "offline", detail: "network" };

const make = (id: string, change: Partial<ProductExport> = {}): ProductExport => ({
  id,
  format: "2004",
  draft: true,
  state: "queued",
  progress: { done: 0, total: 0 },
  name: null,
  size: null,
  error: null,
  problems: [],
  type: "learniz",
  product: "c",
  url: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...change,
});
const done = (id: string) => make(id, { state: "done", name: `${id}.zip`, size: 10, url: `/files/${id}` });

/** A server whose list is what the test says. */
function open(list: readonly ProductExport[] = [], flushed = STORED, refusal: Trouble | null = null) {
  const server = { list, begun: make("new"), refusal };
  const [asked, fetched]: [unknown[], unknown[]] = [[], []];
  const answer = <T>(value: T): Result<T, Trouble> =>
    server.refusal ? { ok: false, error: server.refusal } : { ok: true, value };
  const exports: ProductExports = {
    begin: async ({ slug }, given) => {
      asked.push([slug, given]);
      const answered = answer(server.begun);
      if (answered.ok) server.list = [server.begun, ...server.list];
      return answered;
    },
    list: async () => answer(server.list),
    remove: async (id) => {
      asked.push(["remove", id]);
      const answered = answer(undefined);
      if (answered.ok) server.list = server.list.filter((one) => one.id !== id);
      return answered;
    },
  };
  const flush = async () => {
    asked.push("flush");
    return flushed;
  };
  const clock = new SimulatedClock();
  const actor = createActor(scormExportMachine, {
    clock,
    input: {
      product: { type: "learniz", slug: "fire" },
      exports,
      flush,
      files: { fetch: (file) => fetched.push(file) },
    },
  });
  actor.start();
  const view = () => connectScormExport(actor.getSnapshot());
  const until = (isTrue: (shown: ReturnType<typeof view>) => boolean) =>
    waitFor(actor, (snapshot) => isTrue(connectScormExport(snapshot)));
  const rest = (state: "watching" | "still" | "failed") =>
    waitFor(actor, (snapshot) => snapshot.matches({ listing: state }));
  return {
    actor,
    server,
    asked,
    fetched,
    view,
    until,
    rest,
    look: () => clock.increment(1_000),
    wait: () => clock.increment(3_000),
  };
}

test("§1.24 the draft is stored, the package is followed in bytes, and fetched once it is done, once", async () => {
  const { actor, server, asked, fetched, view, until, rest, look } = open();
  await rest("still");
  actor.send({ type: "export.asked", options });
  expect(view().isAsking).toBe(true);
  await rest("watching");
  expect(asked).toEqual(["flush", ["fire", options]]);
  expect(view()).toMatchObject({
    isAsking: false,
    isAwaiting: true,
    savedAs: null,
    rows: [{ id: "new", share: null }],
  });
  server.list = [make("new", { state: "running", progress: { done: 30, total: 120 } })];
  look();
  await until(({ rows }) => rows?.[0]?.share === 0.25);
  await rest("watching");
  server.list = [done("new")];
  look();
  await rest("still");
  expect(fetched).toEqual([{ name: "new.zip", url: "/files/new" }]);
  expect(view()).toMatchObject({ isAwaiting: false, savedAs: "new.zip", trouble: null });
});

test("one that fails is not fetched, and is told as it stands", async () => {
  const { actor, server, fetched, view, rest, look } = open();
  await rest("still");
  actor.send({ type: "export.asked", options });
  await rest("watching");
  server.list = [make("new", { state: "failed", error: "export.document-missing" })];
  look();
  await rest("still");
  expect(fetched).toEqual([]);
  expect(view()).toMatchObject({ isAwaiting: false, savedAs: null, rows: [{ error: "export.document-missing" }] });
});

test("who comes back finds what was made meanwhile: nothing is fetched by itself, and what is asked for is", async () => {
  const { actor, server, fetched, rest, look } = open([make("mine", { state: "running" }), done("old")]);
  await rest("watching");
  server.list = [done("mine"), done("old")];
  look();
  await rest("still");
  expect(fetched).toEqual([]);
  actor.send({ type: "export.fetched", id: "old" });
  actor.send({ type: "export.fetched", id: "gone" });
  expect(fetched).toEqual([{ name: "old.zip", url: "/files/old" }]);
});

test("one that is given up goes at once, and is not fetched; one that could not be removed comes back", async () => {
  const { actor, server, asked, fetched, view, until, rest } = open();
  await rest("still");
  actor.send({ type: "export.asked", options });
  await rest("watching");
  actor.send({ type: "export.removed", id: "new" });
  expect(view()).toMatchObject({ rows: [], isAwaiting: false });
  await rest("still");
  expect(asked.at(-1)).toEqual(["remove", "new"]);
  expect(fetched).toEqual([]);
  server.list = [done("stays")];
  actor.send({ type: "export.asked", options: { ...options, draft: false } });
  await rest("watching");
  server.refusal = OFFLINE;
  actor.send({ type: "export.removed", id: "stays" });
  await until(({ trouble }) => trouble !== null);
  server.refusal = null;
});

test("what the server refuses is told, and another try forgets it", async () => {
  const { actor, server, view, until, rest } = open();
  await rest("still");
  server.refusal = { kind: "conflict", detail: "export.too-many" };
  actor.send({ type: "export.asked", options });
  await until(({ trouble }) => trouble?.detail === "export.too-many");
  server.refusal = null;
  actor.send({ type: "export.asked", options });
  expect(view().trouble).toBeNull();
  await rest("watching");
});

test("without a line the list is asked for again by itself", async () => {
  const { server, view, rest, wait } = open([done("old")], STORED, OFFLINE);
  await rest("failed");
  expect(view()).toMatchObject({ rows: null, listTrouble: OFFLINE });
  server.refusal = null;
  wait();
  await rest("still");
  expect(view()).toMatchObject({ rows: [{ id: "old" }], listTrouble: null });
});

test("§1.24 what is published is packed as it is: the draft is not saved for it", async () => {
  const { actor, asked, rest } = open();
  await rest("still");
  actor.send({ type: "export.asked", options: { ...options, draft: false } });
  await rest("watching");
  expect(asked).toEqual([["fire", { ...options, draft: false }]]);
});

test("§13 (decisions) a draft that could not be saved is not exported in an older state: it is told why", async () => {
  const conflict: Trouble = { kind: "conflict", detail: "content.conflict" };
  const { actor, asked, view, until, rest } = open([], { ok: false, error: conflict });
  await rest("still");
  actor.send({ type: "export.asked", options });
  await until(({ trouble }) => trouble !== null);
  expect(asked).toEqual(["flush"]);
  expect(view()).toMatchObject({ isAsking: false, rows: [], trouble: conflict });
});
