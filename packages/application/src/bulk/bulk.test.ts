import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { type BulkAct, type BulkOver, type BulkView, connectBulk, createBulk } from "./index.ts";

function begin() {
  const line = createNetworkLine();
  const done: string[] = [];
  const act: BulkAct<string> = (item) =>
    line.pass(item, () => {
      done.push(item);
      return { ok: true, value: undefined };
    });
  const actor = createActor(createBulk<string>()).start();
  const view = () => connectBulk(actor.getSnapshot());
  const until = async (isTrue: (view: BulkView<string>) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectBulk(snapshot)));
    return view();
  };
  const told: BulkOver<string>[] = [];
  const ask = (items: readonly string[]) =>
    actor.send({ type: "bulk.asked", items, act, tell: (over) => told.push(over) });
  return { actor, line, done, told, view, until, ask };
}
const isOver = ({ phase }: BulkView<string>) => phase === "over";

describe("what is done with many", () => {
  it("is done one after the other, and tells how far it has come", async () => {
    const { line, done, view, until, ask } = begin();
    const release = line.hold("b");
    ask(["a", "b", "c"]);
    expect(await until((now) => now.done === 1)).toMatchObject({ phase: "acting", total: 3 });
    ask(["x"]);
    release();
    await until(isOver);
    expect(done).toEqual(["a", "b", "c"]);
    expect(view()).toEqual({
      phase: "over",
      done: 3,
      total: 3,
      isStopped: false,
      failures: [],
      carried: ["a", "b", "c"],
      isWhole: true,
    });
  });

  it("§8.11 goes on after a failure, and tells each one", async () => {
    const { actor, line, done, until, ask, view } = begin();
    line.fail("a", OFFLINE);
    line.fail("c", OFFLINE);
    ask(["a", "b", "c"]);
    const over = await until(isOver);
    expect(done).toEqual(["b"]);
    expect(over.failures).toEqual([
      { item: "a", trouble: OFFLINE },
      { item: "c", trouble: OFFLINE },
    ]);
    expect(over.carried).toEqual(["b"]);
    actor.send({ type: "bulk.dismissed" });
    expect(view()).toMatchObject({ phase: "idle", failures: [], total: 0 });
  });

  it("ends after the one that is under way once it is stopped; the next time begins anew", async () => {
    const { actor, line, done, told, until, ask } = begin();
    const release = line.hold("a");
    ask(["a", "b"]);
    actor.send({ type: "bulk.stopped" });
    release();
    expect(await until(isOver)).toMatchObject({ done: 1, total: 2, isStopped: true });
    expect(done).toEqual(["a"]);
    ask(["b"]);
    expect(await until(isOver)).toMatchObject({ done: 1, total: 1, isStopped: false });
    expect(done).toEqual(["a", "b"]);
    // Where some items were left, it is not told as done on all.
    expect(told).toEqual([
      { carried: ["a"], isWhole: false },
      { carried: ["b"], isWhole: true },
    ]);
  });

  it("tells the result of what was asked for, not of what was ignored meanwhile", async () => {
    const { actor, line, until } = begin();
    const told: string[] = [];
    const ask = (item: string) =>
      actor.send({
        type: "bulk.asked",
        items: [item],
        act: () => line.pass(item, () => ({ ok: true, value: undefined })),
        tell: ({ carried }) => told.push(`${item}: ${carried.join()}`),
      });
    const release = line.hold("a");
    ask("a");
    ask("b");
    release();
    await until(isOver);
    expect(told).toEqual(["a: a"]);
  });

  it("with nobody begins nothing", () => {
    const { ask, view } = begin();
    ask([]);
    expect(view().phase).toBe("idle");
  });
});
