import {
  createMemoryNavigation,
  createMemoryProductLibrary,
  createNetworkLine,
  makeUploadedPackage,
  OFFLINE,
} from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import {
  connectProductPage,
  createFromPackage,
  type ProductPageView,
  productPageMachine,
  putPackage,
} from "./index.ts";

async function open(prepare?: (line: ReturnType<typeof createNetworkLine>) => void) {
  const line = createNetworkLine();
  const library = createMemoryProductLibrary(line, "scorm");
  await createFromPackage(library, makeUploadedPackage("Fire"), "Fire");
  prepare?.(line);
  const navigation = createMemoryNavigation();
  const input = { library, navigation, slug: "scorm-1" };
  const actor = createActor(productPageMachine, { input }).start();
  const view = () => connectProductPage(actor.getSnapshot());
  const until = async (isTrue: (view: ProductPageView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectProductPage(snapshot)));
    return view();
  };
  const settled = () =>
    waitFor(actor, (snapshot) => snapshot.matches("ready")).then(() => connectProductPage(actor.getSnapshot()));
  return { actor, line, library, navigation, view, until, settled };
}

describe("the page of a package", () => {
  it("§4.134 §5.25 opens what was made of an upload: touched, titled, its package told of", async () => {
    const { view, settled } = await open();
    expect(view()).toMatchObject({ phase: "loading", product: null, report: null });
    const { phase, product, report } = await settled();
    expect(phase).toBe("ready");
    expect(product?.content).toMatchObject({
      context: { title: "Fire" },
      package: "document:document-1",
      editionInfo: { createStatus: "TOUCHED", paramsStatus: "TOUCHED" },
    });
    expect(report).toMatchObject({ version: "1.2", items: [{ href: "one.html" }], problems: [] });
  });

  it("§8.6 tells why it could not be opened, and is opened when asked again", async () => {
    const { actor, line, until, settled } = await open((line) => line.fail("read", OFFLINE));
    expect((await until(({ phase }) => phase === "failed")).trouble).toEqual(OFFLINE);
    line.fail("read", null);
    actor.send({ type: "retry.asked" });
    expect(await settled()).toMatchObject({ phase: "ready", trouble: null });
  });

  it("§5.25 a new title is the product's and its content's", async () => {
    const { actor, view, settled } = await open();
    const { settings } = await settled();
    actor.send({ type: "settings.saved", title: "Fire drill", settings });
    expect(view().isSavingSettings).toBe(true);
    const { product } = await settled();
    expect([product?.name, product?.content["context"]]).toEqual([
      "Fire drill",
      expect.objectContaining({ title: "Fire drill" }),
    ]);
    expect(product?.content["package"]).toBe("document:document-1");
  });

  it("§3.182 what makes a package complete is stored with it, and stays when its package is replaced", async () => {
    const { actor, library, view, settled } = await open();
    expect((await settled()).completion).toEqual({ by: "content" });
    const completion = { by: "score", minimum: 70 } as const;
    actor.send({ type: "completion.saved", completion });
    expect(view().isSavingCompletion).toBe(true);
    const saved = await settled();
    expect(saved).toMatchObject({ completion, isSavingCompletion: false, product: { name: "Fire" } });
    if (!saved.product) throw new Error("no product");
    await putPackage(library, saved.product, makeUploadedPackage("Water"));
    expect(library.peek("scorm-1").content).toMatchObject({ completion, package: "document:document-1" });
  });

  it("§3.70 it is marked as a demo at once, whatever else of it is not saved, and is told where others were faster", async () => {
    const { actor, library, view, settled } = await open();
    const { product: before } = await settled();
    actor.send({ type: "demo.marked", demo: true });
    expect(view().isMarking).toBe(true);
    const { product, isMarking } = await settled();
    expect([product?.demo, product?.content, isMarking]).toEqual([true, before?.content, false]);
    await library.touch("scorm-1", "Theirs");
    actor.send({ type: "demo.marked", demo: false });
    expect((await settled()).conflict).not.toBeNull();
    expect(library.peek("scorm-1").demo).toBe(true);
  });

  it("§3.81 §3.90 what is said of it beside the title is stored, and the rest of its content stays", async () => {
    const { actor, library, settled } = await open();
    const { settings } = await settled();
    expect(settings).toMatchObject({ subtitle: "", minutes: null });
    const said = {
      ...settings,
      subtitle: "At work",
      description: "How to get out",
      language: "FR",
      minutes: 15,
      cover: "document:door",
      coverAlternative: "A door",
    } as const;
    actor.send({ type: "settings.saved", title: "Fire", settings: said });
    expect(await settled()).toMatchObject({ settings: said, product: { name: "Fire" } });
    expect(library.peek("scorm-1").content).toMatchObject({
      context: {
        title: "Fire",
        subtitle: "At work",
        lesson: "How to get out",
        duration: 900,
        cover: { src: "document:door", alt: "A door" },
      },
      config: { local: "FR" },
      package: "document:document-1",
    });
    await library.touch("scorm-1", "Theirs");
    actor.send({ type: "settings.saved", title: "Fire", settings });
    expect((await settled()).conflict).toMatchObject({ of: "changes" });
  });

  it("§2.20 §8.10 what is written is saved before it is previewed or published; where that meets others, neither is done", async () => {
    const { actor, library, navigation, settled } = await open();
    await settled();
    actor.send({ type: "preview.asked", content: { note: "one" } });
    const opened = await settled();
    expect(opened.product?.content).toMatchObject({ note: "one", package: "document:document-1" });
    expect(navigation.visits).toHaveLength(1);
    actor.send({ type: "publication.confirmed", content: { note: "two" } });
    expect((await settled()).product?.published).toMatchObject({ note: "two" });
    await library.touch("scorm-1", "Theirs");
    actor.send({ type: "preview.asked", content: { note: "three" } });
    expect((await settled()).conflict).toMatchObject({ of: "changes" });
    expect([navigation.visits.length, library.peek("scorm-1").content["note"]]).toEqual([1, "two"]);
    actor.send({ type: "mine.chosen" });
    expect((await settled()).product).toMatchObject({ name: "Theirs", content: { note: "three" } });
    expect(navigation.visits).toHaveLength(1);
  });

  it("§4.131 its steps are told as the server tells them", async () => {
    const { actor, settled } = await open();
    expect((await settled()).steps).toMatchObject({
      create: "DONE",
      params: "DONE",
      content: null,
      publication: "UNDONE",
    });
    actor.send({ type: "publication.confirmed" });
    expect((await settled()).steps?.publication).toBe("DONE");
  });

  it("§8.10 what somebody else saved is not overwritten: theirs is shown, or mine is saved on top of it", async () => {
    const { actor, library, settled } = await open();
    const { settings } = await settled();
    await library.touch("scorm-1", "Theirs");
    actor.send({ type: "settings.saved", title: "Mine", settings });
    expect(await settled()).toMatchObject({ conflict: { of: "changes" }, product: { name: "Fire" } });
    expect(library.peek("scorm-1").name).toBe("Theirs");
    actor.send({ type: "theirs.chosen" });
    await waitFor(actor, (snapshot) => snapshot.matches("loading") === false);
    expect(await settled()).toMatchObject({ conflict: null, product: { name: "Theirs" } });
    await library.touch("scorm-1", "Theirs again");
    actor.send({ type: "settings.saved", title: "Mine", settings });
    await settled();
    actor.send({ type: "mine.chosen" });
    expect(await settled()).toMatchObject({ conflict: null, product: { name: "Mine" } });
    expect(library.peek("scorm-1").name).toBe("Mine");
  });

  it("§8.10 who saved the other version is told, and when; where that cannot be had the choice is there all the same", async () => {
    const { actor, library, line, settled } = await open();
    const { settings } = await settled();
    await library.touch("scorm-1", "Theirs", { name: "Ada Lovelace", isYou: false });
    const { updatedAt } = library.peek("scorm-1");
    actor.send({ type: "settings.saved", title: "Mine", settings });
    const theirs = { savedAt: updatedAt, savedBy: { name: "Ada Lovelace", isYou: false } };
    expect(await settled()).toMatchObject({ conflict: { of: "changes", theirs }, product: { name: "Fire" } });
    actor.send({ type: "mine.chosen" });
    expect(await settled()).toMatchObject({ conflict: null, product: { name: "Mine" } });
    await library.touch("scorm-1", "Theirs");
    line.fail("read", OFFLINE);
    actor.send({ type: "settings.saved", title: "Mine", settings });
    expect((await settled()).conflict).toEqual({ of: "changes", theirs: null });
  });

  it("§7.85 is published as it is stored; an older state is not", async () => {
    const { actor, library, view, settled } = await open();
    await settled();
    actor.send({ type: "publication.confirmed" });
    expect(view().isPublishing).toBe(true);
    expect((await settled()).product?.publishedAt).not.toBeNull();
    await library.touch("scorm-1", "Theirs");
    actor.send({ type: "publication.confirmed" });
    expect(await settled()).toMatchObject({ conflict: { of: "else" }, actionTrouble: null });
  });

  it("§8.6 tells why an action failed until the next one", async () => {
    const { actor, line, settled } = await open();
    await settled();
    line.fail("openPreview", OFFLINE);
    actor.send({ type: "preview.asked" });
    expect(await settled()).toMatchObject({ actionTrouble: OFFLINE, conflict: null });
    line.fail("openPreview", null);
    actor.send({ type: "preview.asked" });
    expect((await settled()).actionTrouble).toBeNull();
  });

  it("§7.88 §7.87 a preview leaves the page, and a removal goes to the list", async () => {
    const { actor, library, navigation, settled } = await open();
    await settled();
    actor.send({ type: "preview.asked" });
    await settled();
    actor.send({ type: "removal.confirmed" });
    await settled();
    expect(navigation.visits).toEqual(["/play/scorm-1", "/"]);
    expect(() => library.peek("scorm-1")).toThrow();
  });

  it("decisions 4 a withdrawal keeps what is published, and the next publication brings it back", async () => {
    const { actor, settled } = await open();
    await settled();
    actor.send({ type: "publication.confirmed" });
    expect((await settled()).product).toMatchObject({ visible: true });
    actor.send({ type: "withdrawal.confirmed" });
    const { product } = await settled();
    expect(product).toMatchObject({ visible: false });
    expect(product?.publishedAt).not.toBeNull();
    actor.send({ type: "publication.confirmed" });
    expect((await settled()).product).toMatchObject({ visible: true });
  });

  it("§4.134 another package takes the place of its own, and what its author said of it stays", async () => {
    const { actor, library, settled } = await open();
    const { product } = await settled();
    if (!product) throw new Error("not open");
    const replaced = await putPackage(library, product, makeUploadedPackage("Other", "document-2"));
    if (!replaced.ok) throw new Error(replaced.error.detail);
    actor.send({ type: "product.renewed", product: replaced.value });
    expect((await settled()).product).toMatchObject({
      name: "Fire",
      content: { package: "document:document-2", context: { title: "Fire" } },
    });
    expect(await putPackage(library, product, makeUploadedPackage("Late"))).toMatchObject({
      ok: false,
      error: { kind: "conflict" },
    });
  });
});

describe("the page of an attachment", () => {
  it("§7.111 says that its file was deleted, and its content is not done, until something else is chosen", async () => {
    const library = createMemoryProductLibrary(createNetworkLine(), "attachment");
    const start = { local: "EN" } as const;
    await library.begin("House rules", start);
    const plan = { slug: "plan", name: "Plan.pdf", type: "application/pdf", size: 1, url: "/files/plan" };
    const look = async (documentFiles: readonly (typeof plan)[]) => {
      const read: typeof library.read = async (slug) => {
        const found = await library.read(slug);
        return found.ok ? { ok: true, value: { ...found.value, documentFiles } } : found;
      };
      const input = { library: { ...library, read }, navigation: createMemoryNavigation(), slug: "attachment-1" };
      const actor = createActor(productPageMachine, { input }).start();
      const settled = () =>
        waitFor(actor, (snapshot) => snapshot.matches("ready")).then(() => connectProductPage(actor.getSnapshot()));
      return { actor, settled, opened: await settled() };
    };
    expect((await look([])).opened).toMatchObject({ gap: "source", steps: { content: "UNDONE" } });
    const { updatedAt, content } = library.peek("attachment-1");
    const named = { ...content, source: "document:plan" };
    await library.save("attachment-1", { name: "House rules", content: named, updatedAt });
    await library.publish("attachment-1", library.peek("attachment-1").updatedAt);
    const done = { content: "DONE", publication: "DONE" };
    expect((await look([plan])).opened).toMatchObject({ gap: null, steps: done });
    const { actor, settled, opened } = await look([]);
    expect(opened).toMatchObject({ gap: "file", steps: { params: "DONE", content: "UNDONE", publication: null } });
    actor.send({ type: "content.saved", content: { source: "https://rules.example/plan" } });
    expect(await settled()).toMatchObject({ gap: null, steps: { content: "DONE", publication: "UNDONE" } });
  });
});
