// Knows how two authors talk about a course, as each of them sees it.
import { createMemoryThreads, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { connectThreads, threadsMachine, writeInThreads } from "./index.ts";

const ABOUT = { kind: "comment", subject: "course" } as const;
const BLOCK = { slug: "block", name: "A block" };

function meet() {
  let minute = 0;
  const store = createMemoryThreads(() => new Date(Date.UTC(2026, 0, 1, 9, minute++)).toISOString());
  return async (who: string, isReader = false) => {
    const line = createNetworkLine();
    const gateway = store.as(who, line);
    const actor = createActor(threadsMachine, { input: { gateway, about: ABOUT, isReader } }).start();
    const settle = () => waitFor(actor, ({ context }) => context.list.phase !== "loading");
    await settle();
    const { send } = actor;
    const view = () => connectThreads(actor.getSnapshot());
    const until = (holds: (shown: ReturnType<typeof view>) => boolean) => waitFor(actor, () => holds(view()));
    const look = async () => {
      send({ type: "threads.looked" });
      await settle();
    };
    return { line, send, view, until, look, settle, writing: writeInThreads(gateway, ABOUT, send) };
  };
}

test("§4.164 what one writes is unread for the other until it is opened, and answered and resolved it waits no more", async () => {
  const open = meet();
  const [ada, bob] = [await open("ada"), await open("bob")];
  ada.send({ type: "new.begun", place: BLOCK });
  expect((await ada.writing.begin(BLOCK, "Is it so?")).ok).toBe(true);
  expect(ada.view()).toMatchObject({ shown: { kind: "thread" }, details: { messages: [{ text: "Is it so?" }] } });
  await ada.settle();
  expect(ada.view().count).toEqual({ open: 1, unread: 0 });
  expect(bob.view().count).toEqual({ open: 0, unread: 0 });
  await bob.look();
  expect([bob.view().count, bob.view().byPlace.get("block")]).toEqual([
    { open: 1, unread: 1 },
    { open: 1, unread: 1 },
  ]);
  // One thread is about the block: it is opened at once.
  bob.send({ type: "list.opened", near: "block" });
  await bob.until(({ details, count }) => details !== null && count.unread === 0);
  const slug = bob.view().details?.slug ?? "";
  await bob.writing.reply(slug, "It is.");
  bob.send({ type: "thread.settled", slug, isResolved: true });
  await bob.until(({ count, details }) => count.open === 0 && details?.resolved !== null);
  expect([bob.view().listed, bob.view().resolved]).toEqual([[], 1]);
  bob.send({ type: "filter.chosen", filter: "resolved" });
  expect(bob.view().listed).toMatchObject([{ slug, messages: 2, resolved: { by: { isYou: true } } }]);
  ada.send({ type: "threads.left" });
  await ada.look();
  // What was settled in one's absence is news as well.
  expect(ada.view()).toMatchObject({ count: { open: 0, unread: 1 }, resolvedUnread: 1 });
  ada.send({ type: "thread.opened", slug });
  await ada.until(({ details, count }) => details?.messages.length === 2 && count.unread === 0);
  ada.send({ type: "thread.settled", slug, isResolved: false });
  await ada.until(({ count }) => count.open === 1);
});

test("§4.164 opened again while it is marked as read, a thread is read in the list as well", async () => {
  const open = meet();
  const ada = await open("ada");
  await ada.writing.begin(null, "First");
  const bob = await open("bob");
  const slug = bob.view().listed[0]?.slug ?? "";
  const release = bob.line.hold("mark");
  bob.send({ type: "thread.opened", slug });
  await bob.until(() => bob.line.count("mark") === 1);
  bob.send({ type: "thread.opened", slug });
  release();
  await bob.until(({ count, details }) => details !== null && count.unread === 0);
});

test("several threads about one part are listed, with that part first in mind", async () => {
  const ada = await meet()("ada");
  await ada.writing.begin(BLOCK, "One");
  await ada.writing.begin(BLOCK, "Two");
  await ada.settle();
  ada.send({ type: "list.opened", near: "block" });
  expect(ada.view()).toMatchObject({ shown: { kind: "list", near: "block" }, listed: [{}, {}] });
  ada.send({ type: "threads.left" });
  expect(ada.view().shown).toBeNull();
});

test("one's own message is changed, and deleted with the thread when it is the last; another's stays", async () => {
  const open = meet();
  const [ada, bob] = [await open("ada"), await open("bob")];
  await ada.writing.begin(null, "Frist");
  const slug = (await ada.settle()).context.list.shown?.[0]?.slug ?? "";
  ada.send({ type: "thread.opened", slug });
  await ada.writing.edit(slug, 1, "First");
  expect(ada.view().details?.messages).toMatchObject([{ text: "First", editedAt: expect.any(String) }]);
  bob.send({ type: "thread.opened", slug });
  await bob.until(({ details }) => details !== null);
  bob.send({ type: "message.removed", slug, number: 1 });
  await bob.until(({ actTrouble }) => actTrouble !== null);
  expect(bob.view()).toMatchObject({ actTrouble: { detail: "message.of-another" }, details: { messages: [{}] } });
  ada.send({ type: "message.removed", slug, number: 1 });
  await ada.until(({ shown, count }) => shown?.kind === "list" && count.open === 0);
  await bob.look();
  await bob.until(({ detailsTrouble }) => detailsTrouble !== null);
  expect(bob.view().count.open).toBe(0);
});

test("what cannot be loaded is told and asked for again; what was shown stays", async () => {
  const ada = await meet()("ada");
  await ada.writing.begin(null, "First");
  const slug = (await ada.settle()).context.list.shown?.[0]?.slug ?? "";
  ada.line.fail("list", OFFLINE);
  ada.line.fail("read", OFFLINE);
  ada.send({ type: "thread.opened", slug });
  await ada.until(({ detailsTrouble }) => detailsTrouble?.kind === "offline");
  await ada.look();
  expect(ada.view()).toMatchObject({ phase: "failed", count: { open: 1 } });
  ada.line.fail("list", null);
  ada.line.fail("read", null);
  await ada.look();
  await ada.until(({ details }) => details !== null);
  expect(ada.view()).toMatchObject({ phase: "ready", detailsTrouble: null });
  ada.line.fail("write", OFFLINE);
  expect(await ada.writing.reply(slug, "More")).toMatchObject({ ok: false, error: OFFLINE });
  expect(ada.view().details?.messages).toHaveLength(1);
});

test("decisions 3: who stands in for somebody reads, and nothing is marked as read in their name", async () => {
  const open = meet();
  const ada = await open("ada");
  await ada.writing.begin(null, "First");
  const bob = await open("bob", true);
  bob.send({ type: "thread.opened", slug: bob.view().listed[0]?.slug ?? "" });
  await bob.until(({ details }) => details !== null);
  await bob.look();
  expect([bob.line.count("mark"), bob.view().count.unread]).toEqual([0, 1]);
});

test("§4.164 the mark of a part leads to its open threads, whatever was listed before", async () => {
  const ada = await meet()("ada");
  for (const text of ["One", "Two"]) await ada.writing.begin(BLOCK, text);
  await ada.settle();
  ada.send({ type: "filter.chosen", filter: "resolved" });
  ada.send({ type: "list.opened" });
  expect(ada.view()).toMatchObject({ filter: "resolved", listed: [] });
  ada.send({ type: "list.opened", near: "block" });
  expect(ada.view()).toMatchObject({ filter: "open", listed: [{}, {}] });
});

test("what is confirmed while a thread is being settled is done after it, whether that succeeds or not", async () => {
  const ada = await meet()("ada");
  await ada.writing.begin(null, "First");
  const slug = (await ada.settle()).context.list.shown?.[0]?.slug ?? "";
  ada.send({ type: "thread.opened", slug });
  await ada.until(({ details }) => details !== null);
  for (const text of ["Second", "Third"]) await ada.writing.reply(slug, text);
  const release = ada.line.hold("settle");
  ada.send({ type: "thread.settled", slug, isResolved: true });
  ada.send({ type: "message.removed", slug, number: 2 });
  release();
  await ada.until(({ details, isActing }) => details?.messages.length === 2 && !isActing);
  expect(ada.view().details?.resolved).not.toBeNull();
  ada.line.fail("settle", OFFLINE);
  ada.send({ type: "thread.settled", slug, isResolved: false });
  ada.send({ type: "message.removed", slug, number: 3 });
  await ada.until(({ details, isActing }) => details?.messages.length === 1 && !isActing);
});
