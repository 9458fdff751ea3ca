// Knows what the log of the live streams promises, on every database.
import { randomUUID } from "node:crypto";
import { NOTIFICATIONS_KEPT, type Notification, readNotification } from "@academiz/domain/notifications";
import { settle } from "@academiz/testkit/backend";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ReachedDatabase } from "../open-database.ts";
import { createLiveLog, createLivePublisher, createNotifications } from "../repositories/index.ts";
import { bind } from "./bind.ts";

/** Resolves when it was called that many times. */
export function countCalls() {
  let calls = 0;
  const waiting: { readonly times: number; readonly resolve: () => void }[] = [];
  return {
    call: () => {
      calls += 1;
      for (const { times, resolve } of waiting) if (calls >= times) resolve();
    },
    reach: (times: number) =>
      new Promise<void>((resolve) => {
        if (calls >= times) resolve();
        else waiting.push({ times, resolve });
      }),
  };
}

export function suiteLive(open: () => ReachedDatabase): void {
  describe("the log of the live streams", () => {
    const log = () => createLiveLog(open());

    test("§7.143 a sending is written for each recipient, as the contract writes a notification, and announced", async () => {
      const { user, clientId } = await settle(bind(open().tenants));
      const id = randomUUID();
      await createNotifications(open().tenants).send(
        { clientId },
        {
          id,
          type: "NewMessage",
          texts: { fr: "é", en: 'a "quoted"\n\ndata: text' },
          otherwise: "en",
          threadSlug: "t",
          productSlug: null,
          audience: { roles: ["ROLE_LEARNER"], except: randomUUID(), among: null },
          now: "2026-01-01T00:00:00.120Z",
        },
      );
      const heard = countCalls();
      const stop = log().listen(heard.call);
      await heard.reach(1);
      const failures: unknown[] = [];
      const publisher = createLivePublisher(open().tenants, (error) => failures.push(error));
      const before = await log().readNewest();
      publisher.publish({ clientId }, id);
      await publisher.settle();
      expect(failures).toEqual([]);
      await heard.reach(2);
      await stop();
      const updates = await log().readAfter(before, [user.identifier, "nobody"], 10);
      expect(updates).toHaveLength(1);
      const [stored] = (await createNotifications(open().tenants).list({ clientId }, user.id, 0, 1)).rows;
      expect(readNotification(updates[0]?.data ?? "")).toEqual(stored satisfies Notification | undefined);
      expect(await log().readAfter(before, ["nobody"], 10)).toEqual([]);
    });

    test("of one person the newest notifications are kept, and those that a product was opened", async () => {
      const { user, clientId } = await settle(bind(open().tenants));
      const notifications = createNotifications(open().tenants);
      const minute = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();
      const tell = (at: number, productSlug: string | null, among: readonly string[] | null = [user.id]) =>
        notifications.send(
          { clientId },
          {
            ...({ type: "Session", otherwise: "en", threadSlug: null, productSlug } as const),
            ...{ id: randomUUID(), texts: { fr: "é", en: "a" }, now: minute(at) },
            audience: { roles: ["ROLE_LEARNER"], except: randomUUID(), among },
          },
        );
      const list = (offset: number) => notifications.list({ clientId }, user.id, offset, 2);
      await tell(0, "opened");
      await open()
        .tenants.of({ clientId })
        .execute(sql`insert into notifications (user_id, slug, dispatch_id, type, text, is_read, created_at)
          select ${user.id}, 'n' || at, gen_random_uuid(), 'Session', 'a', false, ${minute(0)}::timestamptz + at * interval '1 minute'
          from generate_series(1, ${NOTIFICATIONS_KEPT}::int) as at`);
      await tell(NOTIFICATIONS_KEPT + 1, null);
      const { total, rows } = await list(NOTIFICATIONS_KEPT - 1);
      expect([total, rows.map(({ createdAt }) => createdAt)]).toEqual([NOTIFICATIONS_KEPT + 1, [minute(2), minute(0)]]);
      expect(await tell(NOTIFICATIONS_KEPT + 2, "opened")).toBe(0);
    });

    test("§7.143 a place is found by the id of an update of these topics alone, else by the newest of them", async () => {
      const [mine, theirs] = [randomUUID(), randomUUID()];
      const first = await log().append(mine, "1");
      const second = await log().append(mine, "2");
      const foreign = await log().append(theirs, "3");
      expect((await log().findPlace([mine], first))?.id).toBe(first);
      expect((await log().findPlace([mine], null))?.id).toBe(second);
      for (const id of [foreign, "urn:uuid:x", "earliest", "", `urn:uuid:${randomUUID()}`])
        expect(await log().findPlace([mine], id)).toBeNull();
      expect(await log().findPlace([randomUUID()], null)).toBeNull();
      const from = (await log().findPlace([mine], first))?.sequence ?? 0;
      expect((await log().readAfter(from, [mine, theirs], 10)).map(({ data }) => data)).toEqual(["2", "3"]);
      expect((await log().readAfter(from, [mine, theirs], 1)).map(({ data }) => data)).toEqual(["2"]);
    });

    test("decisions 15: when many write at once, the sequence grows in the order in which the updates become visible", async () => {
      const topic = randomUUID();
      const seen: number[] = [];
      const look = async () => {
        const from = seen.at(-1) ?? 0;
        seen.push(...(await log().readAfter(from, [topic], 100)).map(({ sequence }) => sequence));
      };
      await Promise.all(Array.from({ length: 20 }, (_, n) => log().append(topic, `${n}`).then(look)));
      await look();
      expect(new Set(seen).size).toBe(20);
    });

    test("§7.143 what is older than a day is forgotten", async () => {
      const topic = randomUUID();
      await log().append(topic, "old");
      await open().owner.execute(
        sql`update live_updates set created_at = now() - interval '25 hours' where topic = ${topic}`,
      );
      await log().append(topic, "new");
      expect((await log().readAfter(0, [topic], 10)).map(({ data }) => data)).toEqual(["new"]);
    });
  });
}
