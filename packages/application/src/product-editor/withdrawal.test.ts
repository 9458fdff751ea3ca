// Proves that a course is withdrawn where it is written, and that nothing of its draft is lost by that.
import {
  createMemoryDraftJournal,
  createMemoryNavigation,
  createMemoryProductLibrary,
  createNetworkLine,
  OFFLINE,
} from "@academiz/testkit/clients";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { changeDraft, connectProductEditor, type ProductEditorView, productEditorMachine } from "./index.ts";

async function openPublished() {
  const line = createNetworkLine();
  const library = createMemoryProductLibrary(line, "learniz");
  const created = await library.create("First", { ...makeCourse([[makeSlide("s", [])]]) });
  if (!created.ok) throw new Error("not created");
  const { slug, updatedAt } = created.value;
  await library.publish(slug, updatedAt);
  const clock = new SimulatedClock();
  const ports = {
    library,
    journal: createMemoryDraftJournal(),
    navigation: createMemoryNavigation(),
    clock: { now: () => clock.now() },
    dice: { random: () => 0.5 },
  };
  const actor = createActor(productEditorMachine, { input: { ports, slug }, clock }).start();
  const view = () => connectProductEditor(actor.getSnapshot());
  const until = (isTrue: (view: ProductEditorView) => boolean) =>
    waitFor(actor, (snapshot) => isTrue(connectProductEditor(snapshot)));
  await until(({ phase }) => phase === "ready");
  return { line, library, slug, clock, actor, view, until };
}
test("decisions 4 a course is withdrawn while it is written, and what is written is stored", async () => {
  const { library, slug, clock, actor, view, until } = await openPublished();
  expect(view().publication).toBe("up-to-date");
  changeDraft(actor, "name", (draft) => ({ ...draft, name: "Second" }));
  actor.send({ type: "withdrawal.confirmed" });
  expect(view().isWithdrawing).toBe(true);
  await until(({ publication }) => publication === "withdrawn");
  clock.increment(1_000);
  await until(({ saving }) => saving === "saved");
  expect(await library.read(slug)).toMatchObject({ ok: true, value: { name: "Second", visible: false } });
  expect(view().publication).toBe("withdrawn");
});

test("a withdrawal that fails is told, and the course stays with its learners", async () => {
  const { line, actor, view, until } = await openPublished();
  line.fail("withdraw", OFFLINE);
  actor.send({ type: "withdrawal.confirmed" });
  await until(({ actionTrouble }) => actionTrouble !== null);
  expect(view()).toMatchObject({ publication: "up-to-date", isWithdrawing: false });
});
