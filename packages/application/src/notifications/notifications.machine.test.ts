import type { Notification } from "@academiz/domain/notifications";
import { createMemoryNotifications, createMemoryStream, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { connectNotifications, type NotificationsView, notificationsMachine } from "./index.ts";

const make = (at: number, isRead = false): Notification => ({
  slug: `slug-${at}`,
  text: `Text ${at}`,
  type: "Session",
  isRead,
  info: { threadSlug: null },
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
});
/** Newest first. */
const makeMany = (many: number) => Array.from({ length: many }, (_, at) => make(many - 1 - at));

/** Its stream stays silent, so that it is listed once that was waited for. */
function open(stored: readonly Notification[], prepare?: (line: ReturnType<typeof createNetworkLine>) => void) {
  const opened = begin(stored, prepare);
  opened.clock.increment(2_000);
  return opened;
}
function begin(stored: readonly Notification[], prepare?: (line: ReturnType<typeof createNetworkLine>) => void) {
  const line = createNetworkLine();
  prepare?.(line);
  const server = createMemoryNotifications(line, stored);
  const live = createMemoryStream();
  const clock = new SimulatedClock();
  const input = { gateway: server.gateway, stream: live.stream, dice: { random: () => 1 }, identifier: "demo_ada" };
  const actor = createActor(notificationsMachine, { input, clock });
  const arrived: string[] = [];
  actor.on("notification.arrived", ({ notification }) => arrived.push(notification.slug));
  actor.start();
  const view = () => connectNotifications(actor.getSnapshot());
  const until = async (isTrue: (view: NotificationsView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectNotifications(snapshot)));
    return view();
  };
  const rest = () => waitFor(actor, (snapshot) => snapshot.matches({ list: { ready: "resting" }, marking: "resting" }));
  const message = (one: Notification, id = `id-${one.slug}`) =>
    live.say({ kind: "message", id, data: JSON.stringify(one) });
  return { actor, line, server, live, clock, arrived, view, until, rest, message };
}
const slugs = ({ notifications }: NotificationsView) => notifications.map(({ slug }) => slug);

describe("notifications", () => {
  it("§7.139 §9.39 are loaded twenty at a time, newest first", async () => {
    const { actor, rest, view, line } = open(makeMany(45));
    await rest();
    expect([view().notifications.length, view().unread, view().hasMore]).toEqual([20, 45, true]);
    actor.send({ type: "more.asked" });
    expect(view().isLoadingMore).toBe(true);
    await rest();
    actor.send({ type: "more.asked" });
    await rest();
    expect([view().notifications.length, view().hasMore]).toEqual([45, false]);
    expect(slugs(view())).toEqual(makeMany(45).map(({ slug }) => slug));
    const asked = line.count("list");
    actor.send({ type: "more.asked" });
    expect(line.count("list")).toBe(asked);
  });

  it("§7.143 are listed once their stream is open, and only once: nothing can come between both", async () => {
    const { rest, live, line, clock } = begin([make(1)]);
    expect(line.count("list")).toBe(0);
    live.say({ kind: "opened", lastEventId: null });
    await rest();
    clock.increment(60_000);
    await rest();
    expect(line.count("list")).toBe(1);
  });

  it("§8.6 are listed all the same where their stream stays silent, is refused, or waits for the page to be seen", async () => {
    const ways = [
      ({ clock }: ReturnType<typeof begin>) => clock.increment(2_000),
      ({ live }: ReturnType<typeof begin>) => live.say({ kind: "closed" }),
      ({ actor }: ReturnType<typeof begin>) => actor.send({ type: "page.hidden" }),
    ];
    for (const leave of ways) {
      const begun = begin([make(1)]);
      leave(begun);
      await begun.rest();
      expect([begun.view().unread, begun.line.count("list")]).toEqual([1, 1]);
    }
  });

  it("§8.6 tell why they cannot be listed, and are loaded when asked again", async () => {
    const { actor, line, until, rest } = open([make(1)], (line) => line.fail("list", OFFLINE));
    expect((await until(({ phase }) => phase === "failed")).trouble).toEqual(OFFLINE);
    line.fail("list", null);
    actor.send({ type: "retry.asked" });
    await rest();
    expect(connectNotifications(actor.getSnapshot())).toMatchObject({ phase: "ready", trouble: null, unread: 1 });
  });

  it("§7.143 that come live are counted and told once, however often they arrive", async () => {
    const { rest, message, view, arrived, server } = open([make(1, true)]);
    await rest();
    server.add(make(2));
    message(make(2));
    message(make(2));
    message(make(1));
    expect([slugs(view()), view().unread, arrived]).toEqual([["slug-2", "slug-1"], 1, ["slug-2"]]);
  });

  it("§7.143 any other message of the stream is ignored", async () => {
    const { rest, live, view, arrived } = open([]);
    await rest();
    live.say({ kind: "message", id: "a", data: "{" });
    expect([view().notifications, arrived]).toEqual([[], []]);
  });

  it("§4.161 §4.163 are marked at once; the server is told in order", async () => {
    const { actor, line, rest, view, server } = open(makeMany(2));
    await rest();
    const release = line.hold("mark");
    actor.send({ type: "notification.toggled", slug: "slug-0" });
    actor.send({ type: "notification.toggled", slug: "slug-1" });
    actor.send({ type: "notification.toggled", slug: "slug-0" });
    expect([view().unread, view().notifications.map(({ isRead }) => isRead)]).toEqual([1, [true, false]]);
    expect(line.count("mark")).toBe(1);
    release();
    await rest();
    expect([line.count("mark"), view().unread]).toEqual([3, 1]);
    expect(server.read()).toEqual(view().notifications);
  });

  it("§4.162 §4.163 are all marked at once, those that were not loaded too", async () => {
    const { actor, rest, view, server } = open(makeMany(25));
    await rest();
    actor.send({ type: "all.marked" });
    expect(view().unread).toBe(0);
    await rest();
    expect(server.read().every(({ isRead }) => isRead)).toBe(true);
  });

  it("§8.6 a failed mark is undone, and its reason is told until the next one", async () => {
    const { actor, line, rest, view, message } = open(makeMany(25));
    await rest();
    line.fail("mark", OFFLINE);
    line.fail("markAll", OFFLINE);
    actor.send({ type: "notification.toggled", slug: "slug-24" });
    await rest();
    expect([view().unread, view().notifications[0]?.isRead, view().markTrouble]).toEqual([25, false, OFFLINE]);
    const release = line.hold("markAll");
    actor.send({ type: "all.marked" });
    expect([view().unread, view().markTrouble]).toEqual([0, null]);
    message(make(30));
    release();
    await rest();
    expect([view().unread, view().notifications.every(({ isRead }) => !isRead)]).toEqual([26, true]);
  });

  it("a list that was asked for before a mark does not undo it", async () => {
    const { actor, line, rest, view } = open([make(1)]);
    await rest();
    const [list, mark] = [line.hold("list"), line.hold("mark")];
    actor.send({ type: "page.shown" });
    actor.send({ type: "notification.toggled", slug: "slug-1" });
    list();
    await waitFor(actor, (snapshot) => snapshot.context.isOutdated);
    expect(view().unread).toBe(0);
    mark();
    await rest();
    expect([view().unread, line.count("list")]).toEqual([0, 3]);
  });
});

describe("marks on their way", () => {
  it("§8.6 when two marks on one notification fail, the server's state is shown", async () => {
    const { actor, line, rest, view } = open([make(1)]);
    await rest();
    line.fail("mark", OFFLINE);
    actor.send({ type: "notification.toggled", slug: "slug-1" });
    actor.send({ type: "notification.toggled", slug: "slug-1" });
    await rest();
    expect([view().unread, view().notifications[0]?.isRead]).toEqual([1, false]);
  });

  it("a list that was asked for before a mark and arrives after it is asked for again", async () => {
    const { actor, line, rest, view, server } = open([make(1)]);
    await rest();
    // The list shows the server's state before the mark.
    const list = line.hold("list");
    actor.send({ type: "page.shown" });
    actor.send({ type: "notification.toggled", slug: "slug-1" });
    await waitFor(actor, (snapshot) => snapshot.context.isMarkedSince);
    list();
    await rest();
    expect([view().unread, line.count("list"), server.read()[0]?.isRead]).toEqual([0, 3, true]);
  });
});

describe("the stream of notifications", () => {
  it("§7.143 earlier notifications are listed, and nothing is asked again when the stream resumes where it was", async () => {
    const { live, line, rest, view, server, clock, message } = open([make(1)]);
    await rest();
    server.add(make(2));
    live.say({ kind: "opened", lastEventId: "id-a" });
    await rest();
    expect([slugs(view()), line.count("list")]).toEqual([["slug-2", "slug-1"], 2]);
    message(make(3), "id-b");
    live.say({ kind: "closed" });
    clock.increment(1_000);
    expect(live.openings.map(({ lastEventId }) => lastEventId)).toEqual([null, "id-b"]);
    live.say({ kind: "opened", lastEventId: "id-b" });
    await rest();
    expect(line.count("list")).toBe(2);
  });

  it("§7.143 is told when something was missed, and lists again", async () => {
    const { live, line, rest, clock, message } = open([]);
    await rest();
    live.say({ kind: "opened", lastEventId: "id-a" });
    message(make(3), "id-b");
    live.say({ kind: "closed" });
    clock.increment(1_000);
    await rest();
    const asked = line.count("list");
    live.say({ kind: "opened", lastEventId: "earliest" });
    await rest();
    expect(line.count("list")).toBe(asked + 1);
  });

  it("§9.37 that is silent for 600 seconds is opened again; a beat is enough to keep it", async () => {
    const { live, clock } = open([]);
    live.say({ kind: "opened", lastEventId: null });
    clock.increment(599_999);
    live.say({ kind: "beat" });
    clock.increment(599_999);
    expect(live.openings).toHaveLength(1);
    clock.increment(1);
    expect(live.openings[0]?.isStopped).toBe(true);
    clock.increment(1_000);
    expect(live.openings).toHaveLength(2);
  });

  it("decisions 15: that cannot be opened is tried again after longer and longer pauses", async () => {
    const { live, clock } = open([]);
    for (const pause of [1_000, 2_000, 4_000, 8_000]) {
      const before = live.openings.length;
      live.say({ kind: "closed" });
      clock.increment(pause - 1);
      expect(live.openings).toHaveLength(before);
      clock.increment(1);
      expect(live.openings).toHaveLength(before + 1);
    }
    live.say({ kind: "opened", lastEventId: null });
    live.say({ kind: "closed" });
    clock.increment(1_000);
    expect(live.openings).toHaveLength(6);
  });

  it("§7.143 a page out of sight holds no stream; in sight again it lists and listens", async () => {
    const { actor, live, line, rest } = open([]);
    await rest();
    actor.send({ type: "page.hidden" });
    expect(live.openings.map(({ isStopped }) => isStopped)).toEqual([true]);
    actor.send({ type: "page.shown" });
    await rest();
    expect([live.openings.length, line.count("list")]).toEqual([2, 2]);
  });

  it("ends with its page", async () => {
    const { actor, live } = open([]);
    actor.stop();
    expect(live.openings.map(({ isStopped }) => isStopped)).toEqual([true]);
  });
});
