import { createMemoryConversations, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import {
  type ConversationsInput,
  type ConversationsView,
  connectConversations,
  conversationsMachine,
} from "./index.ts";

const AT = "2026-01-01T09:00:00.000Z";
const PLACE = { slug: "page", name: "A page" };

function open(who: string, memory = createMemoryConversations(() => AT), how: Partial<ConversationsInput> = {}) {
  const line = createNetworkLine();
  const gateway = memory.as(who, line);
  const clock = new SimulatedClock();
  const criteria = { as: who === "ada" ? "asker" : "expert", state: "all", page: 1 } as const;
  const input = { gateway, criteria, shown: null, isReader: false, asking: gateway, ...how };
  const actor = createActor(conversationsMachine, { input, clock }).start();
  const view = () => connectConversations(actor.getSnapshot());
  const until = async (isTrue: (view: ConversationsView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectConversations(snapshot)));
    return view();
  };
  const say = (text: string) => {
    actor.send({ type: "text.typed", text });
    actor.send({ type: "text.sent" });
  };
  return { actor, line, memory, clock, view, until, say };
}

async function ask() {
  const ada = open("ada");
  ada.actor.send({ type: "question.begun", place: PLACE });
  ada.say("Why?");
  const { details } = await ada.until((view) => view.details !== null);
  return { ...ada, slug: details?.slug ?? "" };
}

describe("conversations", () => {
  it("§1.27 a question is asked, answered and read; what was read is no longer unread", async () => {
    const { actor, memory, slug, until } = await ask();
    const bob = open("bob", memory);
    expect((await bob.until(({ rows }) => rows.length === 1)).rows[0]).toMatchObject({ slug, unread: 1 });
    bob.actor.send({ type: "conversation.opened", slug });
    await bob.until(({ rows, details }) => details !== null && rows[0]?.unread === 0);
    bob.say("So");
    await bob.until(({ details }) => details?.messages.length === 2);
    expect(bob.view()).toMatchObject({ text: "", details: { assignee: { isYou: true } } });
    actor.send({ type: "conversation.changed", slug });
    expect((await until(({ details }) => details?.messages.length === 2)).details?.messages[1]?.text).toBe("So");
  });

  it("§8.6 a text that could not be sent stays, is told, and can be sent again; what was typed meanwhile stays too", async () => {
    const { actor, line, say, until, view } = await ask();
    line.fail("write", OFFLINE);
    say(" More ");
    expect(await until(({ actTrouble }) => actTrouble !== null)).toMatchObject({ text: " More ", isSending: false });
    line.fail("write", null);
    actor.send({ type: "text.sent" });
    actor.send({ type: "text.typed", text: " More and more" });
    await until(({ details }) => details?.messages.length === 2);
    expect(view()).toMatchObject({ text: "and more", actTrouble: null });
  });

  it("§1.27 an empty or too long text is not sent, and its fault is told", async () => {
    const { line, say, view } = await ask();
    expect(view().fault).toBeNull();
    say("  ");
    expect(view().fault).toBe("empty");
    say("x".repeat(2_003));
    expect([view().fault, view().over]).toEqual(["too-long", 3]);
    expect(line.count("write")).toBe(0);
  });

  it("§1.27 files go with the text: one that is not taken is told, tried again or removed, and holds up the message", async () => {
    const { actor, line, until, view } = await ask();
    const picture = { name: "a.png", size: 10, type: "image/png" };
    line.fail("attach", OFFLINE);
    actor.send({ type: "files.chosen", files: [picture, { ...picture, name: "b.png", size: 6 * 1_048_576 }] });
    await until(({ files }) => files.every(({ state }) => state === "failed"));
    expect(view().files.map(({ name, trouble }) => [name, trouble?.detail])).toEqual([
      ["a.png", OFFLINE.detail],
      ["b.png", "body.too-large"],
    ]);
    expect(view().isTyped).toBe(true);
    actor.send({ type: "text.typed", text: "See" });
    actor.send({ type: "text.sent" });
    expect(view()).toMatchObject({ isHeldUp: true, isSending: false });
    const [first, second] = view().files;
    line.fail("attach", null);
    actor.send({ type: "file.retried", id: first?.id ?? -1 });
    actor.send({ type: "file.removed", id: second?.id ?? -1 });
    actor.send({ type: "file.described", id: first?.id ?? -1, alternative: " An error " });
    await until(({ files }) => files.length === 1 && files[0]?.state === "kept");
    actor.send({ type: "text.sent" });
    const { details, files } = await until((one) => one.details?.messages.length === 2);
    expect(files).toEqual([]);
    expect(details?.messages[1]?.files).toMatchObject([{ name: "a.png", alternative: "An error" }]);
    // Files beyond the most of a message are not attached.
    actor.send({ type: "files.chosen", files: Array.from({ length: 9 }, () => picture) });
    expect(view().files).toHaveLength(5);
  });

  it("§4.164 somebody who stands in for another reads, and marks nothing as read in their name", async () => {
    const { memory, slug } = await ask();
    const reader = open("bob", memory, { shown: slug, isReader: true });
    await reader.until(({ details, phase }) => details !== null && phase === "ready");
    expect(reader.line.count("mark")).toBe(0);
    expect(reader.view().details?.unread).toBe(1);
  });

  it("§4.164 in a window that is out of sight nothing is marked as read, nor asked for; once it is in sight, it is", async () => {
    const { memory, slug } = await ask();
    const hidden = open("bob", memory, { shown: slug, pause: 1_000 });
    hidden.actor.send({ type: "page.hidden" });
    await hidden.until(({ details, phase }) => details !== null && phase === "ready");
    expect(hidden.line.count("mark")).toBe(0);
    const asked = hidden.line.count("read");
    hidden.clock.increment(5_000);
    expect(hidden.line.count("read")).toBe(asked);
    hidden.actor.send({ type: "page.shown" });
    await hidden.until(({ rows }) => rows[0]?.unread === 0);
    expect(hidden.line.count("mark")).toBe(1);
  });

  it("§8.6 a text that was not sent is told where it was typed, and nowhere else", async () => {
    const { actor, line, slug, say, until, view } = await ask();
    actor.send({ type: "question.begun", place: null });
    say("Another?");
    const other = (await until(({ details }) => details !== null && details.slug !== slug)).details?.slug ?? "";
    line.fail("write", OFFLINE);
    say("More");
    actor.send({ type: "conversation.opened", slug });
    await until(({ isSending, details }) => !isSending && details?.slug === slug);
    expect(view().actTrouble).toBeNull();
    actor.send({ type: "conversation.opened", slug: other });
    expect(view()).toMatchObject({ text: "More", isTyped: true, actTrouble: OFFLINE });
    actor.send({ type: "criteria.changed", criteria: { as: "expert", state: "all", page: 1 } });
    actor.send({ type: "conversation.left" });
    expect(view()).toMatchObject({ text: "", isTyped: true });
    actor.send({ type: "conversation.opened", slug: other });
    actor.send({ type: "text.typed", text: " " });
    expect(view().isTyped).toBe(false);
  });

  it("§1.27 a conversation is closed, listed as closed, and opened again by a new message", async () => {
    const { memory, slug, say, until, actor } = await ask();
    const bob = open("bob", memory, { shown: slug });
    await bob.until(({ details }) => details !== null);
    bob.actor.send({ type: "conversation.settled", how: { isClosed: true } });
    await bob.until(({ details }) => details?.closed !== null && details !== null);
    bob.actor.send({ type: "criteria.changed", criteria: { as: "expert", state: "closed", page: 1 } });
    await bob.until(({ criteria, rows }) => criteria.state === "closed" && rows.length === 1);
    actor.send({ type: "conversation.changed", slug });
    await until(({ details }) => details !== null && details.closed !== null);
    say("Still?");
    await until(({ details }) => details?.messages.length === 2 && details.closed === null);
  });

  it("§1.26 without live news it is asked for again after a while", async () => {
    const { memory, slug } = await ask();
    const polling = open("ada", memory, { shown: slug, pause: 1_000 });
    await polling.until(({ details, phase }) => details !== null && phase === "ready");
    const bob = open("bob", memory, { shown: slug });
    await bob.until(({ details }) => details !== null);
    bob.say("So");
    await bob.until(({ details }) => details?.messages.length === 2);
    polling.clock.increment(1_000);
    expect((await polling.until(({ details }) => details?.messages.length === 2)).details?.unread).toBeDefined();
  });

  it("§8.6 a failed reading is told, and done when it is asked for again", async () => {
    const { memory, slug } = await ask();
    const bob = open("bob", memory);
    await bob.until(({ phase }) => phase === "ready");
    bob.line.fail("read", OFFLINE);
    bob.actor.send({ type: "conversation.opened", slug });
    expect((await bob.until(({ detailsTrouble }) => detailsTrouble !== null)).details).toBeNull();
    bob.line.fail("read", null);
    bob.actor.send({ type: "retry.asked" });
    await bob.until(({ details }) => details !== null);
  });
});
