// Proves that an editor's session is plain data, and that the machine edits whatever kind of draft it is given.
import { addSlide, changeSlide, removeParts, stepParts } from "@academiz/domain/editing";
import {
  createMemoryDraftJournal,
  createMemoryNavigation,
  createMemoryProductLibrary,
  createNetworkLine,
} from "@academiz/testkit/clients";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import {
  changeDraft,
  createProductEditorMachine,
  type Draft,
  type EditorKind,
  type ProductEditorEvent,
  productEditorMachine,
} from "./index.ts";

/** The same each time that a session is played. */
function createDice() {
  let at = 0;
  return { random: () => (at = (at + 0.137) % 1) };
}

async function createPorts(name: string, content: Readonly<Record<string, unknown>>) {
  const library = createMemoryProductLibrary(createNetworkLine(), "learniz");
  const created = await library.create(name, content);
  if (!created.ok) throw new Error("not created");
  const clock = new SimulatedClock();
  const ports = {
    library,
    journal: createMemoryDraftJournal(),
    navigation: createMemoryNavigation(),
    clock: { now: () => clock.now() },
    dice: createDice(),
  };
  return { library, clock, ports, slug: created.value.slug };
}

const course = makeCourse([[makeSlide("s0", [makeGame("g0")]), makeSlide("s1"), makeSlide("s2")]]);
const ordered = { ...course, validationConditions: { validAll: true, chainedRequirements: true } };

async function editCourse() {
  const { library, clock, ports, slug } = await createPorts("First", { ...ordered });
  const actor = createActor(productEditorMachine, { input: { ports, slug }, clock }).start();
  await waitFor(actor, (snapshot) => snapshot.matches("editing"));
  const read = () => {
    const { draft, past, future } = actor.getSnapshot().context;
    return { draft, past, future };
  };
  return { actor, clock, read, stored: () => library.peek(slug) };
}

describe("§13 (decisions) a session is plain data", () => {
  const slugs = fc.constantFrom("s0", "s1", "s2");
  const random = () => 0.25;
  const changes: fc.Arbitrary<(draft: Draft) => Draft> = fc.oneof(
    fc.string().map((name) => (draft: Draft) => ({ ...draft, name: `${draft.name}${name}` })),
    fc.tuple(slugs, fc.string({ maxLength: 5 })).map(([slug, description]) => (draft: Draft) => ({
      ...draft,
      learniz: changeSlide(draft.learniz, slug, (slide) => ({ ...slide, description })),
    })),
    slugs.map((slug) => (draft: Draft) => ({ ...draft, learniz: stepParts(draft.learniz, [slug], 1) })),
    slugs.map((slug) => (draft: Draft) => ({ ...draft, learniz: removeParts(draft.learniz, [slug]) })),
    fc.constant((draft: Draft) => ({
      ...draft,
      learniz: addSlide(
        draft.learniz,
        { chapterSlug: draft.learniz.chapters[0]?.slug ?? "", after: null, title: "New" },
        random,
      ),
    })),
  );
  const steps = fc.array(fc.oneof(changes, fc.constantFrom("undo.asked" as const, "redo.asked" as const)), {
    maxLength: 15,
  });

  test("what is logged as text and played again comes to the same draft, with the same to undo and redo", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const first = await editCourse();
        const log: string[] = [];
        const send = (event: ProductEditorEvent) => {
          log.push(JSON.stringify(event));
          first.actor.send(event);
        };
        for (const [at, step] of taken.entries())
          if (typeof step === "string") send({ type: step });
          else changeDraft({ getSnapshot: () => first.actor.getSnapshot(), send }, String(at % 3), step);
        const second = await editCourse();
        for (const line of log) second.actor.send(JSON.parse(line) as ProductEditorEvent);
        expect(second.read()).toEqual(first.read());
      }),
      { numRuns: 60 },
    );
  });
});

/** A note: the least that can be edited. */
interface Note {
  readonly name: string;
  readonly text: string;
}
const noteKind: EditorKind<Note, { readonly text: string }> = {
  place: (slug) => `/notes/${slug}`,
  parse: (name, content) =>
    typeof content === "object" && content !== null && "text" in content && typeof content.text === "string"
      ? { ok: true, value: { name, text: content.text } }
      : { ok: false, error: { kind: "no-text" } },
  write: ({ name, text }) => ({ name, content: { text } }),
  apply: (draft, { text }) => (text === draft.text ? draft : { ...draft, text }),
  saysTheSame: (one, other) => one.name === other.name && one.text === other.text,
  findStep: () => ({ at: null, block: null }),
  isEmpty: ({ text }) => text === "",
  copy: ({ name, text }) => ({ name: `${name} (copy)`, text }),
  followCopy: (now, _, name) => ({ ...now, name }),
};

test("§13 (decisions) another kind of draft is edited, undone, stored, published and copied by the same machine", async () => {
  const { library, clock, ports, slug } = await createPorts("Note", { text: "a" });
  const machine = createProductEditorMachine(noteKind);
  const actor = createActor(machine, { input: { ports, slug }, clock }).start();
  await waitFor(actor, (snapshot) => snapshot.matches("editing"));
  const write = (text: string) => actor.send({ type: "draft.changed", field: text, edit: { text } });
  write("b");
  write("c");
  actor.send({ type: "undo.asked" });
  actor.send({ type: "publication.confirmed" });
  await waitFor(actor, ({ context }) => context.published !== null);
  expect(library.peek(slug).published).toEqual({ text: "b" });
  await library.touch(slug, "Theirs");
  write("d");
  clock.increment(1_000);
  await waitFor(actor, ({ context }) => context.theirs !== null);
  actor.send({ type: "copy.kept" });
  await waitFor(actor, () => ports.navigation.visits.length > 0);
  expect(ports.navigation.visits).toEqual(["/notes/learniz-2"]);
  expect(library.peek("learniz-2")).toMatchObject({ name: "Note (copy)", content: { text: "d" } });
});
