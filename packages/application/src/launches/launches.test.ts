import { createMemoryLaunchLog, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { LaunchDetails } from "../ports/index.ts";
import { connectLaunches, type LaunchesView, launchesMachine, listLaunches, writeLog } from "./index.ts";

const launch = (at: number, name = `Learner ${at}`): LaunchDetails => ({
  uuid: `l${at}`,
  learner: { id: String(at), name },
  number: 1,
  startedAt: "2026-01-01T00:00:00.000Z",
  seenAt: "2026-01-01T00:05:00.000Z",
  endedAt: null,
  calls: 2,
  errors: 1,
  time: 65,
  status: "FAILED",
  score: 50,
  percentage: 100,
  attempt: 1,
  answers: [],
  log: [
    { at: 12, item: "one", name: "LMSInitialize", args: [""], result: "true", error: 0 },
    { at: 1_500, item: "one", name: "LMSSetValue", args: ["cmi.x", 'a "b"'], result: "false", error: 401 },
  ],
  dropped: 0,
});

function open(launches: readonly LaunchDetails[], prepare?: (line: ReturnType<typeof createNetworkLine>) => void) {
  const line = createNetworkLine();
  prepare?.(line);
  const lister = listLaunches(createMemoryLaunchLog(line, launches), "fire");
  const input = { lister, criteria: { query: "", page: 1 } };
  const actor = createActor(launchesMachine, { input }).start();
  const view = () => connectLaunches(actor.getSnapshot());
  const until = async (isTrue: (view: LaunchesView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectLaunches(snapshot)));
    return view();
  };
  return { actor, line, view, until };
}
const isReady = ({ phase, isRefreshing }: LaunchesView) => phase === "ready" && !isRefreshing;

describe("decisions 7: the launches of a package", () => {
  it("are shown a page at a time and searched by their learner; the former ones stay until the next are there", async () => {
    const { actor, view, until } = open([...Array.from({ length: 45 }, (_, at) => launch(at)), launch(99, "Zoé")]);
    expect(view()).toMatchObject({ phase: "loading", isEmpty: false });
    const first = await until(isReady);
    expect([first.rows.length, first.pageCount, first.range]).toEqual([20, 3, { first: 1, last: 20, total: 46 }]);
    actor.send({ type: "criteria.changed", criteria: { query: "Zo", page: 1 } });
    expect(view()).toMatchObject({ phase: "ready", isRefreshing: true, rows: first.rows });
    expect((await until(isReady)).rows.map(({ learner }) => learner.name)).toEqual(["Zoé"]);
  });

  it("say that there are none, that none match, or why they cannot be listed", async () => {
    const { actor, until } = open([]);
    expect(await until(isReady)).toMatchObject({ isEmpty: true, rows: [] });
    actor.send({ type: "criteria.changed", criteria: { query: "x", page: 1 } });
    expect((await until(isReady)).isEmpty).toBe(false);
    const broken = open([launch(1)], (line) => line.fail("list", OFFLINE));
    expect((await broken.until(({ phase }) => phase === "failed")).trouble).toEqual(OFFLINE);
    broken.line.fail("list", null);
    broken.actor.send({ type: "retry.asked" });
    expect((await broken.until(isReady)).rows).toHaveLength(1);
  });

  it("are opened one at a time; one that cannot be read says why, and can be asked for again", async () => {
    const { actor, line, view, until } = open([launch(1), launch(2)]);
    await until(isReady);
    line.fail("read", OFFLINE);
    actor.send({ type: "row.opened", id: "l1" });
    expect(view().open).toMatchObject({ row: { uuid: "l1" }, details: null, isLoading: true });
    expect((await until(({ open }) => open?.trouble !== null)).open?.trouble).toEqual(OFFLINE);
    line.fail("read", null);
    actor.send({ type: "retry.asked" });
    expect((await until(({ open }) => open?.details !== null)).open?.details?.log).toHaveLength(2);
    actor.send({ type: "row.opened", id: "l2" });
    expect(view().open?.details).toBeNull();
    await until(({ open }) => open?.details?.uuid === "l2");
    actor.send({ type: "row.closed" });
    expect(view().open).toBeNull();
  });

  it("are written as plain text for support, without the learner's name", () => {
    const text = writeLog({ ...launch(1), dropped: 3 });
    expect(text.split("\n")).toEqual([
      "launch l1 (no. 1)",
      "started 2026-01-01T00:00:00.000Z",
      "ended -",
      "calls not kept 3",
      "",
      '+0.012 [one] LMSInitialize("") = "true"',
      '+1.500 [one] LMSSetValue("cmi.x", "a \\"b\\"") = "false" error 401',
      "",
    ]);
    expect(text).not.toContain("Learner");
  });
});
