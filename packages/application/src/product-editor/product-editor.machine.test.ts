import { changeSlide, removeParts } from "@academiz/domain/editing";
import type { Learniz } from "@academiz/domain/learniz";
import {
  createMemoryDraftJournal,
  createMemoryEditSteps,
  createMemoryNavigation,
  createMemoryProductLibrary,
  createNetworkLine,
  OFFLINE,
} from "@academiz/testkit/clients";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { Trouble } from "../ports/index.ts";
import {
  changeDraft,
  connectProductEditor,
  type Draft,
  isUndoable,
  keepSteps,
  type ProductEditorView,
  productEditorMachine,
  readLastStep,
  renameDraft,
  reviewConflict,
  reviewDraft,
  reviewPublished,
} from "./index.ts";

const REFUSED: Trouble = { kind: "invalid", detail: "content.invalid" };
const named = (name: string) => (draft: Draft) => ({ ...draft, name });

/** A product that is stored, and as many editors of it as a test opens: each is a page of its own. */
async function createProduct(learniz = makeCourse([[makeSlide("s0", [makeGame("g0")])]])) {
  const line = createNetworkLine();
  const library = createMemoryProductLibrary(line, "learniz");
  const created = await library.create("First", { ...learniz });
  if (!created.ok) throw new Error("not created");
  const { slug } = created.value;
  const journal = createMemoryDraftJournal();
  const steps = createMemoryEditSteps();
  function open(ownJournal = journal) {
    const clock = new SimulatedClock();
    const navigation = createMemoryNavigation();
    const ports = {
      library,
      journal: ownJournal,
      steps,
      navigation,
      clock: { now: () => clock.now() },
      dice: { random: () => 0.5 },
    };
    const actor = createActor(productEditorMachine, { input: { ports, slug }, clock }).start();
    const view = () => connectProductEditor(actor.getSnapshot());
    const until = async (isTrue: (view: ProductEditorView) => boolean) => {
      await waitFor(actor, (snapshot) => isTrue(connectProductEditor(snapshot)));
      return view();
    };
    const change = (name: string, field = "name") => changeDraft(actor, field, named(name));
    const ready = () => until(({ phase }) => phase === "ready");
    const saved = () => until(({ saving }) => saving === "saved");
    return { actor, clock, navigation, view, until, change, ready, saved };
  }
  return { line, library, journal, slug, open, stored: () => library.peek(slug) };
}

async function edit(learniz?: Learniz) {
  const product = await createProduct(learniz);
  const editor = product.open();
  await editor.ready();
  return { ...product, ...editor };
}

describe("undo and redo", () => {
  it("§13 (decisions) takes quick changes of one field as one step, and others as steps of their own", async () => {
    const { actor, clock, change, view } = await edit();
    change("F");
    clock.increment(999);
    change("Fi");
    clock.increment(1000);
    change("Fin");
    change("Final", "other");
    const names = ["Fin", "Fi", "First"].map(() => {
      actor.send({ type: "undo.asked" });
      return view().draft?.name;
    });
    expect(names).toEqual(["Fin", "Fi", "First"]);
    expect(view().canUndo).toBe(false);
    for (const _ of names) actor.send({ type: "redo.asked" });
    expect(view()).toMatchObject({ draft: { name: "Final" }, canRedo: false });
  });

  it("§13 (decisions) a change after an undo ends what could be redone; a change that changes nothing is no step", async () => {
    const { actor, change, view } = await edit();
    change("Second");
    actor.send({ type: "undo.asked" });
    changeDraft(actor, "name", (draft) => draft);
    expect(view().canRedo).toBe(true);
    change("Third");
    expect(view()).toMatchObject({ canRedo: false, canUndo: true });
  });

  it("§5.34 a deletion and the rules that went with it come back in one step, for as long as undo reaches it", async () => {
    const waits = { elements: [{ type: "STATUS" as const, interactivitySlug: "g0" }] };
    const slides = [makeSlide("s0", [makeGame("g0")]), { ...makeSlide("s1"), requirements: [waits] }];
    const { open } = await createProduct(makeCourse([slides]));
    const { actor, change, ready, view } = open();
    await ready();
    const rules = () => view().draft?.learniz.chapters[0]?.slides[1]?.requirements;
    expect(readLastStep(actor.getSnapshot())).toBeNull();
    const before = view().draft?.learniz;
    if (!before) throw new Error("nothing is open");
    const remove = (draft: Draft) => ({ ...draft, learniz: removeParts(draft.learniz, ["g0"]) });
    changeDraft(actor, "remove:g0", remove);
    expect(rules()).toEqual([]);
    expect(readLastStep(actor.getSnapshot())).toEqual({ before, now: view().draft?.learniz });
    change("Renamed");
    expect(isUndoable(actor.getSnapshot(), before)).toBe(true);
    actor.send({ type: "undo.asked" });
    actor.send({ type: "undo.asked" });
    expect(rules()).toEqual([waits]);
    expect(isUndoable(actor.getSnapshot(), before)).toBe(false);
  });

  it("§13 (decisions) what was undone is what is stored", async () => {
    const { actor, clock, change, saved, stored } = await edit();
    change("Second");
    clock.increment(1000);
    await saved();
    actor.send({ type: "undo.asked" });
    clock.increment(1000);
    await saved();
    expect(stored().name).toBe("First");
  });
});

describe("saving by itself", () => {
  it("§13 (decisions) keeps a change on the device at once and stores it a second after the last one", async () => {
    const { line, journal, slug, clock, change, saved, stored, view } = await edit();
    change("Second");
    expect(journal.read(slug)?.name).toBe("Second");
    clock.increment(999);
    change("Third");
    clock.increment(999);
    expect(line.count("save")).toBe(0);
    expect(view().saving).toBe("saving");
    clock.increment(1);
    await saved();
    expect(line.count("save")).toBe(1);
    expect(stored().name).toBe("Third");
    expect(journal.read(slug)).toBeNull();
  });

  it("§13 (decisions) stores at once when asked", async () => {
    const { actor, change, saved, stored } = await edit();
    change("Second");
    actor.send({ type: "save.asked" });
    await saved();
    expect(stored().name).toBe("Second");
  });

  it("§13 (decisions) a change during a save is stored after it, and survives a crash between the two", async () => {
    const { line, journal, slug, actor, clock, change, saved, stored, open, until } = await edit();
    change("Second");
    const release = line.hold("save");
    actor.send({ type: "save.asked" });
    change("Third");
    release();
    await until(({ savedAt }) => savedAt !== null);
    const crashed = await open().ready();
    expect(crashed).toMatchObject({ isRecovered: true, draft: { name: "Third" }, saving: "saving" });
    clock.increment(1000);
    await saved();
    expect(stored().name).toBe("Third");
    expect(journal.read(slug)).toBeNull();
  });

  it("§8.5 offline it tries again after 2, 4, 8 … 60 seconds, with what is newest then", async () => {
    const { line, actor, clock, change, saved, stored, until, view } = await edit();
    line.fail("save", OFFLINE);
    change("Second");
    clock.increment(1000);
    let tries = 1;
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      await until(({ saving }) => saving === "offline");
      change(`After ${seconds}`);
      clock.increment(seconds * 1000 - 1);
      expect(line.count("save")).toBe(tries);
      clock.increment(1);
      expect(line.count("save")).toBe(++tries);
    }
    await until(({ saving }) => saving === "offline");
    line.fail("save", null);
    actor.send({ type: "network.returned" });
    await saved();
    expect(stored().name).toBe("After 60");
    expect(view().saveTrouble).toBeNull();
  });

  it("§7.84 what is refused is not sent again until it changes", async () => {
    const { line, journal, slug, clock, change, saved, until } = await edit();
    line.fail("save", REFUSED);
    change("Second");
    clock.increment(1000);
    expect((await until(({ saving }) => saving === "refused")).saveTrouble).toEqual(REFUSED);
    clock.increment(600_000);
    expect(line.count("save")).toBe(1);
    expect(journal.read(slug)?.name).toBe("Second");
    line.fail("save", null);
    change("Third");
    clock.increment(1000);
    await saved();
  });

  it("§8.10 a save whose answer was lost on the way is no conflict when it is sent again", async () => {
    const { line, library, actor, slug, change, saved, stored, until } = await edit();
    change("Second");
    line.fail("save", OFFLINE);
    actor.send({ type: "save.asked" });
    await until(({ saving }) => saving === "offline");
    const { updatedAt, content } = stored();
    line.fail("save", null);
    await library.save(slug, { name: "Second", content, updatedAt });
    actor.send({ type: "network.returned" });
    await saved();
  });
});

describe("somebody saved meanwhile", () => {
  async function conflict(act: "save.asked" | "publication.confirmed" | "preview.asked" = "save.asked") {
    const product = await createProduct();
    const other = product.open(createMemoryDraftJournal());
    const mine = product.open();
    await Promise.all([other.ready(), mine.ready()]);
    other.change("Theirs");
    other.actor.send({ type: "save.asked" });
    await other.saved();
    mine.change("Mine");
    mine.actor.send({ type: act });
    await mine.until(({ saving }) => saving === "conflicting");
    return { ...product, ...mine };
  }

  it.each(["save.asked", "publication.confirmed", "preview.asked"] as const)(
    "§8.10 after a conflict at %s nothing is sent until the author has chosen, and nothing is lost",
    async (act) => {
      const { actor, line, journal, slug, clock, change, stored, view } = await conflict(act);
      const asked = line.asked.length;
      change("Mine, later");
      for (const type of ["save.asked", "publication.confirmed", "preview.asked", "network.returned"] as const)
        actor.send({ type });
      clock.increment(600_000);
      expect(line.asked.length).toBe(asked);
      expect(view()).toMatchObject({ saving: "conflicting", saveTrouble: { kind: "conflict" } });
      expect(stored().name).toBe("Theirs");
      expect(journal.read(slug)?.name).toBe("Mine, later");
    },
  );

  it("§13 (decisions) keeps the author's version as a copy, with what was written while it was made", async () => {
    const { actor, line, library, journal, slug, change, navigation, stored } = await conflict();
    const release = line.hold("create");
    actor.send({ type: "copy.kept" });
    change("Mine, later");
    release();
    await waitFor(actor, () => navigation.visits.length > 0);
    expect(navigation.visits).toEqual(["/learniz/learniz-2"]);
    expect(library.peek("learniz-2")).toMatchObject({
      name: "Mine (copy)",
      content: { context: { title: "A course (copy)" } },
    });
    expect(journal.read("learniz-2")).toMatchObject({
      name: "Mine, later",
      config: { context: { title: "A course (copy)" } },
      updatedAt: library.peek("learniz-2").updatedAt,
    });
    expect(journal.read(slug)).toBeNull();
    expect(stored().name).toBe("Theirs");
  });

  it("§13 (decisions) a copy opens where the author was, which the address says", async () => {
    const { actor, navigation } = await conflict();
    actor.send({ type: "copy.kept", at: ":course" });
    await waitFor(actor, () => navigation.visits.length > 0);
    expect(navigation.visits).toEqual(["/learniz/learniz-2?at=%3Acourse"]);
  });

  it("§13 (decisions) tells when theirs was saved, and what each changed since both began", async () => {
    const slides = [makeSlide("s0"), makeSlide("s1"), makeSlide("s2")];
    const product = await createProduct(makeCourse([slides]));
    const [other, mine] = [product.open(createMemoryDraftJournal()), product.open()];
    await Promise.all([other.ready(), mine.ready()]);
    const edit = ({ actor }: typeof mine, change: (learniz: Draft["learniz"]) => Draft["learniz"]) =>
      changeDraft(actor, "edit", (draft) => ({ ...draft, learniz: change(draft.learniz) }));
    edit(other, (learniz) => removeParts(learniz, ["s1"]));
    other.actor.send({ type: "save.asked" });
    await other.saved();
    edit(mine, (learniz) => changeSlide(learniz, "s2", (slide) => ({ ...slide, description: "Mine" })));
    expect(reviewConflict(mine.actor.getSnapshot())).toBeNull();
    mine.actor.send({ type: "save.asked" });
    await waitFor(mine.actor, (snapshot) => reviewConflict(snapshot) !== null);
    const review = reviewConflict(mine.actor.getSnapshot());
    expect(review).toMatchObject({
      savedAt: product.stored().updatedAt,
      savedBy: { name: "Somebody Else", isYou: false },
      mine: { slides: { added: [], removed: [], changed: ["s2"] }, isRenamed: false },
      theirs: { slides: { added: [], removed: ["s1"], changed: [] }, isRenamed: false },
    });
    // What both began from outlives the page: theirs is nobody's change of mine.
    const reload = async () => {
      const next = product.open();
      await next.ready();
      await waitFor(next.actor, (snapshot) => reviewConflict(snapshot) !== null);
      return reviewConflict(next.actor.getSnapshot());
    };
    expect(await reload()).toEqual(review);
    // A draft that an older page left knows not what it began from: theirs is what it is held against.
    const { updatedAt, name, config } = product.journal.read(product.slug) ?? expect.unreachable();
    product.journal.keep(product.slug, { updatedAt, name, config: config as Draft["learniz"] });
    expect(await reload()).toMatchObject({
      mine: { slides: { added: ["s1"], removed: [], changed: ["s2"] } },
      theirs: null,
    });
  });

  it("§13 (decisions) once mine is to stand over theirs, theirs is what it was made from", async () => {
    const { actor, line, journal, slug, until } = await conflict();
    await waitFor(actor, (snapshot) => reviewConflict(snapshot) !== null);
    const release = line.hold("save");
    actor.send({ type: "mine.kept" });
    expect(journal.read(slug)?.base?.name).toBe("Theirs");
    release();
    await until(({ saving }) => saving === "saved");
    expect(journal.read(slug)).toBeNull();
  });

  it("§13 (decisions) keeps mine over theirs when the author says so, and theirs of a moment later not unseen", async () => {
    const { actor, journal, slug, open, until, saved, stored, view } = await conflict();
    await waitFor(actor, (snapshot) => reviewConflict(snapshot) !== null);
    const third = open(createMemoryDraftJournal());
    await third.ready();
    third.change("Theirs, later");
    third.actor.send({ type: "save.asked" });
    await third.saved();
    actor.send({ type: "mine.kept" });
    expect(view().saving).toBe("saving");
    await until(({ saving }) => saving === "conflicting");
    expect(stored().name).toBe("Theirs, later");
    await waitFor(actor, (snapshot) => reviewConflict(snapshot)?.savedAt === stored().updatedAt);
    actor.send({ type: "mine.kept" });
    expect(await saved()).toMatchObject({ draft: { name: "Mine" }, canUndo: true, saveTrouble: null });
    expect(stored().name).toBe("Mine");
    expect(journal.read(slug)).toBeNull();
  });

  it("§8.5 without theirs nothing is put over it; it is read when the network returns", async () => {
    const product = await createProduct();
    const [other, mine] = [product.open(createMemoryDraftJournal()), product.open()];
    await Promise.all([other.ready(), mine.ready()]);
    other.change("Theirs");
    other.actor.send({ type: "save.asked" });
    await other.saved();
    mine.change("Mine");
    product.line.fail("read", OFFLINE);
    mine.actor.send({ type: "save.asked" });
    await mine.until(({ saving }) => saving === "conflicting");
    mine.actor.send({ type: "mine.kept" });
    expect(mine.view().saving).toBe("conflicting");
    product.line.fail("read", null);
    mine.actor.send({ type: "network.returned" });
    await waitFor(mine.actor, (snapshot) => reviewConflict(snapshot) !== null);
    mine.actor.send({ type: "mine.kept" });
    await mine.saved();
    expect(product.stored().name).toBe("Mine");
  });

  it("§13 (decisions) stays in conflict when the copy fails", async () => {
    const { actor, line, until } = await conflict();
    line.fail("create", OFFLINE);
    actor.send({ type: "copy.kept" });
    const view = await until(({ actionTrouble }) => actionTrouble !== null);
    expect(view).toMatchObject({ saving: "conflicting", actionTrouble: OFFLINE, draft: { name: "Mine" } });
  });

  it("§8.10 reads what is stored when the author lets theirs go, and begins a new history", async () => {
    const { actor, journal, slug, until } = await conflict();
    actor.send({ type: "reload.confirmed" });
    const view = await until(({ draft }) => draft?.name === "Theirs");
    expect(view).toMatchObject({ saving: "saved", canUndo: false, isRecovered: false, saveTrouble: null });
    expect(journal.read(slug)).toBeNull();
  });

  it("§8.10 a draft of an older version is recovered into the conflict, again after another crash", async () => {
    const { open, journal, slug, stored } = await conflict();
    const second = open();
    expect(await second.ready()).toMatchObject({ saving: "conflicting", isRecovered: true, draft: { name: "Mine" } });
    second.change("Mine, later");
    expect(journal.read(slug)?.updatedAt).not.toBe(stored().updatedAt);
    expect(await open().ready()).toMatchObject({ saving: "conflicting", draft: { name: "Mine, later" } });
  });
});

describe("after a crash", () => {
  it("§13 (decisions) a draft of the stored version is recovered and stored", async () => {
    const { change, open, stored } = await edit();
    change("Second");
    const next = open();
    expect(await next.ready()).toMatchObject({ isRecovered: true, draft: { name: "Second" } });
    next.clock.increment(1000);
    await next.saved();
    expect(stored().name).toBe("Second");
  });

  it("§13 (decisions) a draft that had been stored already is nothing to recover", async () => {
    const { journal, slug, open, stored } = await edit();
    const { name, content } = stored();
    journal.keep(slug, { updatedAt: "2020-01-01T00:00:00.000Z", name, config: content as never });
    expect(await open().ready()).toMatchObject({ isRecovered: false, saving: "saved" });
  });

  it("§5.34 a draft that cannot be read any more does not stand in the way", async () => {
    const { journal, slug, open } = await edit();
    journal.keep(slug, { updatedAt: "2020-01-01T00:00:00.000Z", name: "Broken", config: {} as never });
    expect(await open().ready()).toMatchObject({ isRecovered: false, draft: { name: "First" } });
  });

  it("§8.6 tells why a product cannot be opened, and tries again when asked", async () => {
    const { line, open } = await createProduct();
    line.fail("read", OFFLINE);
    const { actor, until, ready } = open();
    expect((await until(({ phase }) => phase === "failed")).trouble).toEqual(OFFLINE);
    line.fail("read", null);
    actor.send({ type: "retry.asked" });
    expect((await ready()).trouble).toBeNull();
  });
});

describe("undo over pages and publications", () => {
  it("§13 (decisions) what was changed before a publication is undone after it", async () => {
    const { actor, change, until, view } = await edit();
    change("Second");
    actor.send({ type: "publication.confirmed" });
    await until(({ publication }) => publication === "up-to-date");
    expect(view().canUndo).toBe(true);
    actor.send({ type: "undo.asked" });
    expect(view().draft?.name).toBe("First");
  });

  it("§13 (decisions) a page that is opened again goes on with what the former one could undo and redo", async () => {
    const { actor, clock, change, saved, open } = await edit();
    change("Second", "one");
    change("Third", "two");
    actor.send({ type: "undo.asked" });
    clock.increment(1000);
    await saved();
    keepSteps(actor.getSnapshot());
    const next = open();
    expect(await next.ready()).toMatchObject({ draft: { name: "Second" }, canUndo: true, canRedo: true });
    next.actor.send({ type: "redo.asked" });
    expect(next.view().draft?.name).toBe("Third");
    for (const _ of "12") next.actor.send({ type: "undo.asked" });
    expect(next.view()).toMatchObject({ draft: { name: "First" }, canUndo: false });
  });

  it("§13 (decisions) nothing is undone that somebody else wrote since", async () => {
    const { actor, clock, change, saved, open } = await edit();
    change("Second");
    clock.increment(1000);
    await saved();
    keepSteps(actor.getSnapshot());
    change("Theirs");
    clock.increment(1000);
    await saved();
    expect(await open().ready()).toMatchObject({ draft: { name: "Theirs" }, canUndo: false, canRedo: false });
  });
});

describe("publishing and previewing", () => {
  it("§7.85 stores what the author sees, publishes it, and goes on from what is published", async () => {
    const { line, actor, change, until, stored } = await edit();
    const emitted: string[] = [];
    actor.on("published", ({ type }) => emitted.push(type));
    change("Second");
    actor.send({ type: "publication.confirmed" });
    const view = await until(({ publication }) => publication === "up-to-date");
    expect(line.asked.slice(-2)).toEqual(["save", "publish"]);
    expect(stored()).toMatchObject({ name: "Second", hasConfigDraft: false });
    expect(view).toMatchObject({ draft: { learniz: stored().published }, saving: "saved", isPublishing: false });
    expect(reviewDraft(actor.getSnapshot()).changes?.isCourseChanged).toBe(false);
    expect(emitted).toEqual(["published"]);
  });

  it("§3.73 is never, up to date, changed", async () => {
    const { actor, change, until, view } = await edit();
    expect(view().publication).toBe("never");
    actor.send({ type: "publication.confirmed" });
    await until(({ publication }) => publication === "up-to-date");
    change("Second");
    expect(view().publication).toBe("changed");
  });

  it("§7.85 what is changed while a publication is on its way is kept and stored after it", async () => {
    const { line, actor, clock, change, until, saved, stored } = await edit();
    const release = line.hold("publish");
    actor.send({ type: "publication.confirmed" });
    change("Later");
    release();
    expect((await until(({ isPublishing }) => !isPublishing)).draft?.name).toBe("Later");
    clock.increment(1000);
    await saved();
    expect(stored()).toMatchObject({ name: "Later", hasConfigDraft: true });
  });

  it.each(["publication.confirmed", "preview.asked"] as const)(
    "§8.10 a failure of %s after its save is told, and the next save is no conflict with it",
    async (type) => {
      const { line, actor, clock, change, until, saved, stored } = await edit();
      line.fail(type === "preview.asked" ? "openPreview" : "publish", OFFLINE);
      change("Second");
      actor.send({ type });
      await until(({ actionTrouble }) => actionTrouble !== null);
      expect(stored().name).toBe("Second");
      actor.send({ type: "publication.cancelled" });
      change("Third");
      clock.increment(1000);
      expect((await saved()).saveTrouble).toBeNull();
      expect(stored().name).toBe("Third");
      actor.send({ type: "trouble.dismissed" });
      await until(({ actionTrouble }) => actionTrouble === null);
    },
  );

  it.each(["the network returns", "a save gets through"])(
    "§8.5 what failed for want of a connection is told until %s; what failed otherwise until it is read",
    async (end) => {
      const { line, actor, clock, change, until, saved, view } = await edit();
      for (const trouble of [OFFLINE, REFUSED]) {
        line.fail("openPreview", trouble);
        actor.send({ type: "preview.asked" });
        await until(({ actionTrouble }) => actionTrouble?.kind === trouble.kind);
        if (end === "the network returns") actor.send({ type: "network.returned" });
        else {
          change(`After ${trouble.kind}`);
          clock.increment(1000);
          await saved();
        }
        expect(view().actionTrouble).toEqual(trouble === OFFLINE ? null : trouble);
      }
    },
  );

  it("§2.21 §4.77 a preview opens what the author sees, at the page that is being edited", async () => {
    const { line, slug, actor, change, navigation } = await edit();
    change("Second");
    actor.send({ type: "preview.asked", at: "s0" });
    await waitFor(actor, () => navigation.visits.length > 0);
    expect(line.asked.slice(-2)).toEqual(["save", "openPreview"]);
    actor.send({ type: "preview.asked" });
    await waitFor(actor, () => navigation.visits.length > 1);
    expect(navigation.visits).toEqual([`/play/${slug}?at=s0`, `/play/${slug}`]);
  });

  it.each([
    ["nothing", makeCourse([])],
    ["an empty chapter", makeCourse([[]])],
  ])(
    "§4.77 a preview of %s leads nowhere: what is missing is told, and what was changed is stored",
    async (_, learniz) => {
      const { line, actor, change, until, navigation, stored } = await edit(learniz);
      change("Second");
      actor.send({ type: "preview.asked" });
      const view = await until(({ actionTrouble }) => actionTrouble !== null);
      expect(view).toMatchObject({ actionTrouble: { kind: "invalid", detail: "content.no-slides" }, saving: "saved" });
      expect([stored().name, line.count("openPreview"), navigation.visits]).toEqual(["Second", 0, []]);
    },
  );

  it.each([
    ["publication.confirmed", "publish"],
    ["preview.asked", "openPreview"],
  ] as const)(
    "§7.85 %s during a save follows it; after a failed save it is told, and not done later, a publication once it is given up",
    async (type, question) => {
      const { line, actor, change, until } = await edit();
      change("Second");
      let release = line.hold("save");
      actor.send({ type: "save.asked" });
      actor.send({ type });
      expect(line.count(question)).toBe(0);
      release();
      await waitFor(actor, () => line.count(question) === 1);
      await until(({ isPublishing, isOpeningPreview }) => !isPublishing && !isOpeningPreview);
      change("Third");
      line.fail("save", OFFLINE);
      release = line.hold("save");
      actor.send({ type: "save.asked" });
      actor.send({ type });
      release();
      expect(await until(({ saving }) => saving === "offline")).toMatchObject({ actionTrouble: OFFLINE });
      actor.send({ type: "publication.cancelled" });
      line.fail("save", null);
      actor.send({ type: "network.returned" });
      await until(({ saving }) => saving === "saved");
      expect(line.count(question)).toBe(1);
    },
  );

  it.each(["the network returns", "a while has passed"])(
    "§8.5 a publication without a connection says so and goes on when %s, as long as its author looks at it",
    async (end) => {
      const { line, actor, clock, change, until, view, stored } = await edit();
      const goOn = () =>
        end === "the network returns" ? actor.send({ type: "network.returned" }) : clock.increment(5_000);
      for (const question of ["save", "publish"]) line.fail(question, OFFLINE);
      change("Second");
      actor.send({ type: "publication.confirmed" });
      await until(({ actionTrouble, isPublishing }) => actionTrouble !== null && !isPublishing);
      expect(view()).toMatchObject({ actionTrouble: OFFLINE, saving: "offline" });
      line.fail("save", null);
      goOn();
      await until(({ isPublishing }) => !isPublishing);
      expect(view()).toMatchObject({ actionTrouble: OFFLINE, saving: "saved" });
      line.fail("publish", null);
      goOn();
      await until(({ publication }) => publication === "up-to-date");
      expect([stored().name, view().actionTrouble, view().isPublishing]).toEqual(["Second", null, false]);
    },
  );

  it("§8.5 a publication that was given up while it was on its way is not done later", async () => {
    const { line, actor, clock, until } = await edit();
    line.fail("publish", OFFLINE);
    const release = line.hold("publish");
    actor.send({ type: "publication.confirmed" });
    actor.send({ type: "publication.cancelled" });
    release();
    await until(({ isPublishing }) => !isPublishing);
    line.fail("publish", null);
    actor.send({ type: "network.returned" });
    clock.increment(60_000);
    expect(line.count("publish")).toBe(1);
  });

  it("§5.26 §4.43 is reviewed as it will be published: with its general conditions applied", async () => {
    const course = makeCourse([[makeSlide("s0", [makeGame("g0")]), makeSlide("s1", [makeGame("g1")])]]);
    const review = async (validAll: boolean) => {
      const { open } = await createProduct({ ...course, validationConditions: { validAll } });
      const { actor, ready } = open();
      await ready();
      return reviewDraft(actor.getSnapshot()).problems.map(({ code }) => code);
    };
    expect(await review(false)).toContain("completes-at-first-slide");
    expect(await review(true)).not.toContain("completes-at-first-slide");
  });

  it("§3.109 learners read the name of a course as its title until that is another one", () => {
    const learniz = makeCourse([]);
    const draft = { name: learniz.context.title, learniz };
    const renamed = renameDraft(draft, "Fire safety");
    expect([renamed.name, renamed.learniz.context.title]).toEqual(["Fire safety", "Fire safety"]);
    const own = { ...renamed, learniz: { ...learniz, context: { ...learniz.context, title: "Leave the building" } } };
    expect(renameDraft(own, "Fire safety 2").learniz.context.title).toBe("Leave the building");
  });

  it("§3.98 a file that is gone from the library is told; one that was just chosen is not taken for gone", async () => {
    const course = makeCourse([[makeSlide("s0", [makeGame("g0")])]]);
    const show = (file: string) => ({
      ...course,
      params: {
        ...course.params,
        styleParams: { status: "custom", slideBackground: { type: "image", src: `document:${file}`, alt: "" } },
      },
    });
    const { open } = await createProduct(show("gone"));
    const { actor, ready } = open();
    await ready();
    const told = () => reviewDraft(actor.getSnapshot()).problems.filter(({ code }) => code === "file-gone");
    expect(told()).toMatchObject([{ severity: "warning", slugs: [], count: 1 }]);
    changeDraft(actor, "look", (draft) => ({ ...draft, learniz: show("chosen") }));
    expect(told()).toEqual([]);
  });

  it("decisions 5 what learners have is reviewed apart from what is written, once it was published", async () => {
    const course = makeCourse([[makeSlide("s0", [makeGame("g0")]), makeSlide("s1", [makeGame("g1")])]]);
    const { open } = await createProduct(course);
    const { actor, ready } = open();
    await ready();
    expect(reviewPublished(actor.getSnapshot())).toEqual([]);
    actor.send({ type: "publication.confirmed" });
    await waitFor(actor, ({ context }) => context.published !== null);
    changeDraft(actor, "rules", (draft) => ({
      ...draft,
      learniz: { ...draft.learniz, validationConditions: { validAll: true } },
    }));
    const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);
    expect(codes(reviewPublished(actor.getSnapshot()))).toContain("completes-at-first-slide");
    expect(codes(reviewDraft(actor.getSnapshot()).problems)).not.toContain("completes-at-first-slide");
  });
});
