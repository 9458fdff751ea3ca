// Proves that an editor in which nothing waits shows what was saved elsewhere, and says so.
import {
  createMemoryDraftJournal,
  createMemoryNavigation,
  createMemoryProductLibrary,
  createMemoryWindows,
  createNetworkLine,
} from "@academiz/testkit/clients";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { changeDraft, connectProductEditor, type ProductEditorView, productEditorMachine } from "./index.ts";

async function openTwo({ isOneBrowser = true } = {}) {
  const library = createMemoryProductLibrary(createNetworkLine(), "learniz");
  const created = await library.create("First", { ...makeCourse([[makeSlide("s", [])]]) });
  if (!created.ok) throw new Error("not created");
  const { slug } = created.value;
  const browser = createMemoryWindows();
  const open = async () => {
    const clock = new SimulatedClock();
    const ports = {
      library,
      journal: createMemoryDraftJournal(),
      navigation: createMemoryNavigation(),
      clock: { now: () => clock.now() },
      dice: { random: () => 0.5 },
      ...(isOneBrowser && { windows: browser.open() }),
    };
    const actor = createActor(productEditorMachine, { input: { ports, slug }, clock }).start();
    const view = () => connectProductEditor(actor.getSnapshot());
    const until = (isTrue: (view: ProductEditorView) => boolean) =>
      waitFor(actor, (snapshot) => isTrue(connectProductEditor(snapshot)));
    await until(({ phase }) => phase === "ready");
    const rename = (name: string) => changeDraft(actor, "name", (draft) => ({ ...draft, name }));
    const save = async (name: string) => {
      rename(name);
      clock.increment(1_000);
      await until(({ saving, draft }) => saving === "saved" && draft?.name === name);
    };
    return { actor, view, until, rename, save };
  };
  return [await open(), await open()] as const;
}

test("§8.10 decisions 7 a second window hears of a save at once, shows it and says so, until its author goes on", async () => {
  const [one, two] = await openTwo();
  await one.save("Second");
  await two.until(({ draft }) => draft?.name === "Second");
  expect(two.view()).toMatchObject({ isRenewed: true, saving: "saved", canUndo: false });
  await two.save("Third");
  expect(two.view().isRenewed).toBe(false);
  await one.until(({ draft }) => draft?.name === "Third");
});

test("another browser hears of it when its author comes back; nothing that waits here is lost by that", async () => {
  const [one, two] = await openTwo({ isOneBrowser: false });
  await one.save("Second");
  expect(two.view()).toMatchObject({ draft: { name: "First" }, isRenewed: false });
  two.actor.send({ type: "window.looked" });
  await two.until(({ isRenewed }) => isRenewed);
  expect(two.view().draft?.name).toBe("Second");
  await one.save("Third");
  two.rename("Mine");
  two.actor.send({ type: "window.looked" });
  expect(two.view()).toMatchObject({ draft: { name: "Mine" }, saving: "saving" });
});
