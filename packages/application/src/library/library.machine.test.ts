import { createMemoryLibrary, createMemoryNavigation, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { LibraryCriteria } from "../ports/index.ts";
import {
  connectLibrary,
  connectTemplates,
  createUsesReader,
  type FoldersTold,
  type LibraryView,
  libraryMachine,
  templatesMachine,
} from "./index.ts";

const criteria: LibraryCriteria = { query: "", order: "-updatedAt", page: 1 };

const isSettled = ({ phase, isRefreshing, isActing }: LibraryView) => phase === "ready" && !isRefreshing && !isActing;

async function open(names: readonly string[], prepare?: (line: ReturnType<typeof createNetworkLine>) => void) {
  const line = createNetworkLine();
  const library = createMemoryLibrary(line);
  const courses = library.of("learniz");
  for (const name of names) await courses.create(name, { ...makeCourse([[makeSlide("s0")]]) });
  prepare?.(line);
  const navigation = createMemoryNavigation();
  const input = { library, navigation, dice: { random: () => 0.5 }, criteria };
  const actor = createActor(libraryMachine, { input }).start();
  const view = () => connectLibrary(actor.getSnapshot());
  const until = async (isTrue: (view: LibraryView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectLibrary(snapshot)));
    return view();
  };
  const listNames = () => view().rows.map(({ name }) => name);
  return {
    actor,
    line,
    courses,
    library,
    navigation,
    view,
    until,
    names: listNames,
    settled: () => until(isSettled),
  };
}

describe("the list", () => {
  it("§7.80 is loaded, and follows its criteria while the former list stays shown", async () => {
    const { actor, names, view, settled } = await open(["one", "two"]);
    expect(view()).toMatchObject({ phase: "loading", isRefreshing: false });
    await settled();
    expect(names()).toEqual(["one", "two"]);
    actor.send({ type: "criteria.changed", criteria: { ...criteria, query: "tw" } });
    expect(view()).toMatchObject({ phase: "ready", isRefreshing: true, rows: [{ name: "one" }, { name: "two" }] });
    await settled();
    expect(names()).toEqual(["two"]);
  });

  it("§7.80 shows the answer to the newest criteria, whichever comes last", async () => {
    const { actor, line, names, settled } = await open(["one", "two"]);
    await settled();
    const release = line.hold("list");
    actor.send({ type: "criteria.changed", criteria: { ...criteria, query: "one" } });
    actor.send({ type: "criteria.changed", criteria: { ...criteria, query: "two" } });
    await settled();
    release();
    await Promise.resolve();
    expect(names()).toEqual(["two"]);
  });

  it("§8.6 tells why it failed, and is loaded when asked again", async () => {
    const { actor, line, until, settled } = await open(["one"], (line) => line.fail("list", OFFLINE));
    expect((await until(({ phase }) => phase === "failed")).trouble).toEqual(OFFLINE);
    line.fail("list", null);
    actor.send({ type: "retry.asked" });
    expect((await settled()).trouble).toBeNull();
  });

  it("tells a library without products from criteria that match none", async () => {
    const { actor, view, settled } = await open([]);
    await settled();
    expect(view()).toMatchObject({ isEmpty: true, pageCount: 1 });
    actor.send({ type: "criteria.changed", criteria: { ...criteria, query: "x" } });
    await settled();
    expect(view().isEmpty).toBe(false);
  });
});

describe("what can be done from the list", () => {
  it("§7.82 creates a product and opens it", async () => {
    const { actor, courses, navigation, names, settled, until } = await open([]);
    await settled();
    actor.send({ type: "creation.asked", of: "learniz", name: "New", local: "FR", author: "Ada" });
    await until(({ isActing }) => isActing);
    await settled();
    expect(navigation.visits).toEqual(["/learniz/learniz-1"]);
    expect(courses.peek("learniz-1").content).toMatchObject({ local: "FR", context: { title: "New", author: "Ada" } });
    expect(names()).toEqual(["New"]);
  });

  it("§4.133 begins a game of the type that is asked for, as the server does, and opens it", async () => {
    const { actor, library, navigation, settled } = await open([]);
    await settled();
    actor.send({ type: "creation.asked", of: "game", gameType: "ORDERING", name: "Steps", local: "FR" });
    await settled();
    expect(navigation.visits).toEqual(["/game/game-1"]);
    const begun = await library.of("game").read("game-1");
    if (!begun.ok) throw new Error(begun.error.detail);
    expect(begun.value.content).toMatchObject({
      context: { title: "Steps" },
      config: { gameType: "ORDERING", local: "FR", strategy: "DEFAULT" },
    });
  });

  it("§7.86 copies a product and opens the copy", async () => {
    const { actor, navigation, names, settled } = await open(["one"]);
    await settled();
    actor.send({ type: "duplication.asked", slug: "learniz-1" });
    await settled();
    expect(navigation.visits).toEqual(["/learniz/learniz-2"]);
    expect(names()).toEqual(["one", "one"]);
  });

  it("§7.87 removes a product, stays, and shows the list without it", async () => {
    const { actor, navigation, names, settled } = await open(["one", "two"]);
    await settled();
    actor.send({ type: "removal.confirmed", slug: "learniz-1" });
    await settled();
    expect(navigation.visits).toEqual([]);
    expect(names()).toEqual(["two"]);
  });

  it("decisions 4 withdraws a product, stays, and shows that it is withdrawn", async () => {
    const { actor, courses, navigation, view, settled } = await open(["one"]);
    await settled();
    await courses.publish("learniz-1", view().rows[0]?.updatedAt ?? "");
    actor.send({ type: "retry.asked" });
    await settled();
    expect(view().rows).toMatchObject([{ visible: true }]);
    actor.send({ type: "withdrawal.confirmed", slug: "learniz-1" });
    await settled();
    expect(navigation.visits).toEqual([]);
    expect(view().rows).toMatchObject([{ name: "one", visible: false }]);
  });

  it("§7.87 the list from before a removal is never shown as the one from after it", async () => {
    const { actor, settled } = await open(["one", "two"]);
    await settled();
    actor.send({ type: "removal.confirmed", slug: "learniz-1" });
    const seen: string[] = [];
    actor.subscribe((snapshot) => {
      const shown = connectLibrary(snapshot);
      if (isSettled(shown)) seen.push(...shown.rows.map(({ name }) => name));
    });
    await settled();
    expect(new Set(seen)).toEqual(new Set(["two"]));
  });

  it("§7.86 §7.87 a package is copied and removed where packages are, and its copy opens the page of packages", async () => {
    const library = createMemoryLibrary(createNetworkLine());
    const packages = library.of("scorm");
    await packages.create("one", {});
    const navigation = createMemoryNavigation();
    const input = { library, navigation, dice: { random: () => 0.5 }, criteria };
    const actor = createActor(libraryMachine, { input }).start();
    const settled = () => waitFor(actor, (snapshot) => isSettled(connectLibrary(snapshot)));
    await settled();
    actor.send({ type: "duplication.asked", slug: "scorm-1" });
    await settled();
    expect(navigation.visits).toEqual(["/scorm/scorm-2"]);
    actor.send({ type: "removal.confirmed", slug: "scorm-1" });
    await settled();
    expect(() => packages.peek("scorm-1")).toThrow();
  });

  it("§8.6 tells why an action failed beside the list, until the next one succeeds", async () => {
    const { actor, line, names, settled, until } = await open(["one", "two"]);
    await settled();
    line.fail("remove", OFFLINE);
    actor.send({ type: "removal.confirmed", slug: "learniz-1" });
    expect((await until(({ actionTrouble }) => actionTrouble !== null)).phase).toBe("ready");
    expect(names()).toEqual(["one", "two"]);
    line.fail("remove", null);
    actor.send({ type: "removal.confirmed", slug: "learniz-1" });
    await until(({ actionTrouble }) => actionTrouble === null);
  });

  it("§7.87 a list that was asked for before the removal does not bring the product back", async () => {
    const { actor, line, names, settled } = await open(["one", "two"]);
    await settled();
    const release = line.hold("list");
    actor.send({ type: "criteria.changed", criteria });
    actor.send({ type: "removal.confirmed", slug: "learniz-1" });
    await settled();
    release();
    await Promise.resolve();
    expect(names()).toEqual(["two"]);
  });

  it("§8.6 an action is shown by a list that had failed too", async () => {
    const { actor, line, navigation, until } = await open([], (line) => line.fail("list", OFFLINE));
    await until(({ phase }) => phase === "failed");
    line.fail("list", null);
    actor.send({ type: "creation.asked", of: "learniz", name: "New", local: "EN", author: "Ada" });
    expect((await until(({ phase }) => phase === "ready")).rows.length).toBe(1);
    expect(navigation.visits.length).toBe(1);
  });
});

describe("a template", () => {
  it("§3.250 is a product that an author marks; a product made from it has its content under a name of its own", async () => {
    const { actor, library, courses, navigation, settled } = await open(["Fire safety"]);
    await settled();
    const listTemplates = async () => {
      const templates = createActor(templatesMachine, { input: { load: library.listTemplates, criteria: "learniz" } });
      templates.start();
      await waitFor(templates, (snapshot) => snapshot.value !== "loading");
      return connectTemplates(templates.getSnapshot()).map(({ name }) => name);
    };
    expect(await listTemplates()).toEqual([]);
    actor.send({ type: "product.marked", slug: "learniz-1", marks: { template: true } });
    await settled();
    expect(await listTemplates()).toEqual(["Fire safety"]);

    actor.send({ type: "template.chosen", of: "learniz", slug: "learniz-1", name: "First aid" });
    await settled();
    expect(navigation.visits.at(-1)).toBe("/learniz/learniz-2");
    expect(courses.peek("learniz-2")).toMatchObject({ name: "First aid", content: courses.peek("learniz-1").content });

    actor.send({ type: "product.marked", slug: "learniz-1", marks: { template: false } });
    await settled();
    expect(await listTemplates()).toEqual([]);
  });

  it("§8.10 that somebody else changed meanwhile is marked once the list knows its newest version", async () => {
    const { actor, courses, view, settled } = await open(["Fire safety"]);
    await settled();
    await courses.touch("learniz-1", "Fire safety 2");
    actor.send({ type: "product.marked", slug: "learniz-1", marks: { template: true } });
    await settled();
    expect(view().actionTrouble).toMatchObject({ kind: "conflict" });
    actor.send({ type: "retry.asked" });
    await settled();
    actor.send({ type: "product.marked", slug: "learniz-1", marks: { template: true } });
    await settled();
    expect(courses.peek("learniz-1").template).toBe(true);
  });
});

it("§3.70 a product is marked as a demo, and its mark as a template stays as it is; a copy of it is neither", async () => {
  const { actor, courses, settled } = await open(["Fire safety"]);
  await settled();
  for (const marks of [{ template: true }, { demo: true }]) {
    actor.send({ type: "product.marked", slug: "learniz-1", marks });
    await settled();
  }
  expect(courses.peek("learniz-1")).toMatchObject({ template: true, demo: true });
  actor.send({ type: "duplication.asked", slug: "learniz-1" });
  await settled();
  expect(courses.peek("learniz-2")).toMatchObject({ template: false, demo: false });
  actor.send({ type: "product.marked", slug: "learniz-1", marks: { demo: false } });
  await settled();
  expect(courses.peek("learniz-1")).toMatchObject({ template: true, demo: false });
});

describe("the folders of products", () => {
  const isQuiet = (view: LibraryView) => isSettled(view) && view.folders.phase === "ready";
  async function openFolders() {
    const opened = await open(["one"]);
    const told: FoldersTold[] = [];
    opened.actor.on("*", (one) => told.push(one));
    await opened.until(isQuiet);
    const make = async (name: string, parentSlug: string | null) => {
      opened.actor.send({ type: "folder.created", name, parentSlug });
      await opened.until(({ folders, isActing }) => !isActing && JSON.stringify(folders.tree).includes(name));
      await opened.until(isQuiet);
    };
    const tell = () => {
      const describeTree = (tree: LibraryView["folders"]["tree"]): unknown =>
        tree.map(({ name, children }) => (children.length > 0 ? [name, describeTree(children)] : name));
      return describeTree(opened.view().folders.tree);
    };
    return { ...opened, told, make, tell };
  }

  it("§3.66 are made, renamed and moved; the slug of a new one is told", async () => {
    const { actor, told, make, tell, until } = await openFolders();
    await make("Safety", null);
    await make("Fire", "folder-1");
    expect(tell()).toEqual([["Safety", ["Fire"]]]);
    actor.send({ type: "folder.changed", slug: "folder-2", change: { name: "Flames", parentSlug: null } });
    await until(({ folders }) => folders.tree.length === 2);
    expect(tell()).toEqual(["Flames", "Safety"]);
    expect(told).toEqual([
      { type: "folder-made", slug: "folder-1" },
      { type: "folder-made", slug: "folder-2" },
      { type: "folder-changed" },
    ]);
  });

  it("§3.66 the content of a dissolved folder stays; an author who has it open is told that it no longer exists", async () => {
    const { actor, make, tell, until, view } = await openFolders();
    await make("Safety", null);
    await make("Fire", "folder-1");
    actor.send({ type: "criteria.changed", criteria: { ...criteria, folder: "folder-1" } });
    await until(isQuiet);
    expect(view()).toMatchObject({ rows: [], isEmpty: false, folders: { gone: null } });
    actor.send({ type: "folder.dissolved", slug: "folder-1" });
    await until(({ folders }) => folders.gone === "folder-1");
    expect(tell()).toEqual(["Fire"]);
  });

  it("§3.66 §7.82 a product that is made in one stands in it", async () => {
    const { actor, make, names, until, courses } = await openFolders();
    await make("Safety", null);
    actor.send({ type: "criteria.changed", criteria: { ...criteria, folder: "folder-1" } });
    await until(isQuiet);
    actor.send({ type: "creation.asked", of: "learniz", name: "Inside", local: "FR", author: "Ada" });
    await until(({ rows }) => rows.length > 0);
    expect(names()).toEqual(["Inside"]);
    expect(courses.peek("learniz-2").folderProduct).toBe("folder-1");
  });

  it("§8.6 tells why a change failed, and leaves them as they are", async () => {
    const { actor, line, tell, until, view } = await openFolders();
    line.fail("folders.create", OFFLINE);
    actor.send({ type: "folder.created", name: "Safety", parentSlug: null });
    await until(({ actionTrouble }) => actionTrouble !== null);
    expect([view().actionTrouble, tell()]).toEqual([OFFLINE, []]);
  });
});

describe("what would miss removed products", () => {
  const named = (slug: string) => ({ slug, name: slug.toUpperCase() });
  it("§7.90 is told of each that something would miss, but not what is removed with it", async () => {
    const library = {
      ...createMemoryLibrary(createNetworkLine()),
      readUses: async (slug: string) =>
        slug === "gone"
          ? ({ ok: false, error: { kind: "not-found", detail: "not-found" } } as const)
          : ({
              ok: true,
              value: { products: slug === "a" ? [named("b"), named("c")] : [], learners: slug === "b" ? 2 : 0 },
            } as const),
    };
    const missed = await createUsesReader(library)([named("a"), named("b"), named("d"), named("gone")]);
    expect(missed).toEqual({
      ok: true,
      value: [
        { ...named("a"), products: [named("c")], learners: 0 },
        { ...named("b"), products: [], learners: 2 },
      ],
    });
  });

  it("§8.6 tells why it could not be looked up", async () => {
    const line = createNetworkLine();
    line.fail("readUses", OFFLINE);
    expect(await createUsesReader(createMemoryLibrary(line))([named("a")])).toEqual({ ok: false, error: OFFLINE });
  });
});
