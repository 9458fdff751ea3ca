import { createMemoryFileLibrary, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { FileCriteria } from "../ports/index.ts";
import {
  connectFileLibrary,
  type FileLibraryEmitted,
  type FileLibraryView,
  fileLibraryMachine,
  keepAlternative,
  writeFileId,
} from "./index.ts";

const criteria: FileCriteria = {
  shelf: "client",
  folder: null,
  query: "",
  kinds: [],
  only: "all",
  order: "-createdAt",
  page: 1,
};
const isSettled = ({ phase, isRefreshing, isActing, folders }: FileLibraryView) =>
  phase === "ready" && !isRefreshing && !isActing && folders.phase === "ready";

async function open(slugs: readonly string[] = ["a", "b"]) {
  const line = createNetworkLine();
  const library = createMemoryFileLibrary(line);
  for (const slug of slugs) library.put({ slug });
  const actor = createActor(fileLibraryMachine, { input: { library, criteria } });
  const told: FileLibraryEmitted[] = [];
  actor.on("*", (one) => void told.push(one));
  actor.start();
  const view = () => connectFileLibrary(actor.getSnapshot());
  const until = async (isTrue: (view: FileLibraryView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectFileLibrary(snapshot)));
    return view();
  };
  const settled = () => until(isSettled);
  await settled();
  const look = (change: Partial<FileCriteria>) => {
    actor.send({ type: "criteria.changed", criteria: { ...actor.getSnapshot().context.criteria, ...change } });
    return settled();
  };
  return { line, library, actor, told, view, until, settled, look, send: actor.send.bind(actor) };
}
const named = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: `${slug}.png` }));

describe("a library of files", () => {
  it("§7.66 follows its criteria, and §3.61 looks into the folders of the library that is open", async () => {
    const { library, look, view, send, settled } = await open();
    send({ type: "folder.created", name: "Photos", parentSlug: null });
    await settled();
    expect(view().subfolders.map(({ name }) => name)).toEqual(["Photos"]);
    library.put({ slug: "deep", folderSlug: "folder-1" });
    await look({ folder: "folder-1" });
    expect(view()).toMatchObject({ path: [{ name: "Photos" }], subfolders: [], rows: [{ slug: "deep" }] });
    await look({ folder: null, query: "deep" });
    expect(view()).toMatchObject({ rows: [{ slug: "deep" }], subfolders: [] });
    library.put({ slug: "shared", shelf: "library" });
    await look({ shelf: "library", query: "" });
    expect(view()).toMatchObject({ rows: [{ slug: "shared" }], path: [], folders: { tree: [] } });
  });

  it("§7.68 opens one file with its uses, and shows a change of it", async () => {
    const { library, send, until, view } = await open();
    library.use({ document: "a", type: "learniz", slug: "course", name: "Fire" });
    send({ type: "row.opened", id: writeFileId("client", "a") });
    const { open: shown } = await until(({ open }) => open?.details !== null && open !== null);
    expect(shown?.details?.usedBy).toMatchObject([{ name: "Fire" }]);
    send({ type: "file.changed", file: { slug: "a", name: "a.png" }, change: { name: "door.png" } });
    await until(({ open, isActing }) => !isActing && open?.details?.name === "door.png");
    expect(view().rows[0]?.name).toBe("door.png");
  });

  it("§7.69 an open file that is on no page of the list stays in sight while it is read again", async () => {
    const { actor, library, send, until, look, view } = await open();
    library.put({ slug: "far", folderSlug: "elsewhere" });
    await look({ folder: null });
    send({ type: "row.opened", id: writeFileId("client", "far") });
    await until(({ open }) => open?.details?.slug === "far");
    const rows: (string | undefined)[] = [];
    actor.subscribe(() => void rows.push(view().open?.row?.slug));
    send({ type: "file.changed", file: { slug: "far", name: "far.png" }, change: { isFavourite: true } });
    await until(({ open, isActing }) => !isActing && open?.details?.isFavourite === true);
    expect(new Set(rows)).toEqual(new Set(["far"]));
  });

  it("§7.70 the file that replaces the open one is shown, and another file opens nothing", async () => {
    const { line, library, send, until, settled, view } = await open();
    send({ type: "row.opened", id: writeFileId("client", "a") });
    await until(({ open }) => open?.details?.slug === "a");
    send({ type: "file.arrived", file: library.put({ slug: "a", size: 7, url: "/files/new" }) });
    await until(({ open }) => open?.details?.size === 7);
    expect(view().rows[0]?.url).toBe("/files/new");
    const asked = line.count("read");
    send({ type: "file.arrived", file: library.put({ slug: "c" }) });
    await until(({ rows }) => rows.length === 3);
    await settled();
    expect(line.count("read")).toBe(asked);
  });

  it("§7.69 a favourite is marked; §3.61 in the shared library nothing else is changed, and the reason is told", async () => {
    const { library, send, look, settled, until, view } = await open();
    send({ type: "file.changed", file: { slug: "b", name: "b.png" }, change: { isFavourite: true } });
    await settled();
    await look({ only: "favourites" });
    expect(view().rows.map(({ slug }) => slug)).toEqual(["b"]);
    library.put({ slug: "s", shelf: "library" });
    await look({ shelf: "library", only: "all" });
    send({ type: "folder.created", name: "Mine", parentSlug: null });
    await until(({ failures }) => failures.length > 0);
    expect(view().failures).toMatchObject([{ name: "Mine", trouble: { detail: "role.refused" } }]);
    send({ type: "failures.dismissed" });
    expect(view().failures).toEqual([]);
  });
});

describe("decisions 14 the alternative of a file", () => {
  it("is kept with the file where it has none, and files without one can be searched", async () => {
    const { library, look, view } = await open(["a", "b"]);
    await keepAlternative(library, library.put({ slug: "a" }), "A door");
    await keepAlternative(library, library.put({ slug: "b", alternative: "Known" }), "Another");
    await keepAlternative(library, library.put({ slug: "s", shelf: "library" }), "Shared");
    expect([...library.files.values()].map(({ slug, alternative }) => [slug, alternative])).toEqual([
      ["a", "A door"],
      ["b", "Known"],
      ["s", null],
    ]);
    library.put({ slug: "c" });
    await look({ only: "silent" });
    expect(view().rows.map(({ slug }) => slug)).toEqual(["c"]);
  });
});

describe("many files at once", () => {
  it("§7.72 are moved together; where one has gone, the others move, and §8.11 it is told which did not", async () => {
    const { library, send, settled, told, view } = await open(["a", "b", "c"]);
    send({ type: "folder.created", name: "Photos", parentSlug: null });
    await settled();
    send({ type: "files.moved", files: named("a", "gone", "c"), folder: "folder-1" });
    await settled();
    expect([...library.files.values()].map(({ slug, folderSlug }) => [slug, folderSlug])).toEqual([
      ["a", "folder-1"],
      ["b", null],
      ["c", "folder-1"],
    ]);
    expect(view().failures).toMatchObject([{ slug: "gone", trouble: { kind: "not-found" } }]);
    expect(told).toEqual([
      { type: "folder-made", slug: "folder-1" },
      { type: "moved", count: 2 },
    ]);
  });

  it("§7.71 are told with their uses before they are removed, and nothing is removed without consent", async () => {
    const { library, send, until, settled, view, told } = await open(["a", "b"]);
    library.use({ document: "a", type: "learniz", slug: "course", name: "Fire" });
    send({ type: "removal.asked", files: named("a", "b") });
    const { removal } = await until((view) => view.removal !== null);
    expect(removal?.uses).toMatchObject([{ document: "a", name: "Fire" }]);
    send({ type: "removal.cancelled" });
    expect(view().removal).toBeNull();
    expect(library.files.size).toBe(2);
    send({ type: "removal.asked", files: named("a", "b") });
    await until((view) => view.removal !== null);
    send({ type: "removal.confirmed" });
    await settled();
    expect(library.files.size).toBe(0);
    expect(told).toEqual([{ type: "removed", slugs: ["a", "b"] }]);
  });

  it("§8.11 files that a product uses since then stay, and are told one by one", async () => {
    const { library, send, until, settled, view, told } = await open(["a", "b"]);
    send({ type: "removal.asked", files: named("a", "b") });
    await until((view) => view.removal !== null);
    library.use({ document: "a", type: "learniz", slug: "course", name: "Fire" });
    send({ type: "removal.confirmed" });
    await settled();
    expect([...library.files.keys()]).toEqual(["a"]);
    expect(view().failures).toMatchObject([{ slug: "a", name: "a.png", trouble: { detail: "document.in-use" } }]);
    expect(told).toEqual([{ type: "removed", slugs: ["b"] }]);
  });

  it("§7.71 an open file is not asked for once it is removed", async () => {
    const { line, send, until, settled, view } = await open(["a"]);
    send({ type: "row.opened", id: writeFileId("client", "a") });
    await until(({ open }) => open?.details?.slug === "a");
    send({ type: "removal.asked", files: named("a") });
    await until((view) => view.removal !== null);
    const asked = line.count("read");
    send({ type: "removal.confirmed" });
    await settled();
    expect(view().open).toBeNull();
    expect(line.count("read")).toBe(asked);
  });

  it("§4.15 a lost connection loses nothing: it is told, and the author is asked nothing", async () => {
    const { line, library, send, until, view } = await open();
    line.fail("read", OFFLINE);
    send({ type: "removal.asked", files: named("a") });
    await until(({ failures }) => failures.length > 0);
    expect(view()).toMatchObject({ removal: null, failures: [{ slug: "a", name: "a.png", trouble: OFFLINE }] });
    expect(library.files.size).toBe(2);
  });
});

describe("folders", () => {
  it("§7.76 an empty folder is removed at once; for one with content the author is asked, and told the uses of its files", async () => {
    const { library, send, settled, until, view, told } = await open([]);
    for (const name of ["Empty", "Full"]) {
      send({ type: "folder.created", name, parentSlug: null });
      await settled();
    }
    library.put({ slug: "a", folderSlug: "folder-2" });
    library.use({ document: "a", type: "game", slug: "quiz", name: "Quiz" });
    send({ type: "folder-removal.asked", folder: { slug: "folder-1", name: "Empty" } });
    await until(({ folders, isActing }) => !isActing && folders.tree.length === 1);
    expect(view().removal).toBeNull();
    send({ type: "folder-removal.asked", folder: { slug: "folder-2", name: "Full" } });
    const { removal } = await until((view) => view.removal !== null);
    expect(removal).toMatchObject({ folder: { name: "Full" }, uses: [{ name: "Quiz" }] });
    send({ type: "removal.confirmed" });
    await until(({ folders, isActing }) => !isActing && folders.tree.length === 0);
    expect(library.files.size).toBe(0);
    expect(told.slice(2)).toEqual([
      { type: "folder-removed", slug: "folder-1" },
      { type: "folder-removed", slug: "folder-2" },
    ]);
  });

  it("§7.76 §8.11 files that a product uses since then stay with their folder, and are told", async () => {
    const { library, send, settled, until, view, told } = await open([]);
    send({ type: "folder.created", name: "Full", parentSlug: null });
    await settled();
    library.put({ slug: "a", folderSlug: "folder-1" });
    const folder = { slug: "folder-1", name: "Full" };
    send({ type: "folder-removal.asked", folder });
    await until((view) => view.removal !== null);
    library.use({ document: "a", type: "game", slug: "quiz", name: "Quiz" });
    send({ type: "removal.confirmed" });
    await settled();
    expect(library.files.size).toBe(1);
    expect(view().failures).toMatchObject([{ ...folder, trouble: { detail: "document.in-use" } }]);
    expect(told).toHaveLength(1);
  });

  it("§8.11 a folder whose uses cannot be read is told by its name", async () => {
    const { line, send, settled, until, view } = await open([]);
    line.fail("removeFolder", OFFLINE);
    send({ type: "folder-removal.asked", folder: { slug: "folder-1", name: "Full" } });
    await until(({ failures }) => failures.length > 0);
    await settled();
    expect(view().failures).toMatchObject([{ slug: "folder-1", name: "Full", trouble: OFFLINE }]);
  });

  it("§8.6 a folder that does not exist is told, and one that was just made is not taken for missing", async () => {
    const { send, settled, look, view } = await open([]);
    await look({ folder: "nowhere" });
    expect(view().goneFolder).toBe("nowhere");
    await look({ folder: null });
    send({ type: "folder.created", name: "New", parentSlug: null });
    await settled();
    await look({ folder: "folder-1" });
    expect(view().goneFolder).toBeNull();
  });

  it("§7.75 get another name and another place", async () => {
    const { send, settled, view } = await open([]);
    for (const name of ["One", "Two"]) {
      send({ type: "folder.created", name, parentSlug: null });
      await settled();
    }
    const folder = { slug: "folder-2", name: "Two" };
    send({ type: "folder.changed", folder, change: { name: "Inner", parentSlug: "folder-1" } });
    await settled();
    expect(view().folders.tree).toMatchObject([{ name: "One", children: [{ name: "Inner" }] }]);
  });
});
