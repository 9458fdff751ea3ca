// Knows how conversations are listed for the learner who asked, and for those who answer.
import type { ConversationHead, ConversationPage, ConversationSearch } from "@academiz/backend/ports";
import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { products, threadMessages, threads } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { countMessages, describeRow, messageColumns } from "./thread-rows.ts";

export async function listConversations(db: Db, search: ConversationSearch): Promise<ConversationPage> {
  const { readerId, as, subject, state, offset, limit } = search;
  const isMeant = and(
    eq(threads.kind, "expert"),
    // Nobody is the expert of their own question.
    as === "asker" ? eq(threads.askerId, readerId) : sql`${threads.askerId} is distinct from ${readerId}::uuid`,
    subject === null ? undefined : eq(threads.productSlug, subject),
  );
  const numbers = countMessages(db, readerId, isMeant);
  const isMine = eq(threads.assigneeId, readerId);
  const isUnread = and(gt(numbers.unread, 0), as === "asker" ? undefined : or(isMine, isNull(threads.assigneeId)));
  const inState = {
    all: undefined,
    unread: isUnread,
    mine: as === "asker" ? undefined : isMine,
    open: isNull(threads.resolvedAt),
    closed: isNotNull(threads.resolvedAt),
  }[state];
  const isThread = eq(threads.slug, numbers.slug);
  const [rows, [counted]] = [
    await db
      .select({
        thread: threads,
        last: messageColumns,
        product: { slug: products.slug, name: products.name, type: products.type },
        ...{ total: numbers.total, unread: numbers.unread, lastAt: numbers.lastAt },
      })
      .from(numbers)
      .innerJoin(threads, isThread)
      .innerJoin(products, eq(products.slug, threads.productSlug))
      .innerJoin(
        threadMessages,
        and(eq(threadMessages.threadSlug, numbers.slug), eq(threadMessages.number, numbers.last)),
      )
      .where(inState)
      .orderBy(desc(numbers.lastAt), desc(threads.slug))
      .limit(limit)
      .offset(offset),
    await db
      .select({
        total: inState ? sql<number>`count(*) filter (where ${inState})`.mapWith(Number) : count(),
        unread: sql<number>`count(*) filter (where ${isUnread})`.mapWith(Number),
      })
      .from(numbers)
      .innerJoin(threads, isThread),
  ];
  return {
    rows: rows.map(
      ({ thread, last, product, total, unread, lastAt }): ConversationHead => ({
        ...describeRow(thread),
        ...{ product, last, messages: total, unread, lastAt: lastAt ?? last.writtenAt },
      }),
    ),
    total: counted?.total ?? 0,
    unread: counted?.unread ?? 0,
  };
}
