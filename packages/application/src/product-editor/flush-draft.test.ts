import {
  createMemoryDraftJournal,
  createMemoryNavigation,
  createMemoryProductLibrary,
  createNetworkLine,
  OFFLINE,
} from "@academiz/testkit/clients";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { changeDraft, flushDraft, productEditorMachine } from "./index.ts";

async function edit() {
  const line = createNetworkLine();
  const library = createMemoryProductLibrary(line, "learniz");
  const created = await library.create("First", { ...makeCourse([[makeSlide("s0", [])]]) });
  if (!created.ok) throw new Error("not created");
  const { slug } = created.value;
  const clock = new SimulatedClock();
  const ports = {
    library,
    journal: createMemoryDraftJournal(),
    navigation: createMemoryNavigation(),
    clock: { now: () => clock.now() },
    dice: { random: () => 0.5 },
  };
  const actor = createActor(productEditorMachine, { input: { ports, slug }, clock }).start();
  await waitFor(actor, (snapshot) => snapshot.matches("editing"));
  const change = (name: string) => changeDraft(actor, "name", (draft) => ({ ...draft, name }));
  return { line, library, slug, actor, change, stored: () => library.peek(slug) };
}

describe("what the author sees is stored before it is used elsewhere", () => {
  it("§13 (decisions) does not wait for the pause after the last change", async () => {
    const { actor, change, stored } = await edit();
    change("Second");
    expect(await flushDraft(actor)).toEqual({ ok: true, value: null });
    expect(stored().name).toBe("Second");
  });

  it("§13 (decisions) asks nothing of the server when nothing was changed", async () => {
    const { actor, line } = await edit();
    expect(await flushDraft(actor)).toEqual({ ok: true, value: null });
    expect(line.count("save")).toBe(0);
  });

  it.each(["save.asked", "publication.confirmed"] as const)(
    "§13 (decisions) stores what was changed after %s, whose answer is still on its way",
    async (type) => {
      const { actor, line, change, stored } = await edit();
      change("Second");
      const release = line.hold("save");
      actor.send({ type });
      change("Third");
      const flushed = flushDraft(actor);
      release();
      expect(await flushed).toEqual({ ok: true, value: null });
      expect(stored().name).toBe("Third");
    },
  );

  it("§8.5 tries once more when offline, and says that it failed", async () => {
    const { actor, line, change } = await edit();
    line.fail("save", OFFLINE);
    change("Second");
    expect(await flushDraft(actor)).toEqual({ ok: false, error: OFFLINE });
    expect(await flushDraft(actor)).toEqual({ ok: false, error: OFFLINE });
    expect(line.count("save")).toBe(2);
    line.fail("save", null);
    expect((await flushDraft(actor)).ok).toBe(true);
  });

  it("§8.10 fails while the author has not chosen between two versions", async () => {
    const { actor, library, slug, change, stored } = await edit();
    await library.save(slug, { name: "Theirs", content: stored().content, updatedAt: stored().updatedAt });
    change("Mine");
    expect(await flushDraft(actor)).toMatchObject({ ok: false, error: { kind: "conflict" } });
    expect(stored().name).toBe("Theirs");
  });
});
