// Knows that a path is stored by itself, undone and redone, tried by the rule that the server runs, and meets others as
// a choice.
import { PRODUCT_KINDS } from "@academiz/domain/products";
import {
  createMemoryDraftJournal,
  createMemoryLibrary,
  createMemoryNavigation,
  createNetworkLine,
} from "@academiz/testkit/clients";
import { beforeEach, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { WrittenProduct } from "../ports/index.ts";
import { askPage, productPageMachine, savePageContent } from "../product-page/index.ts";
import { connectPathContent, listRefused, pathContentMachine } from "./index.ts";

type NetworkLine = ReturnType<typeof createNetworkLine>;
type MemoryLibrary = ReturnType<typeof createMemoryLibrary>;
let journal = createMemoryDraftJournal();
beforeEach(() => {
  journal = createMemoryDraftJournal();
});

async function makePath(library: MemoryLibrary, random: () => number): Promise<string> {
  const content = PRODUCT_KINDS.coursiz.create({ title: "Path", local: "EN", strategy: "" }, random);
  const made = await library.of("coursiz").create("Path", content);
  if (!made.ok) throw new Error("no path was made");
  return made.value.slug;
}

async function open(before?: { readonly line: NetworkLine; readonly library: MemoryLibrary; readonly slug: string }) {
  let state = 0;
  const random = () => (++state * 0.618_034) % 1;
  const line = before?.line ?? createNetworkLine();
  const library = before?.library ?? createMemoryLibrary(line);
  const slug = before?.slug ?? (await makePath(library, random));
  const page = createActor(productPageMachine, {
    input: { library: library.of("coursiz"), navigation: createMemoryNavigation(), slug },
  }).start();
  const { context } = await waitFor(page, (snapshot) => snapshot.matches("ready"));
  if (!context.product) throw new Error("no path is open");
  const clock = new SimulatedClock();
  const writing = createActor(pathContentMachine, {
    input: {
      product: context.product,
      save: (written, madeFrom) => savePageContent(page, written, madeFrom),
      library,
      journal,
      clock: { now: () => clock.now() },
      dice: { random },
    },
    clock,
  }).start();
  // As the page of a path does: the current version at once, then each new one.
  let last: WrittenProduct | null = null;
  const hear = ({ context: { product } }: ReturnType<typeof page.getSnapshot>) => {
    if (!product || (product.content === last?.content && product.updatedAt === last.updatedAt)) return;
    last = product;
    writing.send({ type: "content.stored", content: product.content, updatedAt: product.updatedAt });
  };
  hear(page.getSnapshot());
  page.subscribe(hear);
  const view = () => connectPathContent(writing.getSnapshot());
  const addTask = () => {
    const [start] = view().path.nodes;
    const at = { after: start?.slug ?? "", way: null };
    writing.send({ type: "path.edited", edit: { do: "add", at, kind: "learniz" } });
    return view().at?.node ?? "";
  };
  const write = (node: string, name: string) =>
    writing.send({
      type: "path.edited",
      edit: { do: "write", node, words: { name, products: ["one"] } },
      field: `${node} name`,
    });
  const until = (isTrue: (seen: ReturnType<typeof view>) => boolean) =>
    waitFor(writing, (snapshot) => isTrue(connectPathContent(snapshot)));
  const readStored = async () => {
    const now = await library.of("coursiz").read(slug);
    return now.ok ? JSON.stringify(now.value.content["nodes"]) : "";
  };
  const countSaves = () => line.asked.filter((name) => name === "save").length;
  return { line, library, slug, page, clock, writing, view, addTask, write, until, readStored, countSaves };
}
const isSaved = ({ isChanged, saving }: ReturnType<typeof connectPathContent>) =>
  !isChanged && saving.state === "saved";

test("§4.140 §4.142 a change is stored by itself a second later, in one save, each based on the version before", async () => {
  const { clock, addTask, write, view, until, readStored, countSaves } = await open();
  const task = addTask();
  write(task, "First");
  expect([view().isChanged, countSaves()]).toEqual([true, 0]);
  clock.increment(1_000);
  await until(isSaved);
  expect([countSaves(), (await readStored()).includes("First")]).toEqual([1, true]);
  write(task, "Second");
  clock.increment(1_000);
  await until(isSaved);
  expect([countSaves(), (await readStored()).includes("Second")]).toEqual([2, true]);
});

test("§4.143 a publication stores at once what is written, and does not wait for its second", async () => {
  const { page, library, slug, addTask, write, view, readStored } = await open();
  write(addTask(), "First");
  expect(await readStored()).not.toContain("First");
  await askPage(page, () => ({ type: "publication.confirmed", content: view().written }));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  expect(await readStored()).toContain("First");
  const stored = await library.of("coursiz").read(slug);
  expect(stored.ok && JSON.stringify(stored.value.published)).toContain("First");
});

test("§8.10 changes that meet those of others wait for a choice, and are stored on top of them where the author says so", async () => {
  const { library, slug, page, clock, addTask, write, until, readStored } = await open();
  const theirs = await library.of("coursiz").read(slug);
  if (!theirs.ok) throw new Error("nothing is stored");
  await library
    .of("coursiz")
    .save(slug, { name: "Theirs", content: theirs.value.content, updatedAt: theirs.value.updatedAt });
  write(addTask(), "Mine");
  clock.increment(1_000);
  await waitFor(page, ({ context }) => context.refused !== null);
  expect(await readStored()).not.toContain("Mine");
  await askPage(page, () => ({ type: "mine.chosen" }));
  await until(isSaved);
  expect(await readStored()).toContain("Mine");
});

test("§8.10 where the others' version is chosen mine stays until theirs is loaded, and undo does not lead back to mine", async () => {
  const { library, slug, page, clock, addTask, write, view, writing, readStored } = await open();
  const theirs = await library.of("coursiz").read(slug);
  if (!theirs.ok) throw new Error("nothing is stored");
  await library
    .of("coursiz")
    .save(slug, { name: "Theirs", content: structuredClone(theirs.value.content), updatedAt: theirs.value.updatedAt });
  const task = addTask();
  write(task, "Mine");
  clock.increment(1_000);
  await waitFor(page, ({ context }) => context.refused !== null);
  writing.send({ type: "theirs.awaited" });
  await askPage(page, () => ({ type: "theirs.chosen" }));
  expect(view().path.nodes.map(({ slug: one }) => one)).toContain(task);
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  expect([
    view()
      .path.nodes.map(({ slug: one }) => one)
      .includes(task),
    view().canUndo,
    view().canRedo,
  ]).toEqual([false, false, false]);
  writing.send({ type: "undo.asked" });
  clock.increment(10_000);
  expect(await readStored()).not.toContain("Mine");
});

test("a version that replaced a stored path cannot be undone", async () => {
  const { clock, addTask, view, writing, until } = await open();
  const content = writing.getSnapshot().context.stored;
  addTask();
  clock.increment(1_000);
  await until(isSaved);
  expect(view().canUndo).toBe(true);
  writing.send({ type: "content.stored", content, updatedAt: "2026-01-01T00:00:00.000Z" });
  expect([view().path.nodes.length, view().canUndo]).toEqual([2, false]);
});

test("editing a text leads nowhere, adding leads to the new node, and removing to the one before it", async () => {
  const { addTask, write, view, writing } = await open();
  const task = addTask();
  const added = view().at;
  expect(added).toEqual({ node: task, isNew: true });
  write(task, "F");
  expect(view().at).toBe(added);
  const start = view().path.nodes[0]?.slug ?? null;
  for (const _ of [1, 2]) {
    const before = view().at;
    const one = before?.isNew ? before.node : addTask();
    writing.send({ type: "path.edited", edit: { do: "remove", nodes: [one ?? ""] } });
    expect(view().at).toEqual({ node: start, isNew: false });
    // The same place twice is still a new edit.
    expect(view().at).not.toBe(before);
  }
});

test("decisions 10 products that learners find and can open are offered, and it is shown when there are more", async () => {
  const { library, writing, until } = await open();
  const make = async (type: "game" | "classiz", name: string, isPublished: boolean) => {
    const made = await library.of(type).create(
      name,
      PRODUCT_KINDS[type].create({ title: name, local: "EN", strategy: "" }, () => 0.5),
    );
    if (made.ok && isPublished) await library.of(type).publish(made.value.slug, made.value.updatedAt);
  };
  await make("game", "Fire found", true);
  await make("game", "Fire draft", false);
  await make("classiz", "Fire session", true);
  const asked = vi.spyOn(library, "list");
  writing.send({ type: "search.changed", query: "Fire" });
  const { context } = await until(
    ({ query, found }) => query === "Fire" && found.phase === "ready" && !found.isRefreshing,
  );
  expect(context.search.shown?.rows.map(({ name }) => name)).toEqual(["Fire found", "Fire session"]);
  expect(connectPathContent(writing.getSnapshot()).hasMore).toBe(false);
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ query: "Fire", excludesPages: true }));
});

test("decisions 10 a problem for which the server did not publish a path is shown at its node", () => {
  const faults = [
    { path: ["nodes", "a"], message: "closed" },
    { path: ["nodes"], message: "start" },
    { path: ["nodes", "b"], message: "something new" },
  ];
  expect(listRefused({ kind: "invalid", detail: "content.no-way", faults })).toEqual([
    { kind: "closed", node: "a", other: null },
  ]);
  expect([listRefused(null), listRefused({ kind: "offline", detail: "network" })]).toEqual([[], []]);
});

test("decisions 10 a step whose product was deleted says so, until another one is chosen", async () => {
  const first = await open();
  const { library, clock, writing, addTask, until, view } = first;
  const content = PRODUCT_KINDS.game.create({ title: "Fire", local: "EN", strategy: "" }, () => 0.3);
  const made = await library.of("game").create("Fire", content);
  const kept = await library.of("game").create("Water", content);
  if (!made.ok || !kept.ok) throw new Error("no game was made");
  const task = addTask();
  const choose = (actor: typeof writing, product: string) =>
    actor.send({
      type: "path.edited",
      edit: { do: "write", node: task, words: { kind: "game", products: [product] } },
    });
  choose(writing, made.value.slug);
  clock.increment(1_000);
  await until(isSaved);
  expect(view().problems).toEqual([]);
  await library.of("game").remove(made.value.slug);
  const again = await open(first);
  const told = await again.until(({ problems }) => problems.length > 0);
  expect(connectPathContent(told).problems).toEqual([{ kind: "gone", node: task, other: null }]);
  choose(again.writing, kept.value.slug);
  expect(again.view().problems).toEqual([]);
});

test("an edit is undone and redone; letters typed in one field are one step", async () => {
  const { addTask, write, view, writing } = await open();
  const task = addTask();
  for (const name of ["F", "Fi", "Fir"]) write(task, name);
  const named = () => view().path.nodes.find(({ slug }) => slug === task)?.name;
  writing.send({ type: "undo.asked" });
  expect(named()).toBe("");
  writing.send({ type: "undo.asked" });
  expect([named(), view().canUndo]).toEqual([undefined, false]);
  writing.send({ type: "redo.asked" });
  writing.send({ type: "redo.asked" });
  expect([named(), view().canRedo]).toEqual(["Fir", false]);
});

test("decisions 10 it is tried as a learner: with a score, up to its end", async () => {
  const { addTask, write, view, writing } = await open();
  const task = addTask();
  write(task, "First");
  writing.send({ type: "trial.begun" });
  expect([view().problems, view().trial?.standing.get(task)?.state]).toEqual([[], "open"]);
  writing.send({ type: "trial.told", event: { type: "result", product: "one", status: "COMPLETE", score: 40 } });
  expect([view().trial?.state.isEnded, view().trial?.percentage]).toEqual([true, 100]);
  writing.send({ type: "trial.ended" });
  expect(view().trial).toBeNull();
});

const OFFLINE = { kind: "offline", detail: "network" } as const;

test("§4.139 unsaved changes wait on this device: opened again, they are restored and stored", async () => {
  const first = await open();
  first.line.fail("save", OFFLINE);
  first.write(first.addTask(), "Written on a train");
  first.clock.increment(1_000);
  await first.until(({ saving }) => saving.state === "offline");
  // The page is closed, and its state with it.
  first.writing.stop();
  first.page.stop();
  first.line.fail("save", null);
  expect(await first.readStored()).not.toContain("Written on a train");
  const again = await open(first);
  expect(again.view()).toMatchObject({ isRecovered: true, isChanged: true, madeFrom: null, canUndo: true });
  expect(JSON.stringify(again.view().path)).toContain("Written on a train");
  again.clock.increment(1_000);
  await again.until(isSaved);
  expect(await again.readStored()).toContain("Written on a train");
  expect([journal.read(again.slug), again.view().isRecovered]).toEqual([null, true]);
  const third = await open(first);
  expect(third.view()).toMatchObject({ isRecovered: false, isChanged: false });
});

test("§8.10 changes on this device that were made from an older version, even before a publication, ask first", async () => {
  for (const choice of ["mine.chosen", "theirs.chosen"] as const) {
    const first = await open();
    first.line.fail("save", OFFLINE);
    first.write(first.addTask(), "Mine");
    first.writing.stop();
    first.page.stop();
    first.line.fail("save", null);
    const theirs = await first.library.of("coursiz").read(first.slug);
    if (!theirs.ok) throw new Error("nothing is stored");
    const { content, updatedAt } = theirs.value;
    await first.library.of("coursiz").save(first.slug, { name: "Theirs", content, updatedAt });
    const again = await open(first);
    const { written, madeFrom } = again.view();
    expect(madeFrom).toBe(updatedAt);
    if (choice === "theirs.chosen")
      await askPage(again.page, () => ({ type: "publication.confirmed", content: written, madeFrom }));
    else again.clock.increment(1_000);
    await waitFor(again.page, ({ context }) => context.refused !== null);
    expect(await again.readStored()).not.toContain("Mine");
    if (choice === "theirs.chosen") again.writing.send({ type: "theirs.awaited" });
    again.page.send({ type: choice });
    await again.until(({ isChanged }) => !isChanged);
    expect((await again.readStored()).includes("Mine")).toBe(choice === "mine.chosen");
    expect(JSON.stringify(again.view().path).includes("Mine")).toBe(choice === "mine.chosen");
    expect(journal.read(again.slug)).toBeNull();
  }
});

test("§4.132 a missing part of a path is something still to do until its author wants to publish it", async () => {
  const { view, writing, addTask } = await open();
  expect(view()).toMatchObject({ isUndrawn: true, isTried: false });
  addTask();
  expect(view()).toMatchObject({ isUndrawn: false, isTried: false, problems: [{ kind: "product" }] });
  writing.send({ type: "publication.tried" });
  expect(view()).toMatchObject({ isTried: true, problems: [{ kind: "product" }] });
});
