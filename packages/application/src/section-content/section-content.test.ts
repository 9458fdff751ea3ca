import { createMemoryLibrary, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { connectSectionContent, type SectionContentView, sectionContentMachine } from "./index.ts";

async function open(stored: readonly string[], prepare?: (line: ReturnType<typeof createNetworkLine>) => void) {
  const line = createNetworkLine();
  const library = createMemoryLibrary(line);
  for (const name of ["Fire", "Water", "Earth"]) await library.of("learniz").create(name, {});
  await library.of("section").create("Another section", {});
  prepare?.(line);
  const actor = createActor(sectionContentMachine, { input: { library, stored } }).start();
  const view = () => connectSectionContent(actor.getSnapshot());
  const until = async (isTrue: (view: SectionContentView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectSectionContent(snapshot)));
    return view();
  };
  const isReady = ({ found, isNaming }: SectionContentView) =>
    found.phase !== "loading" && !found.isRefreshing && !isNaming;
  return { actor, line, library, view, until, settled: () => until(isReady) };
}
const names = ({ products }: SectionContentView) => products.map(({ product }) => product?.name ?? null);

describe("§3.217 the products of a section", () => {
  it("are named in their order; one that is no more keeps its place until it is taken out", async () => {
    const { actor, view, settled } = await open(["learniz-2", "gone", "learniz-1"]);
    const opened = await settled();
    expect([names(opened), opened.isChanged]).toEqual([["Water", null, "Fire"], false]);
    actor.send({ type: "product.removed", slug: "gone" });
    expect([names(view()), view().isChanged]).toEqual([["Water", "Fire"], true]);
    actor.send({ type: "changes.dropped" });
    expect([names(view()), view().isChanged]).toEqual([["Water", null, "Fire"], false]);
  });

  it("that were deleted are counted once they were looked up, until they are taken out", async () => {
    const { actor, library, view, settled } = await open(["learniz-2", "learniz-1"]);
    expect((await settled()).gone).toBe(0);
    await library.of("learniz").remove("learniz-1");
    actor.send({ type: "retry.asked" });
    expect(view().gone).toBe(0);
    const opened = await settled();
    expect([opened.gone, opened.products.map(({ isGone }) => isGone)]).toEqual([1, [false, true]]);
    actor.send({ type: "product.removed", slug: "learniz-1" });
    expect(view().gone).toBe(0);
  });

  it("are whole products: pages that authors kept as templates are not asked for", async () => {
    const { library } = await open([]);
    const asked = vi.fn(library.list);
    const input = { library: { ...library, list: asked }, stored: [] };
    const actor = createActor(sectionContentMachine, { input }).start();
    actor.send({ type: "search.changed", query: "Ea" });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    for (const [criteria] of asked.mock.calls) expect(criteria.excludesPages).toBe(true);
  });

  it("are found by a part of their name; neither a section nor what stands in it already is offered", async () => {
    const { actor, until, settled } = await open(["learniz-1"]);
    expect((await settled()).found.rows.map(({ name }) => name)).toEqual(["Water", "Earth"]);
    actor.send({ type: "search.changed", query: "Ea" });
    const found = (await until(({ found }) => found.rows.length === 1)).found;
    expect(found.rows.map(({ name }) => name)).toEqual(["Earth"]);
    const [product] = found.rows;
    if (!product) throw new Error("nothing was found");
    actor.send({ type: "product.added", product });
    actor.send({ type: "product.added", product });
    const added = await settled();
    expect(names(added)).toEqual(["Fire", "Earth"]);
    // It stays where it was pressed until it is stored.
    expect(added.found.rows.map(({ name }) => name)).toEqual(["Earth"]);
    actor.send({ type: "order.stored", slugs: ["learniz-1", "learniz-3"] });
    expect((await settled()).found.rows).toEqual([]);
    actor.send({ type: "product.removed", slug: "learniz-3" });
    expect((await settled()).found.rows.map(({ name }) => name)).toEqual(["Earth"]);
  });

  it("are said to be more only where more can be added: other sections are none of them", async () => {
    const { library } = await open([]);
    const list: typeof library.list = async (criteria) => {
      const all = await library.list(criteria);
      return all.ok ? { ok: true, value: { ...all.value, rows: all.value.rows.slice(0, 3), pageSize: 3 } } : all;
    };
    const look = async () => {
      const actor = createActor(sectionContentMachine, {
        input: { library: { ...library, list }, stored: [] },
      }).start();
      await waitFor(actor, (snapshot) => connectSectionContent(snapshot).found.phase === "ready");
      return connectSectionContent(actor.getSnapshot());
    };
    expect((await look()).found.rows.map(({ name }) => name)).toEqual(["Fire", "Water", "Earth"]);
    expect((await look()).hasMore).toBe(false);
    await library.of("learniz").create("Air", {});
    expect((await look()).hasMore).toBe(true);
  });

  it("are moved to any place, and no further than to an end", async () => {
    const { actor, view, settled } = await open(["learniz-1", "learniz-2", "learniz-3"]);
    await settled();
    const move = (slug: string, to: number) => {
      actor.send({ type: "product.moved", slug, to });
      return view()
        .products.map((one) => one.slug.at(-1))
        .join("");
    };
    expect([move("learniz-1", 2), move("learniz-1", -1), move("learniz-2", 9), move("none", 0)]).toEqual([
      "231",
      "123",
      "132",
      "132",
    ]);
    actor.send({ type: "order.stored", slugs: ["learniz-1", "learniz-3", "learniz-2"] });
    expect(view().isChanged).toBe(false);
  });

  it("§8.6 stay where their names or the search could not be had, and both are asked for again", async () => {
    const { actor, line, view, settled } = await open(["learniz-1"], (line) => {
      line.fail("find", OFFLINE);
      line.fail("list", OFFLINE);
    });
    await settled();
    expect([view().namesTrouble, view().found.phase, view().products.length]).toEqual([OFFLINE, "failed", 1]);
    line.fail("find", null);
    line.fail("list", null);
    actor.send({ type: "retry.asked" });
    expect(names(await settled())).toEqual(["Fire"]);
  });
});
