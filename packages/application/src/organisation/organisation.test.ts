import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Organisation, OrganisationGateway } from "../ports/index.ts";
import { connectOrganisation, type OrganisationSaved, organisationMachine } from "./index.ts";

const place = (id: string) => ({ id, name: id, children: [] });
const idsOf = ({ places }: Organisation) => places.map(({ id }) => id);

async function open() {
  const line = createNetworkLine();
  let stored: Organisation = {
    ...{ id: "c", name: "Client", places: [place("p")], criteria: [], tags: [], licence: null },
    use: { people: 0, peopleWithin: 0, places: [], criteria: [], tags: [], offers: [], leads: [] },
  };
  const change = (part: Partial<Organisation>) => {
    stored = { ...stored, ...part };
  };
  const gateway: OrganisationGateway = {
    read: () => line.pass("read", () => ({ ok: true, value: stored })),
    writeTree: (_, kind, { after }) =>
      line.pass("write", () => {
        change({ [kind]: after });
        return { ok: true, value: undefined };
      }),
    renameCriterion: () => line.pass("rename", () => ({ ok: true, value: undefined })),
    previewMerger: () =>
      line.pass("preview", () => ({ ok: true, value: { people: 1, below: 0, offers: [], blocked: [] } })),
    mergePlaces: (_, from) =>
      line.pass("merge", () => {
        change({ places: stored.places.filter(({ id }) => id !== from) });
        return { ok: true, value: undefined };
      }),
    addTag: (_, tag) =>
      line.pass("tag", () => {
        change({ tags: [...stored.tags, tag] });
        return { ok: true, value: undefined };
      }),
    removeTag: (_, tag) =>
      line.pass("tag", () => {
        change({ tags: stored.tags.filter((one) => one !== tag) });
        return { ok: true, value: undefined };
      }),
    writeLicence: () => line.pass("licence", () => ({ ok: true, value: undefined })),
  };
  const actor = createActor(organisationMachine, { input: { gateway } });
  const told: OrganisationSaved[] = [];
  actor.on("saved", (saved) => told.push(saved));
  actor.start();
  const view = () => connectOrganisation(actor.getSnapshot());
  const rest = () => waitFor(actor, () => !view().isSaving && view().phase !== "loading");
  const write = async (...ids: readonly string[]) => {
    actor.send({ type: "act.asked", act: { type: "tree", kind: "places", tree: ids.map(place) } });
    await rest();
  };
  await rest();
  return { line, actor, view, rest, write, told, change, read: () => stored };
}

test("the last change is undone, once; an older one is not, whatever is still on screen", async () => {
  const { actor, rest, write, told, read } = await open();
  await write("p", "a");
  await write("p", "a", "b");
  actor.send({ type: "undo.asked", number: 1 });
  await rest();
  expect(idsOf(read())).toEqual(["p", "a", "b"]);
  actor.send({ type: "undo.asked", number: 2 });
  await rest();
  expect(idsOf(read())).toEqual(["p", "a"]);
  actor.send({ type: "undo.asked", number: 3 });
  await rest();
  expect(idsOf(read())).toEqual(["p", "a"]);
  expect(told.map(({ isUndo }) => isUndo)).toEqual([false, false, true]);
});

test("a change that was not stored has no undo: the one before it has", async () => {
  const { line, actor, view, rest, write, read } = await open();
  await write("p", "a");
  line.fail("write", OFFLINE);
  await write("p", "a", "b");
  expect(view().trouble).toEqual(OFFLINE);
  line.fail("write", null);
  actor.send({ type: "undo.asked", number: 1 });
  await rest();
  expect(idsOf(read())).toEqual(["p"]);
});

test("changes of another administrator are not undone with one's own", async () => {
  const { actor, rest, write, read, change } = await open();
  await write("p", "a");
  change({ places: ["p", "a", "theirs"].map(place) });
  actor.send({ type: "retry.asked" });
  await rest();
  actor.send({ type: "undo.asked", number: 1 });
  await rest();
  expect(idsOf(read())).toEqual(["p", "a", "theirs"]);
});

test("a stored change is told as stored, even if it cannot be shown", async () => {
  const { line, actor, view, told } = await open();
  line.fail("read", OFFLINE);
  actor.send({ type: "act.asked", act: { type: "tag.add", tag: "new" } });
  await waitFor(actor, () => view().phase === "failed");
  expect(told).toEqual([{ type: "saved", isUndo: false, canUndo: true, number: 1 }]);
  line.fail("read", null);
  actor.send({ type: "retry.asked" });
  await waitFor(actor, () => view().stored?.tags.length === 1);
  expect(view()).toMatchObject({ phase: "ready", stored: { tags: ["new"] }, trouble: null });
});

test("§3.48 a place that was merged into another does not come back by an undo", async () => {
  const { actor, rest, write, read, told } = await open();
  await write("p", "a");
  actor.send({ type: "act.asked", act: { type: "merge", from: "a", into: "p" } });
  await rest();
  expect(idsOf(read())).toEqual(["p"]);
  expect(told.at(-1)).toEqual({ type: "saved", isUndo: false, canUndo: false, number: 2 });
  actor.send({ type: "undo.asked", number: 2 });
  await rest();
  expect(idsOf(read())).toEqual(["p"]);
});

test("§7.60 the end of a tag is not undone: nobody knows any more which products had it", async () => {
  const { actor, rest, told, read } = await open();
  const act = async (type: "tag.add" | "tag.remove", tag: string) => {
    actor.send({ type: "act.asked", act: { type, tag } });
    await rest();
  };
  await act("tag.add", "fire");
  await act("tag.remove", "fire");
  expect(told.at(-1)).toMatchObject({ isUndo: false, canUndo: false });
  expect(read().tags).toEqual([]);
});
