import { createNetworkLine, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import type { OpenSession } from "../ports/index.ts";
import { connectOpenSessions, type OpenSessionsView, openSessionsMachine } from "./index.ts";

const session = (id: string): OpenSession => ({
  ...{ id, browser: "Firefox", system: "Linux", kind: "computer", isCurrent: id === "here" },
  ...{ openedAt: "2026-01-01T08:00:00.000Z", lastSeenAt: "2026-01-01T09:00:00.000Z" },
});

function open() {
  const line = createNetworkLine();
  let ids = ["here", "phone", "office"];
  const keep = (next: readonly string[]) => {
    ids = [...next];
    return { ok: true, value: null } as const;
  };
  const actor = createActor(openSessionsMachine, {
    input: {
      sessions: {
        list: () => line.pass("list", () => ({ ok: true, value: ids.map(session) })),
        end: (id) =>
          line.pass("end", () =>
            ids.includes(id)
              ? keep(ids.filter((one) => one !== id))
              : { ok: false, error: { kind: "not-found", detail: "not-found" } },
          ),
        endAll: () => line.pass("endAll", () => keep(["here"])),
      },
    },
  }).start();
  const until = async (isTrue: (view: OpenSessionsView) => boolean) => {
    await waitFor(actor, (snapshot) => isTrue(connectOpenSessions(snapshot)));
    return connectOpenSessions(actor.getSnapshot());
  };
  return { actor, line, keep, until };
}
const listIds = ({ rows }: OpenSessionsView) => rows.map(({ id }) => id);

describe("decisions 3: open sessions", () => {
  it("are ended one by one, or all others at once; the list is read anew after each", async () => {
    const { actor, until } = open();
    expect(listIds(await until(({ phase }) => phase === "ready"))).toEqual(["here", "phone", "office"]);
    actor.send({ type: "session.ended", id: "phone" });
    expect(listIds(await until(({ isBusy, rows }) => !isBusy && rows.length === 2))).toEqual(["here", "office"]);
    actor.send({ type: "others.ended" });
    expect(await until(({ isBusy, rows }) => !isBusy && rows.length === 1)).toMatchObject({ hasOthers: false });
  });

  it("a session that ended by itself meanwhile is removed from the list, and no failure is told", async () => {
    const { actor, keep, until } = open();
    await until(({ phase }) => phase === "ready");
    keep(["here"]);
    actor.send({ type: "session.ended", id: "phone" });
    expect(await until(({ isBusy, rows }) => !isBusy && rows.length === 1)).toMatchObject({ trouble: null });
  });

  it("§8.6 what could not be loaded or ended is told, stays as it was, and is tried again", async () => {
    const { actor, line, until } = open();
    await until(({ phase }) => phase === "ready");
    line.fail("end", OFFLINE);
    actor.send({ type: "session.ended", id: "phone" });
    expect(listIds(await until(({ trouble, isBusy }) => trouble !== null && !isBusy))).toHaveLength(3);
    line.fail("list", OFFLINE);
    actor.send({ type: "retry.asked" });
    expect((await until(({ trouble, isBusy }) => trouble !== null && !isBusy)).phase).toBe("ready");
    line.fail("list", null);
    actor.send({ type: "retry.asked" });
    expect((await until(({ trouble, isBusy }) => trouble === null && !isBusy)).phase).toBe("ready");
  });
});
