// Knows how a thread stands in a row, and how much of it somebody has not seen.
import { and, count, eq, max, min, type SQL, sql } from "drizzle-orm";
import { threadMessages, threadPeople, threads } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";

export const messageColumns = {
  number: threadMessages.number,
  authorId: threadMessages.authorId,
  text: threadMessages.text,
  writtenAt: threadMessages.writtenAt,
  editedAt: threadMessages.editedAt,
};
export type ThreadRow = typeof threads.$inferSelect;

export const describeRow = (row: ThreadRow) => {
  const { slug, kind, productSlug, place, placeName, askerId, assigneeId, resolvedAt, resolvedBy } = row;
  return {
    ...{ slug, kind, subject: productSlug, askerId, assigneeId },
    place: place === null ? null : { slug: place, name: placeName ?? "" },
    resolved: resolvedAt === null || resolvedBy === null ? null : { at: resolvedAt, by: resolvedBy },
  };
};

/** For each thread: its first and last message, how many there are, and how many the reader has not seen. */
export const countMessages = (db: Db, readerId: string, where: SQL | undefined) =>
  db
    .select({
      slug: threads.slug,
      first: min(threadMessages.number).as("first_number"),
      last: max(threadMessages.number).as("final_number"),
      total: count(threadMessages.number).as("total"),
      unread:
        sql<number>`count(*) filter (where ${threadMessages.authorId} <> ${readerId} and ${threadMessages.number} > coalesce(${threadPeople.readUpTo}, 0))`
          .mapWith(Number)
          .as("unread"),
      lastAt: max(threadMessages.writtenAt).as("last_at"),
    })
    .from(threads)
    .innerJoin(threadMessages, eq(threadMessages.threadSlug, threads.slug))
    .leftJoin(threadPeople, and(eq(threadPeople.threadSlug, threads.slug), eq(threadPeople.userId, readerId)))
    .where(where)
    .groupBy(threads.slug)
    .as("numbers");
