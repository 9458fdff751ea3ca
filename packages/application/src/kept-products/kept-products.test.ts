import type { Result } from "@academiz/domain/kernel";
import { fail, succeed } from "@academiz/domain/kernel";
import { OFFLINE } from "@academiz/testkit/clients";
import { expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { KeptProduct, KeptProducts, ProductToKeep, Trouble } from "../ports/index.ts";
import { connectKeptProducts, keptProductsMachine, readKeepState } from "./index.ts";

const product = (slug: string, type: ProductToKeep["type"] = "learniz"): ProductToKeep => ({
  ...{ slug, type, title: slug, pictureUrl: null },
});
const FULL: Trouble = { kind: "invalid", detail: "device.full" };

/** A device on which each answer waits until it is given. `opened`: what was opened on it, and not kept. */
function openDevice(opened: readonly string[] = []) {
  const kept: KeptProduct[] = [];
  const answers: { size: ((size: Result<number, Trouble>) => void) | null; cancelled: string[] } = {
    ...{ size: null, cancelled: [] },
  };
  let keeping: { readonly end: (trouble: Trouble | null) => void; readonly share: (share: number) => void } | null =
    null;
  const device: KeptProducts = {
    isThere: true,
    list: async () => [...kept],
    listOpened: async () => opened,
    measure: () =>
      new Promise((resolve) => {
        answers.size = resolve;
      }),
    keep: ({ slug, title }, onShare) => {
      let end = (_: Result<KeptProduct, Trouble>) => {};
      const done = new Promise<Result<KeptProduct, Trouble>>((resolve) => {
        end = resolve;
      });
      const one: KeptProduct = { slug, type: "learniz", title, bytes: 5, keptAt: kept.length };
      keeping = {
        share: onShare,
        end: (trouble) => {
          if (!trouble) kept.push(one);
          end(trouble ? fail(trouble) : succeed(one));
        },
      };
      return { done, cancel: () => answers.cancelled.push(slug) };
    },
    remove: async (slug) => {
      kept.splice(
        kept.findIndex((one) => one.slug === slug),
        1,
      );
    },
    refresh: async () => {},
  };
  const actor = createActor(keptProductsMachine, { input: { kept: device } }).start();
  const stand = (slug: string, type?: ProductToKeep["type"]) =>
    readKeepState(actor.getSnapshot(), { slug, type: type ?? "learniz" });
  const until = (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as "still"));
  const measure = async (size: Result<number, Trouble>) => {
    await until("measuring");
    answers.size?.(size);
    await until(size.ok ? "confirming" : "still");
  };
  return {
    actor,
    answers,
    stand,
    until,
    measure,
    now: () => keeping,
    view: () => connectKeptProducts(actor.getSnapshot()),
  };
}

it("§8.5 a product is downloaded once its size was shown and accepted; it is kept then, until it is removed", async () => {
  const { actor, stand, until, measure, now, view } = openDevice();
  await until("still");
  expect(stand("a")).toEqual({ state: "absent", isHeld: false, isOpened: false });
  actor.send({ type: "keep.asked", product: product("a") });
  expect(stand("a")).toEqual({ state: "measuring" });
  await measure(succeed(5));
  expect([stand("a"), view().products]).toEqual([{ state: "confirming", bytes: 5 }, []]);
  actor.send({ type: "keep.confirmed" });
  now()?.share(0.5);
  expect([stand("a"), stand("b")]).toEqual([
    { state: "keeping", share: 0.5 },
    { state: "absent", isHeld: true, isOpened: false },
  ]);
  // A request made meanwhile is ignored: the product is told to wait.
  actor.send({ type: "keep.asked", product: product("b") });
  expect(stand("a")).toEqual({ state: "keeping", share: 0.5 });
  now()?.end(null);
  await until("still");
  expect([stand("a"), view().bytes]).toEqual([{ state: "kept", bytes: 5 }, 5]);
  actor.send({ type: "remove.asked", slug: "a" });
  await until("still");
  expect(stand("a")).toEqual({ state: "absent", isHeld: false, isOpened: false });
});

it("§8.5 a product that was opened here and not kept is told from one of which nothing is here", async () => {
  const { actor, stand, until, measure, now } = openDevice(["a"]);
  await until("still");
  expect([stand("a"), stand("b")]).toEqual([
    { state: "absent", isHeld: false, isOpened: true },
    { state: "absent", isHeld: false, isOpened: false },
  ]);
  // Kept, it is whole; removed again, it is only opened.
  actor.send({ type: "keep.asked", product: product("a") });
  await measure(succeed(5));
  actor.send({ type: "keep.confirmed" });
  now()?.end(null);
  await until("still");
  expect(stand("a")).toEqual({ state: "kept", bytes: 5 });
  actor.send({ type: "remove.asked", slug: "a" });
  await until("still");
  expect(stand("a")).toEqual({ state: "absent", isHeld: false, isOpened: true });
});

it("§8.5 asking for another product before the first is confirmed shows the size of that one only", async () => {
  const { actor, answers, stand, until, measure } = openDevice();
  await until("still");
  actor.send({ type: "keep.asked", product: product("a") });
  const first = answers.size;
  actor.send({ type: "keep.asked", product: product("b") });
  first?.(succeed(1));
  await measure(succeed(2));
  expect([stand("a"), stand("b")]).toEqual([
    { state: "absent", isHeld: false, isOpened: false },
    { state: "confirming", bytes: 2 },
  ]);
  actor.send({ type: "keep.asked", product: product("a") });
  await measure(succeed(1));
  expect(stand("a")).toEqual({ state: "confirming", bytes: 1 });
});

it("§8.5 a full device, an address on another site and a lost network are told apart, and can be tried again", async () => {
  const { actor, stand, until, measure, now, answers } = openDevice();
  await until("still");
  const troubles: readonly (readonly [Trouble, string])[] = [
    [FULL, "full"],
    [{ kind: "invalid", detail: "kept.address" }, "address"],
    [OFFLINE, "offline"],
    [{ kind: "invalid", detail: "not-found" }, "unknown"],
  ];
  for (const [trouble, why] of troubles) {
    actor.send({ type: "keep.asked", product: product("a") });
    await measure(fail(trouble));
    expect(stand("a")).toEqual({ state: "failed", why });
  }
  actor.send({ type: "keep.asked", product: product("a") });
  await measure(succeed(9));
  actor.send({ type: "keep.confirmed" });
  now()?.end(FULL);
  await until("still");
  expect(stand("a")).toEqual({ state: "failed", why: "full" });
  actor.send({ type: "keep.asked", product: product("a") });
  await measure(succeed(9));
  actor.send({ type: "keep.confirmed" });
  actor.send({ type: "keep.cancelled" });
  await until("still");
  expect(stand("a")).toEqual({ state: "absent", isHeld: false, isOpened: false });
  expect(answers.cancelled).toContain("a");
});

it("§8.5 a product that needs the network says so, whatever is asked of it", async () => {
  const { stand, until } = openDevice();
  await until("still");
  for (const type of ["scorm", "classiz", "coursiz", "smart-sequence"] as const)
    expect(stand("a", type)).toMatchObject({ state: "refused" });
});

it("§8.5 a product that is asked for while the kept ones are read, or one is removed, is measured right after", async () => {
  const { actor, stand, until, measure, now } = openDevice();
  actor.send({ type: "keep.asked", product: product("a") });
  expect(stand("a")).toEqual({ state: "measuring" });
  await measure(succeed(5));
  expect(stand("a")).toEqual({ state: "confirming", bytes: 5 });
  actor.send({ type: "keep.confirmed" });
  now()?.end(null);
  await until("still");
  actor.send({ type: "remove.asked", slug: "a" });
  actor.send({ type: "keep.asked", product: product("b") });
  await measure(succeed(7));
  expect([stand("a"), stand("b")]).toEqual([
    { state: "absent", isHeld: false, isOpened: false },
    { state: "confirming", bytes: 7 },
  ]);
  actor.send({ type: "keep.cancelled" });
  actor.send({ type: "kept.changed" });
  actor.send({ type: "keep.asked", product: product("c") });
  actor.send({ type: "keep.cancelled" });
  await until("still");
  expect(stand("c")).toEqual({ state: "absent", isHeld: false, isOpened: false });
});
