import type { Result } from "@academiz/domain/kernel";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { OfficeSlot, SlotCriteria, SlotDetails, SlotsPage, Trouble } from "../ports/index.ts";
import { connectCalendar, connectSlot, connectSlots, createWindowLoader, slotMachine, slotsMachine } from "./index.ts";

const OFFLINE: Trouble = { kind: "offline", detail: "network" };
const FULL: Trouble = { kind: "conflict", detail: "slot.full" };
const slot = (slug: string): OfficeSlot => ({
  ...{ slug, perimeterSlug: "p", productSlug: "q", productName: "First aid", mean: "spring" },
  ...{ startAt: "2026-11-27T08:00:00.000Z", endAt: "2026-11-27T11:00:00.000Z", place: "Room 1", videoLink: null },
  ...{ trainerId: null, trainer: null, capacity: 10, enrolled: 0 },
});
const criteria: SlotCriteria = {
  ...{ perimeter: null, mean: null, trainer: null, from: null, until: null, order: "startAt", page: 1 },
};
/** A server with so many slots; `asked`: the pages that were asked for. */
function serve(count: number, failsAt = 0) {
  const asked: number[] = [];
  const listSlots = async ({ page }: SlotCriteria, limit: number): Promise<Result<SlotsPage, Trouble>> => {
    asked.push(page);
    if (page === failsAt) return { ok: false, error: OFFLINE };
    const rows = Array.from({ length: Math.max(0, Math.min(limit, count - (page - 1) * limit)) }, (_, at) =>
      slot(`s${(page - 1) * limit + at}`),
    );
    return { ok: true, value: { slots: rows, total: count } };
  };
  return { asked, listSlots };
}

describe("decisions 11: the slots of a calendar", () => {
  it.each([
    [0, 0, 0, [1]],
    [100, 100, 0, [1]],
    [101, 101, 0, [1, 2]],
    [50_000, 500, 49_500, [1, 2, 3, 4, 5]],
  ])("of %d shows %d, says that %d are left, and asks for pages %j", async (count, shown, left, pages) => {
    const { asked, listSlots } = serve(count);
    const actor = createActor(slotsMachine, { input: { load: createWindowLoader({ listSlots }), criteria } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    const view = connectCalendar(actor.getSnapshot());
    expect([view.phase, view.slots.length, view.left, asked]).toEqual(["ready", shown, left, pages]);
  });

  it("§8.6 are not shown where a part of them could not be read", async () => {
    const { listSlots } = serve(300, 2);
    const actor = createActor(slotsMachine, { input: { load: createWindowLoader({ listSlots }), criteria } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches("failed"));
    expect(connectCalendar(actor.getSnapshot())).toMatchObject({ phase: "failed", slots: [], trouble: OFFLINE });
  });

  it("as a list come a page at a time, and are told as none only where no criterion narrows them", async () => {
    const { listSlots } = serve(0);
    const open = async (more: Partial<SlotCriteria>) => {
      const input = { load: (wanted: SlotCriteria) => listSlots(wanted, 20), criteria: { ...criteria, ...more } };
      const actor = createActor(slotsMachine, { input }).start();
      await waitFor(actor, (snapshot) => snapshot.matches("ready"));
      return connectSlots(actor.getSnapshot()).isEmpty;
    };
    expect([await open({}), await open({ from: "2026-01-01" })]).toEqual([true, false]);
  });
});

describe("decisions 11: running one slot", () => {
  const details: SlotDetails = {
    ...slot("s"),
    ...{ people: [], brokenAt: null, opensAt: "2026-11-27T07:45:00.000Z", closesAt: "2026-11-27T11:30:00.000Z" },
    ...{ waiting: [], documents: [], mayTeach: true, hasTaught: false },
  };
  function open(
    answers: { readonly [K in "enrol" | "withdraw" | "remove"]?: Result<unknown, Trouble> } = {},
    network = { isThere: true },
  ) {
    const done: string[] = [];
    const act = (name: "enrol" | "withdraw" | "remove") => async (): Promise<Result<unknown, Trouble>> => {
      done.push(name);
      return answers[name] ?? { ok: true, value: null };
    };
    const gateway = {
      readSlot: async (_: string, page: number) => {
        done.push(`read ${page}`);
        return network.isThere ? ({ ok: true, value: details } as const) : ({ ok: false, error: OFFLINE } as const);
      },
      ...{ enrol: act("enrol"), withdraw: act("withdraw"), remove: act("remove") },
    };
    const actor = createActor(slotMachine, { input: { gateway, slug: "s" } }).start();
    return { actor, done, view: () => connectSlot(actor.getSnapshot()) };
  }

  it("is read again after each action, and on another page where that is asked for", async () => {
    const { actor, done, view } = open();
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    actor.send({ type: "people.enrolled", userIds: ["ann"] });
    expect(view().isBusy).toBe(true);
    // While one action is under way another is ignored.
    actor.send({ type: "person.withdrawn", userId: "ann" });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    actor.send({ type: "page.turned", page: 2 });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    expect([done, view().page]).toEqual([["read 1", "enrol", "read 1", "read 2"], 2]);
  });

  it("tells a refused action, and stays as it is", async () => {
    const { actor, view } = open({ enrol: { ok: false, error: FULL }, remove: { ok: false, error: FULL } });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    actor.send({ type: "people.enrolled", userIds: ["ann"] });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    expect(view()).toMatchObject({ phase: "ready", slot: details, actionTrouble: FULL });
    actor.send({ type: "trouble.dismissed" });
    expect(view().actionTrouble).toBeNull();
    actor.send({ type: "removal.confirmed" });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    expect(view()).toMatchObject({ phase: "ready", actionTrouble: FULL });
  });

  it("§8.6 decisions 15 stays as it was last seen where the network is lost: a code may be shown to a room", async () => {
    const network = { isThere: true };
    const { actor, view } = open({}, network);
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    network.isThere = false;
    actor.send({ type: "slot.aged" });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    expect(view()).toMatchObject({ phase: "ready", slot: details, actionTrouble: null });
    // A reader who asks for it is told, and the page of people that is shown stays.
    actor.send({ type: "page.turned", page: 2 });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    expect(view()).toMatchObject({ phase: "ready", slot: details, page: 1, actionTrouble: OFFLINE });
    network.isThere = true;
    actor.send({ type: "retry.asked" });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    expect(view()).toMatchObject({ phase: "ready", trouble: null });
  });

  it("that could never be read fails, and is tried again", async () => {
    const network = { isThere: false };
    const { actor, view } = open({}, network);
    await waitFor(actor, (snapshot) => snapshot.matches("failed"));
    expect(view()).toMatchObject({ phase: "failed", slot: null, trouble: OFFLINE });
    network.isThere = true;
    actor.send({ type: "retry.asked" });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    expect(view().slot).toEqual(details);
  });

  it.each(["slot.aged", "retry.asked"] as const)(
    "decisions 15 what is asked for while it is read anew is done (%s)",
    async (type) => {
      const { actor, done } = open();
      await waitFor(actor, (snapshot) => snapshot.matches("ready"));
      actor.send({ type });
      actor.send({ type: "people.enrolled", userIds: ["ann"] });
      await waitFor(actor, (snapshot) => snapshot.matches("ready"));
      expect(done).toEqual(["read 1", "read 1", "enrol", "read 1"]);
    },
  );

  it("decisions 15 a refused action stays told, even where somebody asks for the slot again meanwhile", async () => {
    const { actor, view } = open({ enrol: { ok: false, error: FULL } });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    actor.send({ type: "people.enrolled", userIds: ["ann"] });
    actor.send({ type: "retry.asked" });
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    expect(view().actionTrouble).toEqual(FULL);
  });

  it("is gone once it is called off", async () => {
    const { actor, view } = open();
    await waitFor(actor, (snapshot) => snapshot.matches("ready"));
    actor.send({ type: "removal.confirmed" });
    await waitFor(actor, (snapshot) => snapshot.matches("removed"));
    expect(view().phase).toBe("removed");
  });
});
