import {
  createMemoryFileLibrary,
  createMemoryFileSender,
  createNetworkLine,
  makeLibraryFile,
  OFFLINE,
} from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Trouble } from "../ports/index.ts";
import { connectFileUploads, type FileUploadsEmitted, fileUploadsMachine, readUploadFailure } from "./index.ts";

const TOP = { shelf: "client", folder: null } as const;
const choose = (...names: string[]) => names.map((name) => ({ file: { name, size: 100 } }));
const arrive = (slug: string) => ({ ok: true, value: makeLibraryFile({ slug }) }) as const;
const fail = (trouble: Trouble) => ({ ok: false, error: trouble }) as const;

function start() {
  const line = createNetworkLine();
  const library = createMemoryFileLibrary(line);
  const sender = createMemoryFileSender();
  const actor = createActor(fileUploadsMachine, { input: { sender, library } });
  const told: FileUploadsEmitted[] = [];
  actor.on("*", (one) => void told.push(one));
  actor.start();
  const view = () => connectFileUploads(actor.getSnapshot());
  const phases = () => view().items.map(({ phase }) => phase);
  const until = (isTrue: () => boolean) => waitFor(actor, isTrue);
  return { line, library, sender, told, view, phases, until, send: actor.send.bind(actor) };
}

describe("files on their way to a library", () => {
  it("§7.65 are sent two at a time in the order in which they were chosen, each with its own progress", async () => {
    const { sender, send, view, phases, until, told } = start();
    send({ type: "files.added", files: choose("1", "2", "3"), target: TOP, tag: "page" });
    expect(sender.begun.map(({ name }) => name)).toEqual(["1", "2"]);
    expect(phases()).toEqual(["sending", "sending", "waiting"]);
    sender.progress("1", 50);
    sender.progress("2", 100);
    expect(view()).toMatchObject({ items: [{ share: 0.5 }, { phase: "reading" }, { share: 0 }], share: 0.5 });
    sender.end("2", arrive("two"));
    await until(() => phases()[1] === "done");
    expect(sender.begun.map(({ name }) => name)).toEqual(["1", "2", "3"]);
    expect(told).toMatchObject([{ type: "arrived", tag: "page", file: { slug: "two" } }]);
    sender.end("1", arrive("one"));
    sender.end("3", arrive("three"));
    await until(() => !view().isRunning);
    expect(view()).toMatchObject({ doneCount: 3, failedCount: 0, share: 1, hasAllArrived: true });
    send({ type: "ended.dismissed" });
    expect(view()).toMatchObject({ items: [], hasAllArrived: false });
  });

  it("§8.9 one that fails keeps its reason, stops no other, and is sent again when that is asked for", async () => {
    const { sender, send, view, phases, until, told } = start();
    send({ type: "files.added", files: choose("1", "2"), target: TOP });
    const trouble = { kind: "unexpected", detail: "http.500" } as const;
    sender.end("1", fail(trouble));
    await until(() => phases()[0] === "failed");
    expect(view().items[0]).toMatchObject({ failure: "other", mayRetry: true, mayCancel: false });
    expect(told).toMatchObject([{ type: "failed", trouble }]);
    expect(phases()[1]).toBe("sending");
    sender.end("2", arrive("two"));
    await until(() => !view().isRunning);
    expect(view().hasAllArrived).toBe(false);
    send({ type: "upload.retried", id: "0" });
    expect(phases()).toEqual(["sending", "done"]);
    sender.end("1", arrive("one"));
    await until(() => phases()[0] === "done");
    expect(view().hasAllArrived).toBe(true);
    expect(view().items[0]?.failure).toBeNull();
  });

  it("§7.65 a large one is paused and goes on where it stopped; cancelling it removes what waits for it; a small one has no pause", async () => {
    const { sender, send, view, phases, until } = start();
    const large = { file: { name: "film", size: 2_000 } };
    send({ type: "files.added", files: [large, ...choose("1", "2")], target: TOP });
    sender.progress("film", 500);
    send({ type: "upload.paused", id: "1" });
    expect(phases()).toEqual(["sending", "sending", "waiting"]);
    expect(view().items.map(({ mayPause }) => mayPause)).toEqual([true, false, false]);
    send({ type: "upload.paused", id: "0" });
    expect(sender.begun[0]).toMatchObject({ isPaused: true, isCancelled: false });
    // The next one takes its place; it is kept with its progress, and not dismissed.
    expect(phases()).toEqual(["paused", "sending", "sending"]);
    sender.end("1", arrive("one"));
    await until(() => phases()[1] === "done");
    send({ type: "ended.dismissed" });
    expect(view().items[0]).toMatchObject({ name: "film", phase: "paused", share: 0.25, mayCancel: true });
    sender.end("2", arrive("two"));
    await until(() => !view().isRunning);
    expect(view()).toMatchObject({ isUnfinished: true, hasAllArrived: false });
    send({ type: "upload.resumed", id: "0" });
    expect(phases()[0]).toBe("sending");
    expect(view().items[0]?.share).toBe(0.25);
    send({ type: "upload.paused", id: "0" });
    send({ type: "upload.cancelled", id: "0" });
    expect(phases()[0]).toBe("cancelled");
    expect(view().isUnfinished).toBe(false);
    expect(sender.forgotten).toEqual(["film"]);
  });

  it("are cancelled one by one, or all together; a cancelled one is never told later", async () => {
    const { sender, send, phases, until, told } = start();
    send({ type: "files.added", files: choose("1", "2", "3", "4"), target: TOP });
    send({ type: "upload.cancelled", id: "0" });
    expect(sender.begun.map(({ isCancelled }) => isCancelled)).toEqual([true, false, false]);
    expect(phases()).toEqual(["cancelled", "sending", "sending", "waiting"]);
    sender.end("1", arrive("one"));
    send({ type: "all.cancelled" });
    expect(phases()).toEqual(["cancelled", "cancelled", "cancelled", "cancelled"]);
    send({ type: "upload.retried", id: "3" });
    sender.end("4", arrive("four"));
    await until(() => phases()[3] === "done");
    expect(told).toMatchObject([{ type: "arrived", file: { slug: "four" } }]);
  });

  it("§4.15 those that the network stopped go on by themselves once it is back", async () => {
    const { sender, send, phases, until } = start();
    send({ type: "files.added", files: choose("1", "2"), target: TOP });
    sender.end("1", fail(OFFLINE));
    sender.end("2", fail({ kind: "invalid", detail: "document.source.wrong_type" }));
    await until(() => phases().every((phase) => phase === "failed"));
    send({ type: "network.returned" });
    expect(phases()).toEqual(["sending", "failed"]);
  });

  it("§7.73 a whole folder comes with its folders: existing ones are used, the others are made once each", async () => {
    const { sender, library, send, until, line } = start();
    await library.createFolder("client", "Photos", null);
    const files = ["photos/a.png", "photos/2026/b.png", "photos/2026/c.png", "photos/.DS_Store"].map((path) => ({
      file: { name: path.split("/").at(-1) ?? "", size: 1 },
      path,
    }));
    send({ type: "files.added", files, target: TOP });
    await until(() => sender.begun.length === 2);
    expect(sender.begun.map(({ name, target }) => [name, target])).toEqual([
      ["a.png", { shelf: "client", folder: "folder-1" }],
      ["b.png", { shelf: "client", folder: "folder-2" }],
    ]);
    sender.end("a.png", arrive("a"));
    await until(() => sender.begun.length === 3);
    expect(line.count("createFolder")).toBe(2);
  });

  it("§7.73 two drops of one folder at once make it once, and each library gets its own", async () => {
    const { sender, send, until, line } = start();
    const drop = (name: string) => [{ file: { name, size: 1 }, path: `photos/${name}` }];
    send({ type: "files.added", files: drop("a.png"), target: TOP });
    send({ type: "files.added", files: drop("b.png"), target: TOP });
    await until(() => sender.begun.length === 2);
    expect(line.count("createFolder")).toBe(1);
    expect(sender.begun.map(({ target }) => target)).toEqual([
      { shelf: "client", folder: "folder-1" },
      { shelf: "client", folder: "folder-1" },
    ]);
  });

  it("§4.15 §7.73 those that the network stopped go on in their own library and folders", async () => {
    const { library, send, until, phases, line } = start();
    const files = [{ file: { name: "a.png", size: 1 }, path: "photos/a.png" }];
    line.fail("listFolders", OFFLINE);
    send({ type: "files.added", files, target: TOP });
    send({ type: "files.added", files, target: { shelf: "library", folder: null } });
    await until(() => phases().every((phase) => phase === "failed"));
    line.fail("listFolders", null);
    send({ type: "network.returned" });
    await until(() => phases().every((phase) => phase !== "placing"));
    // This author may only write to the client's own library.
    expect(phases()).toEqual(["sending", "failed"]);
    expect(await library.listFolders("client")).toMatchObject({ value: [{ name: "photos" }] });
  });

  it("§7.65 one that was sent whole is not cancelled any more: the library may have it already", async () => {
    const { sender, send, phases, view, until } = start();
    send({ type: "files.added", files: choose("1", "2"), target: TOP });
    sender.progress("1", 100);
    expect(view().items.map(({ mayCancel }) => mayCancel)).toEqual([false, true]);
    send({ type: "upload.cancelled", id: "0" });
    send({ type: "all.cancelled" });
    expect(phases()).toEqual(["reading", "cancelled"]);
    sender.end("1", arrive("one"));
    await until(() => phases()[0] === "done");
  });

  it("§8.11 folders that cannot be made are told with each file, which begins with them again", async () => {
    const { sender, send, until, phases, line } = start();
    line.fail("createFolder", { kind: "forbidden", detail: "role.refused" });
    send({ type: "files.added", files: [{ file: { name: "a.png", size: 1 }, path: "photos/a.png" }], target: TOP });
    await until(() => phases()[0] === "failed");
    line.fail("createFolder", null);
    send({ type: "upload.retried", id: "0" });
    await until(() => sender.begun.length === 1);
    expect(sender.begun[0]?.target).toEqual({ shelf: "client", folder: "folder-1" });
  });
});

it.each([
  ["§8.7", { kind: "invalid", detail: "document.source.wrong_type" }, "type"],
  ["§8.8", { kind: "forbidden", detail: "http.403" }, "too-long"],
  ["§8.8", { kind: "offline", detail: "http.504" }, "too-long"],
  ["§8.9", { kind: "unexpected", detail: "http.500" }, "other"],
  ["§4.15", { kind: "offline", detail: "network" }, "connection"],
  ["§7.65", { kind: "invalid", detail: "body.too-large" }, "said"],
  ["§3.61", { kind: "forbidden", detail: "role.refused" }, "said"],
] as const)("%s why a file did not arrive is told in its own words: %o is %s", (_, trouble, failure) => {
  expect(readUploadFailure(trouble)).toBe(failure);
});
