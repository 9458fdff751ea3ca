// Knows how notes are written on several devices, with a network that comes and goes.
import { createMemoryNoteJournal, createMemoryNotes, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { connectNotes, notesMachine } from "./index.ts";

const PAGES = [{ slug: "one" }, { slug: "two" }];

function meet() {
  const store = createMemoryNotes();
  let instant = Date.UTC(2026, 0, 1, 9);
  let seed = 0;
  const rollDice = () => {
    seed = (seed * 16_807 + 11) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return {
    store,
    /** A device; it opens the course as often as it is asked. */
    own() {
      const [line, journal] = [createNetworkLine(), createMemoryNoteJournal()];
      return {
        line,
        journal,
        async open() {
          const clock = new SimulatedClock();
          const ports = {
            gateway: store.on(line),
            journal,
            clock: { now: () => ++instant },
            dice: { random: rollDice },
          };
          const actor = createActor(notesMachine, { clock, input: { ports } }).start();
          const view = () => connectNotes(actor.getSnapshot(), PAGES);
          const until = (holds: (shown: ReturnType<typeof view>) => boolean) => waitFor(actor, () => holds(view()));
          await until(({ phase }) => phase !== "reading");
          const texts = () => view().pages.flatMap(({ notes }) => notes.map(({ text }) => text));
          const write = (text: string, page = "one") => {
            actor.send({ type: "note.begun", page });
            for (let at = 1; at <= text.length; at += 1) actor.send({ type: "note.typed", text: text.slice(0, at) });
          };
          /** Lets all that can arrive do so. */
          const settle = async () => {
            clock.increment(100_000);
            await until(({ saving }) => saving !== "saving");
          };
          return { send: actor.send, stop: () => actor.stop(), view, until, texts, write, settle };
        },
      };
    },
  };
}

test("a note is stored once its learner pauses, in one save, whatever the number of letters", async () => {
  const { store, own } = meet();
  const device = own();
  const ada = await device.open();
  ada.write("Said");
  expect([ada.texts(), ada.view().saving, store.read()]).toEqual([["Said"], "saving", []]);
  await ada.settle();
  expect([ada.view().saving, store.read().map(({ text }) => text), device.line.count("change")]).toEqual([
    "saved",
    ["Said"],
    1,
  ]);
  expect(device.journal.readPending()).toEqual([]);
  expect(ada.view().noted).toEqual(new Set(["one"]));
});

test("what is written without a network is kept on the device, survives its page, and is sent once", async () => {
  const { store, own } = meet();
  const device = own();
  device.line.fail("change", OFFLINE);
  device.line.fail("list", OFFLINE);
  const first = await device.open();
  first.write("Away");
  await first.settle();
  expect([first.view().phase, first.view().saving]).toEqual(["unread", "offline"]);
  first.stop();
  device.line.fail("change", null);
  device.line.fail("list", null);
  const second = await device.open();
  expect(second.texts()).toEqual(["Away"]);
  await second.settle();
  second.send({ type: "network.returned" });
  expect(store.read().map(({ text }) => text)).toEqual(["Away"]);
});

test("where two devices reworded a note, the newer words stay, and the older ones become a second note", async () => {
  const { store, own } = meet();
  const [here, there] = [own(), own()];
  const ada = await here.open();
  ada.write("First");
  await ada.settle();
  const eve = await there.open();
  const slug = store.read()[0]?.slug ?? "";
  here.line.fail("change", OFFLINE);
  for (const [who, text] of [
    [ada, "On the phone"],
    [eve, "At the desk"],
  ] as const) {
    who.send({ type: "note.opened", slug });
    who.send({ type: "note.typed", text });
    await who.settle();
  }
  here.line.fail("change", null);
  ada.send({ type: "network.returned" });
  await ada.until(({ saving }) => saving === "saved");
  expect(ada.texts().sort()).toEqual(["At the desk", "On the phone"]);
  expect(store.read().find((note) => note.slug === slug)?.text).toBe("At the desk");
});

test("a deleted or emptied note can be restored", async () => {
  const { store, own } = meet();
  const ada = await own().open();
  ada.write("Said");
  ada.send({ type: "note.closed" });
  await ada.settle();
  const slug = store.read()[0]?.slug ?? "";
  ada.send({ type: "note.deleted", slug });
  await ada.settle();
  expect([store.read(), ada.view().removed?.text]).toEqual([[], "Said"]);
  ada.send({ type: "deletion.undone" });
  await ada.settle();
  expect([store.read()[0]?.text, ada.view().removed]).toEqual(["Said", null]);
  ada.send({ type: "note.opened", slug });
  ada.send({ type: "note.typed", text: " " });
  ada.send({ type: "note.closed" });
  await ada.settle();
  expect([store.read(), ada.view().removed?.text]).toEqual([[], "Said"]);
});

test("words beyond the limit are told and not kept; the kept ones stay", async () => {
  const { store, own } = meet();
  const ada = await own().open();
  ada.write("Said");
  ada.send({ type: "note.typed", text: "x".repeat(ada.view().most.characters + 1) });
  await ada.settle();
  expect([ada.view().draft?.fault, store.read()[0]?.text]).toEqual(["too-long", "Said"]);
});

type Step = {
  readonly kind: "write" | "reword" | "delete" | "settle" | "cut" | "join" | "leave";
  readonly device: 0 | 1;
};
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step["kind"]>("write", "reword", "reword", "delete", "settle", "cut", "join", "leave"),
    device: fc.constantFrom<0 | 1>(0, 1),
  }),
  { maxLength: 25 },
);

test("whatever the network does, each last wording is there in the end, once, unless it was deleted", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { store, own } = meet();
      const devices = [own(), own()] as const;
      const people = [await devices[0].open(), await devices[1].open()];
      let count = 0;
      const expected = new Set<string>();
      for (const { kind, device } of taken) {
        const [{ line }, ada] = [devices[device], people[device]];
        if (!ada) throw new Error("nobody");
        const [first] = ada.view().pages.flatMap(({ notes }) => notes);
        if (kind === "write") {
          ada.write(`w${count}`);
          expected.add(`w${count++}`);
        } else if (kind === "reword" && first) {
          ada.send({ type: "note.opened", slug: first.slug });
          ada.send({ type: "note.typed", text: `r${count}` });
          expected.delete(first.text);
          expected.add(`r${count++}`);
        } else if (kind === "delete" && first) {
          ada.send({ type: "note.deleted", slug: first.slug });
          expected.delete(first.text);
        } else if (kind === "settle") await ada.settle();
        else if (kind === "cut") line.fail("change", OFFLINE);
        else if (kind === "join") line.fail("change", null);
        else if (kind === "leave") {
          ada.stop();
          people[device] = await devices[device].open();
        }
      }
      for (const { line } of devices) line.fail("change", null);
      for (const ada of people) {
        ada.send({ type: "network.returned" });
        await ada.settle();
      }
      const texts = store.read().map(({ text }) => text);
      for (const text of expected) expect(texts).toContain(text);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { journal } of devices) expect(journal.readPending()).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
