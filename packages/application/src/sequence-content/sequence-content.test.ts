// Knows that a smart sequence is stored by itself, undone and redone, kept on the device while there is no network, and
// meets others as a choice.
import { PRODUCT_KINDS } from "@academiz/domain/products";
import type { SequenceEdit } from "@academiz/domain/sequences";
import {
  createMemoryDraftJournal,
  createMemoryLibrary,
  createMemoryNavigation,
  createNetworkLine,
} from "@academiz/testkit/clients";
import { beforeEach, expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { askPage, productPageMachine, savePageContent } from "../product-page/index.ts";
import { connectLevels, connectSequenceContent, sequenceContentMachine } from "./index.ts";

let journal = createMemoryDraftJournal();
beforeEach(() => {
  journal = createMemoryDraftJournal();
});
let state = 0;
const random = () => (++state * 0.618_034) % 1;
async function make() {
  state = 0;
  const line = createNetworkLine();
  const library = createMemoryLibrary(line);
  const content = PRODUCT_KINDS["smart-sequence"].create({ title: "Fire", local: "EN", strategy: "" }, random);
  const made = await library.of("smart-sequence").create("Fire", content);
  if (!made.ok) throw new Error("no sequence was made");
  return { line, library, slug: made.value.slug };
}

/** `before`: the same product, opened again. */
async function open(before?: Awaited<ReturnType<typeof make>>) {
  const { line, library, slug } = before ?? (await make());
  const page = createActor(productPageMachine, {
    input: { library: library.of("smart-sequence"), navigation: createMemoryNavigation(), slug },
  }).start();
  const { context } = await waitFor(page, (snapshot) => snapshot.matches("ready"));
  const clock = new SimulatedClock();
  const writing = createActor(sequenceContentMachine, {
    input: {
      product: context.product ?? { slug, name: "", updatedAt: "", content: {} },
      journal,
      save: (written, madeFrom) => savePageContent(page, written, madeFrom),
      clock: { now: () => clock.now() },
      dice: { random },
    },
    clock,
  }).start();
  // As the page of a sequence does.
  let last = context.product?.content;
  page.subscribe(({ context: { product } }) => {
    if (!product || product.content === last) return;
    last = product.content;
    writing.send({ type: "content.stored", content: product.content, updatedAt: product.updatedAt });
  });
  const view = () => connectSequenceContent(writing.getSnapshot());
  const edit = (one: SequenceEdit, field?: string) =>
    writing.send({ type: "sequence.edited", edit: one, ...(field !== undefined && { field }) });
  const until = (isTrue: (seen: ReturnType<typeof view>) => boolean) =>
    waitFor(writing, (snapshot) => isTrue(connectSequenceContent(snapshot)));
  const readStored = async () => {
    const now = await library.of("smart-sequence").read(slug);
    return now.ok ? JSON.stringify(now.value.content) : "";
  };
  const countSaves = () => line.asked.filter((name) => name === "save").length;
  return { line, library, slug, page, clock, writing, view, edit, until, readStored, countSaves };
}
const isSaved = ({ isChanged, saving }: ReturnType<typeof connectSequenceContent>) =>
  !isChanged && saving.state === "saved";
const titles = ({ draft }: ReturnType<typeof connectSequenceContent>) => draft.themes.map(({ title }) => title);

test("§4.142 what is changed is stored by itself a second later, in one save, each after the version before", async () => {
  const { clock, edit, view, until, readStored, countSaves } = await open();
  edit({ do: "add-theme", title: "Extinguishers" });
  edit({ do: "set-threshold", threshold: 60 }, "threshold");
  expect([view().isChanged, countSaves()]).toEqual([true, 0]);
  clock.increment(1_000);
  await until(isSaved);
  const stored = await readStored();
  expect([countSaves(), stored.includes("Extinguishers"), stored.includes('"victoryThreshold":60')]).toEqual([
    1,
    true,
    true,
  ]);
  edit({ do: "add-theme", title: "Exits" });
  clock.increment(1_000);
  await until(isSaved);
  expect([countSaves(), (await readStored()).includes("Exits")]).toEqual([2, true]);
});

test("§4.142 who only looks at a sequence changes nothing of it", async () => {
  const { clock, view, writing, countSaves } = await open();
  const { stored, product } = writing.getSnapshot().context;
  writing.send({ type: "content.stored", content: stored, updatedAt: product.updatedAt });
  clock.increment(10_000);
  await waitFor(writing, () => true);
  expect([countSaves(), view().isChanged, view().saving.state]).toEqual([0, false, "saved"]);
});

test("what is offered for one removal takes back that one alone, as long as it is the last step", async () => {
  const { edit, view, writing } = await open();
  for (const title of ["Fire", "Exits"]) edit({ do: "add-theme", title });
  const before = view().draft;
  edit({ do: "remove-theme", theme: view().at?.uuid ?? "" });
  expect(view().undoneTo).toBe(before);
  edit({ do: "set-threshold", threshold: 60 }, "threshold");
  expect(view().undoneTo).not.toBe(before);
  writing.send({ type: "undo.asked", to: before });
  expect([titles(view()), view().draft.threshold]).toEqual([["Fire"], 60]);
  writing.send({ type: "undo.asked" });
  writing.send({ type: "undo.asked", to: before });
  expect(titles(view())).toEqual(["Fire", "Exits"]);
  writing.send({ type: "undo.asked", to: before });
  expect(titles(view())).toEqual(["Fire", "Exits"]);
});

test("a removal is undone and redone; letters of one field are one step", async () => {
  const { edit, view, writing } = await open();
  edit({ do: "add-theme", title: "Fire" });
  const theme = view().at?.uuid ?? "";
  edit({ do: "remove-theme", theme });
  writing.send({ type: "undo.asked" });
  expect(titles(view())).toEqual(["Fire"]);
  writing.send({ type: "redo.asked" });
  expect([titles(view()), view().canRedo]).toEqual([[], false]);
  const before = view().draft.story.intro.title;
  for (const title of ["F", "Fi"]) edit({ do: "set-story", story: { intro: { title, text: "" } } }, "story title");
  writing.send({ type: "undo.asked" });
  expect(view().draft.story.intro.title).toBe(before);
});

test("§8.10 what met the work of somebody else waits for a choice", async () => {
  const { library, slug, page, clock, edit, until, readStored } = await open();
  const theirs = await library.of("smart-sequence").read(slug);
  if (!theirs.ok) throw new Error("nothing is stored");
  const { content, updatedAt } = theirs.value;
  await library.of("smart-sequence").save(slug, { name: "Theirs", content, updatedAt });
  edit({ do: "add-theme", title: "Mine" });
  clock.increment(1_000);
  await waitFor(page, ({ context }) => context.refused !== null);
  expect(await readStored()).not.toContain("Mine");
  await askPage(page, () => ({ type: "mine.chosen" }));
  await until(isSaved);
  expect(await readStored()).toContain("Mine");
});

test("§8.10 where theirs is chosen nothing leads back to mine", async () => {
  const { library, slug, page, clock, edit, view, writing, readStored } = await open();
  const theirs = await library.of("smart-sequence").read(slug);
  if (!theirs.ok) throw new Error("nothing is stored");
  const { content, updatedAt } = theirs.value;
  await library.of("smart-sequence").save(slug, { name: "Theirs", content: structuredClone(content), updatedAt });
  edit({ do: "add-theme", title: "Mine" });
  clock.increment(1_000);
  await waitFor(page, ({ context }) => context.refused !== null);
  writing.send({ type: "theirs.awaited" });
  await askPage(page, () => ({ type: "theirs.chosen" }));
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  expect([titles(view()), view().canUndo]).toEqual([[], false]);
  clock.increment(10_000);
  expect(await readStored()).not.toContain("Mine");
});

test("decisions 9 an author sees a learner who is thought of go through what is written", async () => {
  const { edit, view } = await open();
  edit({ do: "add-theme", title: "Fire" });
  const theme = view().at?.uuid ?? "";
  const answers = [
    { uuid: "", text: "Right", correct: true },
    { uuid: "", text: "Wrong", correct: false },
  ];
  const words = { kind: "SINGLE" as const, answers, accepted: [], explanation: "", remediation: "" };
  for (const level of [1, 1, 1, 1, 2, 2, 2, 2])
    edit({ do: "add-question", theme, question: { ...words, text: "What?", level } });
  expect(view().problems).toEqual([]);
  expect(view().simulate(5).themes).toMatchObject([{ isMastered: true }]);
  expect(view().rows.map(({ place, of }) => [place, of])).toHaveLength(8);
});

test("an edit of themes and questions leads to what it made, one of rules or story leaves its author there", async () => {
  const { edit, view } = await open();
  edit({ do: "add-theme", title: "Extinguishers" });
  const led = view().at;
  expect(led?.uuid).toBe(view().draft.themes[0]?.uuid);
  edit({ do: "set-rules", rules: { strategy: "LINEAR" } });
  edit({ do: "set-story", story: { isCinematic: true } });
  edit({ do: "set-threshold", threshold: null });
  expect([view().at, view().draft.rules.strategy, view().draft.story.isCinematic]).toEqual([led, "LINEAR", true]);
});

test("decisions 9 levels that answers say otherwise are taken over, one or all, and undone in one step", async () => {
  const { edit, view, writing } = await open();
  edit({ do: "add-theme", title: "Fire" });
  const theme = view().at?.uuid ?? "";
  const words = { kind: "SINGLE" as const, answers: [], accepted: [], explanation: "", remediation: "" };
  for (const level of [1, 2, 3, null])
    edit({ do: "add-question", theme, question: { ...words, text: `Of ${level}`, level } });
  const [first = "", second = "", third = "", last = ""] = view().rows.map(({ uuid }) => uuid);
  const tell = (question: string, level: number, standardError: number) => ({
    ...{ question, answers: 60, right: 30, level: Math.round(level) },
    estimate: { level, standardError },
  });
  const few = { question: last, answers: 3, right: 3, level: null, estimate: null };
  const questions = [tell(first, 3.1, 0.2), tell(second, 2.4, 0.3), tell(third, 1.2, 0.2), few, tell("gone", 2, 0.1)];
  const levels = () => connectLevels(view().rows, { questions });
  const verdicts = () => [first, second, third, last].map((uuid) => levels().byQuestion.get(uuid)?.verdict);
  const given = () => view().rows.map(({ level }) => level);
  expect(verdicts()).toEqual(["harder", "agrees", "easier", "too-few"]);
  expect(levels()).toMatchObject({ told: 3, harder: 1, easier: 1 });
  expect(levels().byQuestion.get(first)?.estimate).toEqual({ level: 3.1, margin: expect.closeTo(0.392, 6) });
  const { at } = view();
  const one = levels().byQuestion.get(first)?.edit;
  if (!one) throw new Error("nothing is taken over");
  edit(one);
  expect([given(), verdicts()[0], view().at]).toEqual([[3, 2, 3, null], "agrees", at]);
  writing.send({ type: "undo.asked" });
  const all = levels().edit;
  if (!all) throw new Error("nothing is taken over");
  edit(all);
  expect([given(), levels().edit, levels().byQuestion.get(second)?.edit]).toEqual([[3, 2, 1, null], null, null]);
  writing.send({ type: "undo.asked" });
  expect(given()).toEqual([1, 2, 3, null]);
});

const OFFLINE = { kind: "offline", detail: "network" } as const;

test("§4.139 what is not stored yet waits on this device: opened again, the author goes on with it, and it is stored", async () => {
  const first = await open();
  first.line.fail("save", OFFLINE);
  first.edit({ do: "add-theme", title: "Written on a train" });
  first.clock.increment(1_000);
  await first.until(({ saving }) => saving.state === "offline");
  // The page is gone, and with it all that it knew.
  first.writing.stop();
  first.page.stop();
  first.line.fail("save", null);
  expect(await first.readStored()).not.toContain("Written on a train");
  const again = await open(first);
  expect(again.view()).toMatchObject({ isRecovered: true, isChanged: true, madeFrom: null, canUndo: true });
  expect(titles(again.view())).toContain("Written on a train");
  again.clock.increment(1_000);
  await again.until(isSaved);
  expect(await again.readStored()).toContain("Written on a train");
  expect([journal.read(again.slug), again.view().isRecovered]).toEqual([null, true]);
  const third = await open(first);
  expect(third.view()).toMatchObject({ isRecovered: false, isChanged: false });
});

test("§4.139 who types on writes to this device once they rest, and at once as they turn away", async () => {
  const { edit, clock, writing, slug } = await open();
  const kept = () => JSON.stringify(journal.read(slug)?.config ?? null);
  for (const title of ["E", "Ex", "Exi"]) {
    edit({ do: "add-theme", title });
    clock.increment(200);
  }
  expect(kept()).toBe("null");
  clock.increment(50);
  expect(kept()).toContain("Exi");
  edit({ do: "add-theme", title: "Exits" });
  expect(kept()).not.toContain("Exits");
  writing.send({ type: "save.asked" });
  expect(kept()).toContain("Exits");
});

test("§8.10 what waits on this device and was made from an older version asks first, also of a publication", async () => {
  for (const choice of ["mine.chosen", "theirs.chosen"] as const) {
    const first = await open();
    first.line.fail("save", OFFLINE);
    first.edit({ do: "add-theme", title: "Mine" });
    first.writing.send({ type: "save.asked" });
    first.writing.stop();
    first.page.stop();
    first.line.fail("save", null);
    const theirs = await first.library.of("smart-sequence").read(first.slug);
    if (!theirs.ok) throw new Error("nothing is stored");
    const { content, updatedAt } = theirs.value;
    await first.library.of("smart-sequence").save(first.slug, { name: "Theirs", content, updatedAt });
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
    expect(titles(again.view()).includes("Mine")).toBe(choice === "mine.chosen");
    expect(journal.read(again.slug)).toBeNull();
  }
});
