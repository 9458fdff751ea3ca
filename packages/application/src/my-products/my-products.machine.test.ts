import { fail, succeed } from "@academiz/domain/kernel";
import { createMemoryCatalog, createMemoryNavigation, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { MyProduct, NearSlot } from "../ports/index.ts";
import { connectMyProducts, type HomeCriteria, type MyProductsView, myProductsMachine } from "./index.ts";

const product = (
  perimeterSlug: string,
  status?: "STARTED" | "COMPLETE" | "FAILED",
  eventDate = "2026-01-01",
): MyProduct => ({
  perimeterSlug,
  productSlug: `product-${perimeterSlug}`,
  title: `Course ${perimeterSlug}`,
  description: null,
  type: "learniz",
  language: "EN",
  duration: null,
  pictureUrl: null,
  pictureFocus: null,
  demo: false,
  publishedAt: "2026-01-01",
  dueAt: null,
  progress: status ? { status, percentage: 50, score: null, time: 1, eventDate, isLost: false } : null,
});
const lose = ({ progress, ...rest }: MyProduct): MyProduct => ({
  ...rest,
  progress: progress && { ...progress, isLost: true },
});

function open(products: readonly MyProduct[], prepare?: (line: ReturnType<typeof createNetworkLine>) => void) {
  const line = createNetworkLine();
  prepare?.(line);
  const navigation = createMemoryNavigation();
  const input = { catalog: createMemoryCatalog(line, products), navigation };
  const actor = createActor(myProductsMachine, { input }).start();
  const view = (search?: string) => connectMyProducts(actor.getSnapshot(), search === undefined ? {} : { search });
  const until = async (isTrue: (view: MyProductsView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectMyProducts(snapshot)));
    return view();
  };
  return { actor, line, navigation, view, until, ready: () => until(({ phase }) => phase === "ready") };
}

const slugs = (products: readonly MyProduct[]) => products.map(({ perimeterSlug }) => perimeterSlug);

describe("a learner's products", () => {
  it("§1.20 §3.217 those of a section stand together in its order, with how many are done; searched, they are products as others", async () => {
    const inside = (one: MyProduct, place: number): MyProduct => ({
      ...one,
      section: { slug: "s", title: "First days", place },
    });
    const { ready, view } = open([
      product("alone"),
      inside(product("third"), 2),
      inside(product("first", "COMPLETE"), 0),
      { ...inside(product("due"), 3), dueAt: "2026-02-01T00:00:00.000Z" },
      inside(product("second", "STARTED"), 1),
    ]);
    await ready();
    const { sections, toContinue, toDo, due, done } = view();
    expect(sections.map((one) => ({ ...one, products: slugs(one.products) }))).toEqual([
      { slug: "s", title: "First days", products: ["first", "third"], done: 1, total: 4 },
    ]);
    expect([toContinue?.perimeterSlug, slugs(toDo), slugs(due), slugs(done)]).toEqual([
      "second",
      ["alone"],
      ["due"],
      [],
    ]);
    expect(view("first").sections).toEqual([]);
    expect(slugs(view("first").done)).toEqual(["first"]);
  });

  it.each([
    ["coursiz", "/path/p"],
    ["classiz", "/classroom/p"],
  ] as const)(
    "decisions 10 11 a %s is opened on its page, by its perimeter and by the product that a notification names",
    async (type, page) => {
      for (const slug of ["p", "product-p"]) {
        const { actor, navigation, ready } = open([{ ...product("p"), type }]);
        await ready();
        actor.send({ type: "product.opened", perimeterSlug: slug });
        expect(JSON.stringify(navigation)).toContain(page);
      }
    },
  );

  it("decisions 11 come with the dates of this week that are not signed, where there is a classroom; without them where they cannot be read", async () => {
    const slot = (slug: string, mark: NearSlot["slot"]["mark"]): NearSlot => ({
      ...{ perimeterSlug: "c", name: "First aid", title: "" },
      slot: {
        ...{ slug, mean: "m", startAt: "", endAt: "", place: null, videoLink: null, trainer: null, capacity: 1 },
        ...{
          placesLeft: 0,
          isEnrolled: true,
          canSign: true,
          mark,
          signing: "code",
          signableFrom: "",
          signableUntil: "",
        },
        ...{ enrolment: "open", waitingPlace: null, waiting: 0 },
      },
    });
    const signed = { kind: "SIGNED", isThere: true, at: "", sentLate: false } as const;
    const near = succeed([slot("due", null), slot("done", signed)]);
    for (const [type, answer, told] of [
      ["classiz", near, ["due"]],
      ["classiz", fail(OFFLINE), []],
      ["learniz", near, []],
    ] as const) {
      const catalog = createMemoryCatalog(createNetworkLine(), [{ ...product("c"), type }]);
      const classrooms = { listNear: async () => answer };
      const actor = createActor(myProductsMachine, {
        input: { catalog, classrooms, navigation: createMemoryNavigation() },
      }).start();
      await waitFor(actor, (snapshot) => snapshot.matches("ready"));
      expect(connectMyProducts(actor.getSnapshot()).near.map((one) => one.slot.slug)).toEqual(told);
      expect(connectMyProducts(actor.getSnapshot(), { search: "first" }).near).toEqual([]);
    }
  });

  it("§7.92 are the one to continue, the ones to do, and the ones that are done", async () => {
    const { ready } = open([
      product("new"),
      product("old", "STARTED", "2026-01-02"),
      product("done", "COMPLETE", "2026-02-01"),
      product("last", "STARTED", "2026-01-03"),
      // It has ended, so there is nothing to continue.
      product("failed", "FAILED", "2026-01-04"),
      // A classroom goes on at its own dates.
      { ...product("room", "STARTED", "2026-01-05"), type: "classiz" },
    ]);
    const { toContinue, toDo, done, isEmpty, isFirstVisit } = await ready();
    expect([toContinue?.perimeterSlug, slugs(done)]).toEqual(["last", ["done"]]);
    expect(slugs(toDo)).toEqual(["room", "failed", "old", "new"]);
    expect([isEmpty, isFirstVisit]).toEqual([false, false]);
  });

  it("§4.95 §4.64 a failed product with no attempt left is done, though it was not passed: a game, and a course below its mark", async () => {
    const { ready } = open([
      product("open", "FAILED"),
      lose(product("game", "FAILED")),
      lose(product("course", "STARTED", "2026-03-01")),
      product("begun", "STARTED", "2026-01-03"),
    ]);
    const { toContinue, toDo, done } = await ready();
    expect([toContinue?.perimeterSlug, slugs(toDo), slugs(done)]).toEqual(["begun", ["open"], ["course", "game"]]);
  });

  it("§7.92 are searched by their titles, whatever the case and the accents; then nothing is set apart", async () => {
    const { ready, view } = open([product("Alpha", "STARTED"), product("beta")]);
    await ready();
    expect(view("  ÀLPHA ")).toMatchObject({ toContinue: null, toDo: [{ perimeterSlug: "Alpha" }], isEmpty: false });
  });

  it("§7.92 are narrowed down by filters, each of which tells how many it leaves", async () => {
    const titles = ["alpha one", "alpha two", "beta", "gamma", "delta", "epsilon", "zeta", "eta"];
    const { ready, view } = open(titles.map((title, at) => product(title, at < 3 ? "STARTED" : undefined)));
    await ready();
    const begun = (search: string) => view(search).facets.states.find(({ value }) => value === "begun")?.count;
    expect([begun(""), begun("alpha"), begun("eta"), begun("zz")]).toEqual([3, 2, 1, 0]);
  });

  it("§8.6 tell why they cannot be listed, and are loaded when asked again", async () => {
    const { actor, line, until, ready } = open([], (line) => line.fail("list", OFFLINE));
    expect((await until(({ phase }) => phase === "failed")).trouble).toEqual(OFFLINE);
    line.fail("list", null);
    actor.send({ type: "retry.asked" });
    expect(await ready()).toMatchObject({ isEmpty: true, isFirstVisit: true, trouble: null });
  });

  it("§7.92 are listed again when something changed: the former list stays meanwhile, and where the new one cannot be loaded", async () => {
    const { actor, line, ready, view } = open([product("a")]);
    const { toDo } = await ready();
    line.fail("list", OFFLINE);
    actor.send({ type: "catalog.changed" });
    expect(view()).toMatchObject({ phase: "ready", toDo, isLooking: true });
    await waitFor(actor, (snapshot) => snapshot.matches({ ready: "still" }));
    expect(view()).toMatchObject({ phase: "ready", toDo, trouble: null, isLooking: false });
    line.fail("list", null);
    actor.send({ type: "catalog.changed" });
    await waitFor(actor, (snapshot) => snapshot.matches({ ready: "still" }));
    expect(line.count("list")).toBe(3);
  });

  it("§7.93 are opened by a link, one at a time", async () => {
    const { actor, line, navigation, ready, view, until } = open([product("a"), product("b")]);
    await ready();
    actor.send({ type: "product.opened", perimeterSlug: "a" });
    actor.send({ type: "product.opened", perimeterSlug: "b" });
    expect(view().opening).toBe("a");
    await until(({ opening }) => opening === null);
    expect(navigation.visits).toEqual(["/play/learniz/a"]);
    expect(line.count("findPlayerLink")).toBe(1);
  });

  it("§8.6 tell why one cannot be opened, and which one, until another one is", async () => {
    const { actor, navigation, ready, until } = open([product("a")]);
    expect((await ready()).unopened).toBeNull();
    actor.send({ type: "product.opened", perimeterSlug: "gone" });
    expect(await until(({ trouble }) => trouble !== null)).toMatchObject({
      ...{ phase: "ready", unopened: "gone", trouble: { kind: "not-found" } },
    });
    actor.send({ type: "product.opened", perimeterSlug: "a" });
    expect(await until(({ opening }) => opening === null)).toMatchObject({ unopened: null, trouble: null });
    expect(navigation.visits).toEqual(["/play/learniz/a"]);
  });
});

describe("§7.92 what is to do", () => {
  const anyProduct = fc
    .record({
      status: fc.constantFrom(undefined, "STARTED", "COMPLETE", "FAILED"),
      day: fc.integer({ min: 1, max: 28 }),
      type: fc.constantFrom("learniz", "game", "scorm"),
      language: fc.constantFrom("FR", "EN", null),
      duration: fc.constantFrom(null, 60, 900, 901),
      tags: fc.constantFrom(undefined, ["fire"], ["fire", "sea"]),
      isLost: fc.boolean(),
      dueAt: fc.constantFrom(null, "2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"),
    })
    .map(({ status, day, isLost, ...rest }) => {
      const one = { ...product("p", status, `2026-01-${String(day).padStart(2, "0")}`), ...rest } as MyProduct;
      return isLost ? lose(one) : one;
    });
  const someProducts = fc
    .array(anyProduct, { maxLength: 20 })
    .map((products) =>
      products.map((one, index) => ({ ...one, perimeterSlug: `p${index}`, title: `Course ${index}` })),
    );
  const show = async (products: readonly MyProduct[]) => {
    const catalog = createMemoryCatalog(createNetworkLine(), products);
    const input = { catalog, navigation: createMemoryNavigation() };
    const actor = createActor(myProductsMachine, { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    return (...asked: [HomeCriteria?, MyProduct["language"]?]) => connectMyProducts(actor.getSnapshot(), ...asked);
  };
  const all = ({ toContinue, due, toDo, done }: MyProductsView) => [
    ...(toContinue ? [toContinue] : []),
    ...[...due, ...toDo, ...done],
  ];

  it("begins with products that were begun, by their last use; then comes the reader's language; none is lost or doubled", async () => {
    await fc.assert(
      fc.asyncProperty(someProducts, fc.constantFrom("FR", "EN", null), async (products, reader) => {
        const view = (await show(products))({}, reader);
        expect(slugs(all(view)).sort()).toEqual(slugs(products).sort());
        const rank = ({ progress, language }: MyProduct) =>
          progress ? 0 : reader === null || language === null || language === reader ? 1 : 2;
        expect(view.toDo.map(rank)).toEqual(view.toDo.map(rank).sort());
        const days = view.toDo.flatMap(({ progress }) => progress?.eventDate ?? []);
        expect(days).toEqual([...days].sort().reverse());
        expect(view.toDo.every(({ dueAt }) => dueAt === null)).toBe(true);
        const due = view.due.map(({ dueAt }) => dueAt);
        expect([due.includes(null), due]).toEqual([false, [...due].sort()]);
      }),
    );
  });

  it("is narrowed down by each filter to what matches it, as many as the filter says", async () => {
    await fc.assert(
      fc.asyncProperty(someProducts, async (products) => {
        const view = await show(products);
        const { types, languages, states, tags, short } = view().facets;
        for (const { value, count } of types) {
          const found = all(view({ type: value }));
          expect([found.length, found.every(({ type }) => type === value)]).toEqual([count, true]);
        }
        for (const { value, count } of languages) expect(all(view({ language: value }))).toHaveLength(count);
        for (const { value, count } of states) expect(all(view({ state: value }))).toHaveLength(count);
        for (const { value, count } of tags) expect(all(view({ tag: value }))).toHaveLength(count);
        const brief = all(view({ isShort: true }));
        expect(brief.every(({ duration }) => duration !== null && duration <= 900)).toBe(true);
        if (short !== null) expect(brief).toHaveLength(short);
        if (products.length < 8) expect([types, languages, states, tags, short]).toEqual([[], [], [], [], null]);
        // A chosen filter can be removed, however little it leaves.
        const chosen = view({ type: "game", language: "EN", state: "done", isShort: true, tag: "gone" }).facets;
        expect(chosen.types.map(({ value }) => value)).toContain("game");
        expect(chosen.languages.map(({ value }) => value)).toContain("EN");
        expect(chosen.states.map(({ value }) => value)).toContain("done");
        expect(chosen.tags).toContainEqual({ value: "gone", count: 0 });
        expect(chosen.short).toBe(0);
        // Beside other filters they count what a press would leave, not what is there.
        const beside = view({ language: "EN" }).facets;
        for (const { value, count } of beside.types)
          expect(all(view({ language: "EN", type: value }))).toHaveLength(count);
        if (beside.short !== null) expect(all(view({ language: "EN", isShort: true }))).toHaveLength(beside.short);
      }),
    );
  });

  it("narrows the home down to what this device holds", async () => {
    const view = await show([product("p1", undefined, "2026-01-01"), product("p2", undefined, "2026-01-01")]);
    const slugs = (criteria?: HomeCriteria) => all(view(criteria)).map(({ perimeterSlug }) => perimeterSlug);
    expect(slugs()).toHaveLength(2);
    const [first = ""] = slugs();
    expect(slugs({ held: [first] })).toEqual([first]);
    expect(slugs({ held: [] })).toEqual([]);
  });

  it("offers the twelve tags that most products have, and the chosen one", async () => {
    const products = Array.from({ length: 20 }, (_, index) => ({
      ...product(`p${index}`, undefined, "2026-01-01"),
      // Tag 0 has one product, tag 19 has twenty.
      tags: Array.from({ length: 20 }, (__, tag) => `t${String(tag).padStart(2, "0")}`).slice(index),
    })) as readonly MyProduct[];
    const view = await show(products);
    const offered = (criteria?: HomeCriteria) => view(criteria).facets.tags.map(({ value }) => value);
    expect(offered()).toEqual(Array.from({ length: 12 }, (_, index) => `t${String(index + 7).padStart(2, "0")}`));
    expect(offered({ tag: "t00" })).toContain("t00");
    expect(offered({ tag: "t00" })).toHaveLength(12);
  });
});
