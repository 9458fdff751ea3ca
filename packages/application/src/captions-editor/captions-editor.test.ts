import { createMemoryFileLibrary, createMemoryTextFiles, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import {
  type CaptionsEditorEmitted,
  type CaptionsEditorView,
  captionsEditorMachine,
  connectCaptionsEditor,
  type NamedFile,
} from "./index.ts";

const VTT = "WEBVTT\nLanguage: en\n\n00:00:01.000 --> 00:00:02.000\nHello\n";
const FILM = { shelf: "client", slug: "film" } as const;

function start() {
  const line = createNetworkLine();
  const library = createMemoryFileLibrary(line);
  const texts = createMemoryTextFiles(line, library);
  library.put({ slug: "film", name: "Stairs.mp4", kind: "video", folderSlug: "f" });
  /** Somebody opens the captions; `now` is their clock. */
  const open = async (opened: NamedFile = FILM, now = () => 0) => {
    const input = { opened, mayShare: false, language: "fr", library, texts, clock: { now } };
    const actor = createActor(captionsEditorMachine, { input });
    const told: CaptionsEditorEmitted[] = [];
    actor.on("saved", (one) => void told.push(one));
    actor.start();
    const view = () => connectCaptionsEditor(actor.getSnapshot(), 60);
    const until = async (isTrue: (view: CaptionsEditorView) => boolean) => {
      await waitFor(actor, (snapshot) => isTrue(connectCaptionsEditor(snapshot, 60)));
      return view();
    };
    await until(({ phase }) => phase !== "opening");
    const send = actor.send.bind(actor);
    const save = async () => {
      send({ type: "save.asked" });
      return until(({ phase }) => phase === "editing");
    };
    const write = (text: string) => {
      send({ type: "cues.edited", edit: { do: "add", start: 5 } });
      send({ type: "cues.edited", edit: { do: "change", part: { text } }, field: "text" });
    };
    return { view, until, send, save, write, told };
  };
  const giveCaptions = (url = "/files/0/a.vtt") => {
    texts.put(url, VTT);
    library.put({ slug: "vtt", name: "a.vtt", kind: "subtitle", url });
    library.put({ slug: "film", name: "Stairs.mp4", kind: "video", captions: "vtt", captionsName: "a.vtt" });
  };
  return { line, library, texts, open, giveCaptions };
}

describe("decisions 14 the captions of a film", () => {
  it("are begun, kept beside it in their language, and named by it", async () => {
    const { open, library, texts } = start();
    const { view, send, save, write, told } = await open();
    expect(view()).toMatchObject({ rows: [], at: -1, language: "fr", isUnsaved: false });
    send({ type: "save.asked" });
    expect(view().phase).toBe("editing");
    write("Bonjour");
    expect(view()).toMatchObject({ rows: [{ start: 5, end: 7, text: "Bonjour", flaws: [] }], at: 0, isUnsaved: true });
    expect(await save()).toMatchObject({ isUnsaved: false, trouble: null });
    const film = library.files.get("film");
    const file = library.files.get(film?.captions ?? "");
    expect(file).toMatchObject({ name: "Stairs.fr.vtt", folderSlug: "f" });
    expect(texts.texts.get(file?.url ?? "")).toBe("WEBVTT\nLanguage: fr\n\n00:00:05.000 --> 00:00:07.000\nBonjour\n");
    expect(told).toMatchObject([{ film: { slug: "film", captions: file?.slug }, file: { slug: file?.slug } }]);
  });

  it("are opened again, edited step by step, undone and redone, and saved in place of the file", async () => {
    const { open, giveCaptions, library } = start();
    giveCaptions();
    let now = 0;
    const { view, send, save } = await open(FILM, () => now);
    expect(view()).toMatchObject({ rows: [{ text: "Hello" }], at: 0, language: "en", canUndo: false });
    for (const text of ["Hello a", "Hello al", "Hello all"])
      send({ type: "cues.edited", edit: { do: "change", part: { text } }, field: "text" });
    send({ type: "cues.edited", edit: { do: "shift", seconds: 1 } });
    now = 9_000;
    expect(view().rows).toMatchObject([{ start: 2, text: "Hello all" }]);
    send({ type: "undo.asked" });
    send({ type: "undo.asked" });
    expect(view()).toMatchObject({ rows: [{ start: 1, text: "Hello" }], canUndo: false, isUnsaved: false });
    send({ type: "redo.asked" });
    await save();
    expect(library.files.get("film")?.captions).toBe("vtt");
    expect((await open()).view().rows).toMatchObject([{ start: 1, text: "Hello all" }]);
  });

  it("two people: the second is told, and takes theirs or puts their own over it", async () => {
    const { open, giveCaptions } = start();
    giveCaptions();
    const [one, two] = [await open(), await open({ shelf: null, slug: "vtt" })];
    one.write("First");
    two.write("Second");
    await one.save();
    expect(await two.save()).toMatchObject({ isConflict: true, isUnsaved: true });
    two.send({ type: "theirs.wanted" });
    expect((await two.until(({ phase }) => phase === "editing")).rows.map(({ text }) => text)).toEqual([
      "Hello",
      "First",
    ]);
    two.send({ type: "undo.asked" });
    expect(await two.save()).toMatchObject({ isConflict: false, isUnsaved: false });
    one.write("Third");
    expect(await one.save()).toMatchObject({ isConflict: true });
    one.send({ type: "own.kept" });
    await one.until(({ phase }) => phase === "editing");
    expect(await one.save()).toMatchObject({ isConflict: false });
    expect((await open()).view().rows.map(({ text }) => text)).toEqual(["Hello", "First", "Third"]);
  });

  it("that two people begin: the second one's do not hide the first one's unseen", async () => {
    const { open } = start();
    const [one, two] = [await open(), await open()];
    one.write("First");
    two.write("Second");
    await one.save();
    expect(await two.save()).toMatchObject({ isConflict: true });
  });

  it("the file is stored and the film could not be told: only that is tried again", async () => {
    const { line, open, library, texts } = start();
    const { save, write } = await open();
    write("Words");
    line.fail("change", OFFLINE);
    expect(await save()).toMatchObject({ isUnnamed: true, isUnsaved: true, trouble: OFFLINE });
    line.fail("change", null);
    expect(await save()).toMatchObject({ isUnnamed: false, isUnsaved: false });
    expect([texts.texts.size, library.files.get("film")?.captions]).toEqual([1, "text-1"]);
  });

  it("an imported file takes their place in one step, and what it lost is told", async () => {
    const { open } = start();
    const { send, view } = await open();
    send({ type: "file.imported", text: '1\n00:00:01,000 --> 00:00:02,000\n<font color="red">Up</font>\n' });
    expect(view()).toMatchObject({ rows: [{ text: "Up" }], language: "fr", dropped: { looks: 2 } });
    send({ type: "undo.asked" });
    expect(view().rows).toEqual([]);
  });

  it("what cannot be opened says why, and is tried again", async () => {
    const { line, open, giveCaptions } = start();
    giveCaptions();
    line.fail("read text", OFFLINE);
    const { view, send, until } = await open();
    expect(view()).toMatchObject({ phase: "unopened", trouble: OFFLINE });
    line.fail("read text", null);
    send({ type: "retry.asked" });
    expect(await until(({ phase }) => phase === "editing")).toMatchObject({ rows: [{ text: "Hello" }] });
  });
});
