import { createMemoryMailbox, createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Mail } from "../ports/index.ts";
import { connectMailbox, listMails, type MailboxView, mailboxMachine } from "./index.ts";

const mail = (at: number): Mail => ({
  id: `m${at}`,
  to: `${at}@example.org`,
  subject: `Mail ${at}`,
  status: "kept",
  createdAt: "2026-01-01T00:00:00.000Z",
  sentAt: null,
  attempts: 0,
  error: null,
  text: `Text ${at}`,
  hidesLink: false,
  identifier: `demo_${at}`,
});

function open(mails: readonly Mail[], prepare?: (line: ReturnType<typeof createNetworkLine>) => void) {
  const line = createNetworkLine();
  prepare?.(line);
  const input = { lister: listMails(createMemoryMailbox(line, mails)), criteria: { page: 1 } };
  const actor = createActor(mailboxMachine, { input }).start();
  const view = () => connectMailbox(actor.getSnapshot());
  const until = async (isTrue: (view: MailboxView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectMailbox(snapshot)));
    return view();
  };
  return { actor, line, view, until };
}
const isReady = ({ phase, isRefreshing }: MailboxView) => phase === "ready" && !isRefreshing;

describe("decisions 1: the mails of a platform", () => {
  it("are shown a page at a time; the former page stays until the next is loaded", async () => {
    const { actor, view, until } = open(Array.from({ length: 45 }, (_, at) => mail(at)));
    expect(view()).toMatchObject({ phase: "loading", isEmpty: false });
    const first = await until(isReady);
    expect([first.rows.length, first.pageCount, first.range, first.leaves]).toEqual([
      20,
      3,
      { first: 1, last: 20, total: 45 },
      false,
    ]);
    actor.send({ type: "criteria.changed", criteria: { page: 3 } });
    expect(view()).toMatchObject({ phase: "ready", isRefreshing: true, rows: first.rows });
    expect((await until(isReady)).range).toEqual({ first: 41, last: 45, total: 45 });
  });

  it("tell that there are none, or why they cannot be listed, and are asked for again", async () => {
    expect(await open([]).until(isReady)).toMatchObject({ isEmpty: true, rows: [], pageCount: 1 });
    const { actor, line, until } = open([mail(1)], (line) => line.fail("list", OFFLINE));
    expect((await until(({ phase }) => phase === "failed")).trouble).toEqual(OFFLINE);
    line.fail("list", null);
    actor.send({ type: "retry.asked" });
    expect((await until(isReady)).rows).toHaveLength(1);
  });

  it("are read one at a time; one that cannot be read says why, and is asked for again", async () => {
    const { actor, line, view, until } = open([mail(1), mail(2)]);
    await until(isReady);
    line.fail("read", OFFLINE);
    actor.send({ type: "row.opened", id: "m1" });
    expect(view().open).toMatchObject({ row: { id: "m1" }, details: null, isLoading: true });
    expect((await until(({ open }) => open?.trouble !== null)).open?.trouble).toEqual(OFFLINE);
    line.fail("read", null);
    actor.send({ type: "retry.asked" });
    expect(view().isRefreshing).toBe(true);
    expect((await until(({ open }) => open?.details !== null)).open?.details?.text).toBe("Text 1");
    actor.send({ type: "row.opened", id: "m2" });
    expect(view().open?.details).toBeNull();
    expect((await until(({ open }) => open?.details !== null)).open?.details?.text).toBe("Text 2");
    actor.send({ type: "row.closed" });
    expect(view().open).toBeNull();
  });
});
