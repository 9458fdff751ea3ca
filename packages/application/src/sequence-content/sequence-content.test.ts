// Knows that a smart sequence is stored by itself, undone and redone, and meets others as a choice.
import { PRODUCT_KINDS } from "@academiz/domain/products";
import type { SequenceEdit } from "@academiz/domain/sequences";
import { createMemoryLibrary, createMemoryNavigation, createNetworkLine } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { askPage, productPageMachine, savePageContent } from "../product-page/index.ts";
import { connectLevels, connectSequenceContent, sequenceContentMachine } from "./index.ts";

async function open() {
  let state = 0;
  const random = () => (++state * 0.618_034) % 1;
  const line = createNetworkLine();
  const library = createMemoryLibrary(line);
  const content = PRODUCT_KINDS["smart-sequence"].create({ title: "Fire", local: "EN", strategy: "" }, random);
  const made = await library.of("smart-sequence").create("Fire", content);
  if (!made.ok) throw new Error("no sequence was made");
  const { slug } = made.value;
  const page = createActor(productPageMachine, {
    input: { library: library.of("smart-sequence"), navigation: createMemoryNavigation(), slug },
  }).start();
  const { context } = await waitFor(page, (snapshot) => snapshot.matches("ready"));
  const clock = new SimulatedClock();
  const writing = createActor(sequenceContentMachine, {
    input: {
      stored: context.product?.content ?? {},
      save: (written) => savePageContent(page, written),
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
    writing.send({ type: "content.stored", content: product.content });
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
  return { library, slug, page, clock, writing, view, edit, until, readStored, countSaves };
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
  writing.send({ type: "content.stored", content: writing.getSnapshot().context.stored });
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
