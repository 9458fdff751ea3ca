// Knows that the list and its count are right, in whatever order events arrive.
import type { Notification } from "@academiz/domain/notifications";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addLive,
  applyMarks,
  EMPTY_LIST,
  type Mark,
  markAll,
  mergeOlder,
  mergePage,
  type NotificationList,
  toggle,
} from "./notification-list.ts";

const PAGE = 3;
const make = (at: number): Notification => ({
  slug: `s${at}`,
  text: "",
  type: "Session",
  isRead: false,
  info: { threadSlug: null },
  createdAt: new Date(at * 1000).toISOString(),
});
const count = (rows: readonly Notification[]) => rows.filter(({ isRead }) => !isRead).length;

/** A server with `many`, newest first. */
function createServer(many: number) {
  let rows = Array.from({ length: many }, (_, at) => make(many - 1 - at));
  return {
    page: (offset: number) => ({
      notifications: rows.slice(offset, offset + PAGE),
      total: rows.length,
      unread: count(rows),
    }),
    add: () => {
      const one = make(rows.length);
      rows = [one, ...rows];
      return one;
    },
    take: (mark: Mark) => {
      rows = rows.map((one) =>
        mark.kind === "all" || one.slug === mark.slug ? { ...one, isRead: mark.kind === "all" || mark.isRead } : one,
      );
    },
    rows: () => rows,
  };
}
const expectSame = (list: NotificationList, rows: readonly Notification[]) => {
  expect(list.notifications).toEqual(rows.slice(0, list.notifications.length));
  expect([list.total, list.unread]).toEqual([rows.length, count(rows)]);
};

test("§4.160–§4.163 after every step the list is the server's, with its newest rows and its counts", () => {
  const step = fc.oneof(
    fc.constant({ kind: "arrive" as const }),
    fc.constant({ kind: "arrive again" as const }),
    fc.constant({ kind: "renew" as const }),
    fc.constant({ kind: "more" as const }),
    fc.constant({ kind: "all" as const }),
    fc.record({ kind: fc.constant("toggle" as const), at: fc.nat(20), fails: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.nat(8), fc.array(step, { maxLength: 30 }), (many, steps) => {
      const server = createServer(many);
      let list = mergePage(EMPTY_LIST, server.page(0));
      for (const one of steps) {
        if (one.kind === "arrive") list = addLive(list, server.add());
        else if (one.kind === "arrive again") list = list.notifications.reduce(addLive, list);
        else if (one.kind === "renew") list = mergePage(list, server.page(0));
        else if (one.kind === "more") list = mergeOlder(list, server.page(list.notifications.length));
        else {
          const slug = list.notifications[one.kind === "toggle" ? one.at : 0]?.slug ?? "";
          const mark = one.kind === "all" ? markAll(list) : toggle(list, slug);
          if (!mark) continue;
          const shown = applyMarks(list, [mark]);
          // Applying a mark twice is applying it once: the server may know of it already.
          expect(applyMarks(shown, [mark])).toEqual(shown);
          if (one.kind === "toggle" && one.fails) continue;
          server.take(mark);
          list = shown;
        }
        expectSame(list, server.rows());
      }
    }),
  );
});

test("§7.143 a notification that came live while a page was being loaded stays, and is counted", () => {
  const server = createServer(2);
  const page = server.page(0);
  const list = mergePage(addLive(EMPTY_LIST, server.add()), page);
  expectSame(list, server.rows());
  const first = createServer(0);
  const empty = first.page(0);
  expectSame(mergePage(addLive(EMPTY_LIST, first.add()), empty), first.rows());
});

test("§4.162 a notification that comes after all were marked is unread", () => {
  const server = createServer(5);
  const list = mergePage(EMPTY_LIST, server.page(0));
  const mark = markAll(list);
  const later = addLive(list, server.add());
  expect(applyMarks(later, [mark])).toMatchObject({ unread: 1, total: 6 });
  expect(applyMarks(mergeOlder(later, server.page(4)), [mark]).unread).toBe(1);
});

test("a later page that is empty is the end", () => {
  const list = { ...mergePage(EMPTY_LIST, createServer(2).page(0)), total: 9 };
  expect(mergeOlder(list, { notifications: [], total: 9, unread: 0 }).total).toBe(2);
});
