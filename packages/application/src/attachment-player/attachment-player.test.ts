// Knows when an attachment counts as opened, and that its opening is not lost.
import { fail, succeed } from "@academiz/domain/kernel";
import { createMemoryProgressJournal, OFFLINE } from "@academiz/testkit/clients";
import { expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { AttachmentToPlay, OpenedAttachment, ProgressJournal, Trouble } from "../ports/index.ts";
import { type AttachmentPlayerInput, attachmentPlayerMachine, connectAttachmentPlayer } from "./index.ts";

const NOON = Date.parse("2026-03-01T12:00:00.000Z");
const TO_PLAY: AttachmentToPlay = {
  perimeterSlug: "p",
  productSlug: "a",
  name: "House rules",
  config: { context: { title: "Rules of the house", lesson: "Read them." }, source: "https://a.example" },
  storedProgress: null,
  documentFiles: [],
  markType: "PERCENT",
  scoreStrategies: [],
  theme: {},
  demo: false,
  returnUrl: null,
};

/** What outlives a page: the device, and what the server was sent. */
function createWorld() {
  const sent: OpenedAttachment[] = [];
  const line: { trouble: Trouble | null; storedProgress: unknown } = { trouble: null, storedProgress: null };
  const device = { isFull: false };
  const journal = createMemoryProgressJournal(device) as ProgressJournal<OpenedAttachment>;
  let now = NOON;
  const ports = {
    source: {
      load: async () =>
        line.trouble ? fail(line.trouble) : succeed({ ...TO_PLAY, storedProgress: line.storedProgress }),
    },
    gateway: {
      async send(opened: OpenedAttachment) {
        if (line.trouble) return fail(line.trouble);
        sent.push(opened);
        return succeed({ accepted: true, storedEventDate: opened.eventDate });
      },
      sendLeaving: () => {},
    },
    journal,
    clock: { now: () => now },
  };
  async function visit(more: Partial<AttachmentPlayerInput> = {}) {
    const clock = new SimulatedClock();
    const input = { ports, mode: "NORMAL" as const, ...more };
    const page = createActor(attachmentPlayerMachine, { input, clock }).start();
    const view = () => connectAttachmentPlayer(page.getSnapshot());
    await waitFor(page, (snapshot) => !snapshot.matches("loading"));
    const pass = (milliseconds: number) => clock.increment(milliseconds);
    const until = (saving: string) =>
      waitFor(page, (snapshot) => connectAttachmentPlayer(snapshot).saving === saving).then(view);
    return { page, view, pass, until };
  }
  return { sent, line, device, journal, visit, wait: (seconds: number) => (now += seconds * 1_000) };
}

test("§7.135 an opened attachment is done: it is stored once, with the seconds before it, however often its learner opens it", async () => {
  const { visit, sent, wait, line } = createWorld();
  const { page, view, pass, until } = await visit();
  expect([view().attachment, view().isDone]).toMatchObject([
    { title: "Rules of the house", description: "Read them.", item: { kind: "address", url: "https://a.example" } },
    false,
  ]);
  wait(7);
  page.send({ type: "attachment.opened" });
  page.send({ type: "attachment.opened" });
  pass(1);
  await until("saved");
  const opened = { slug: "p", time: 7, eventDate: new Date(NOON + 7_000).toISOString() };
  expect([sent, view().isDone]).toEqual([[opened], true]);
  line.storedProgress = { status: "COMPLETE", percentage: 100, time: 7 };
  const later = await visit();
  later.page.send({ type: "attachment.opened" });
  later.pass(60_000);
  expect([sent.length, later.view().isDone, later.view().saving]).toEqual([1, true, "saved"]);
});

test("§8.5 an opening that could not be stored is told, kept on the device, and sent by the next visit or once the network is back", async () => {
  const { visit, sent, line, journal } = createWorld();
  const { page, pass, until } = await visit();
  line.trouble = OFFLINE;
  page.send({ type: "attachment.opened" });
  pass(1);
  await until("offline");
  expect(journal.readPending("p")).not.toBeNull();
  page.stop();
  line.trouble = null;
  const later = await visit();
  later.pass(1);
  await later.until("saved");
  expect([sent.length, later.view().isDone, journal.readPending("p")]).toEqual([1, true, null]);
});

test("§8.5 an opening that neither the server nor a full device keeps is not told as kept", async () => {
  const { visit, line, device } = createWorld();
  const { page, pass, until } = await visit();
  line.trouble = OFFLINE;
  device.isFull = true;
  page.send({ type: "attachment.opened" });
  pass(1);
  await until("unkept");
  line.trouble = null;
  page.send({ type: "network.returned" });
  await until("saved");
});

test("§8.5 a refused opening is sent again when its learner asks for it", async () => {
  const { visit, sent, line } = createWorld();
  const { page, pass, until } = await visit();
  line.trouble = { kind: "not-found", detail: "not-found" };
  page.send({ type: "attachment.opened" });
  pass(1);
  await until("refused");
  line.trouble = null;
  page.send({ type: "retry.asked" });
  await until("saved");
  expect(sent.length).toBe(1);
});

test("decisions 6 in a preview, and for somebody who stands in for a learner, nothing is kept", async () => {
  const { visit, sent, journal } = createWorld();
  for (const more of [{ mode: "PREVIEW" as const }, { isImpersonated: true }]) {
    const { page, view, pass } = await visit(more);
    page.send({ type: "attachment.opened" });
    pass(60_000);
    expect([view().isDone, view().saving, sent, journal.readPending("p")]).toEqual([true, "off", [], null]);
  }
});

test("what cannot be loaded is told, and asked for again", async () => {
  const { visit, line } = createWorld();
  line.trouble = OFFLINE;
  const { page, view } = await visit();
  expect([view().phase, view().trouble]).toEqual(["failed", OFFLINE]);
  line.trouble = null;
  page.send({ type: "retry.asked" });
  await waitFor(page, (snapshot) => snapshot.matches("ready"));
  expect(view().phase).toBe("ready");
});
