// Knows how threads stand in the database, and how one change at a time is made to one.
import type { ThreadHead, Threads, ThreadsAbout } from "@academiz/backend/ports";
import type { Message, Thread } from "@academiz/domain/threads";
import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { products, threadMessages, threadPeople, threads, users } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isId } from "../queries/is-id.ts";
import { listConversations } from "../queries/list-conversations.ts";
import { countMessages, describeRow, messageColumns, type ThreadRow } from "../queries/thread-rows.ts";

const isAbout = ({ kind, subject }: ThreadsAbout) => and(eq(threads.productSlug, subject), eq(threads.kind, kind));

/** The threads that are counted together: for questions, those of one asker. */
const isCounted = ({ kind, subject, askerId }: Pick<Thread, "kind" | "subject" | "askerId">) =>
  and(isAbout({ kind, subject }), askerId === null ? undefined : eq(threads.askerId, askerId));

async function fill(db: Db, row: ThreadRow | undefined): Promise<Thread | null> {
  if (!row) return null;
  const messages = await db
    .select(messageColumns)
    .from(threadMessages)
    .where(eq(threadMessages.threadSlug, row.slug))
    .orderBy(asc(threadMessages.number));
  const people = await db
    .select({ userId: threadPeople.userId, readUpTo: threadPeople.readUpTo })
    .from(threadPeople)
    .where(eq(threadPeople.threadSlug, row.slug));
  return { ...describeRow(row), lastNumber: row.lastNumber, messages, people };
}

/** Writes only what differs. */
async function keep(db: Db, before: Thread, after: Thread): Promise<void> {
  const { slug, messages, people, resolved, assigneeId, lastNumber } = after;
  await db
    .update(threads)
    .set({ lastNumber, assigneeId, resolvedAt: resolved?.at ?? null, resolvedBy: resolved?.by ?? null })
    .where(eq(threads.slug, slug));
  const kept = new Set(messages.map(({ number }) => number));
  const gone = before.messages.map(({ number }) => number).filter((number) => !kept.has(number));
  if (gone.length > 0)
    await db
      .delete(threadMessages)
      .where(and(eq(threadMessages.threadSlug, slug), inArray(threadMessages.number, gone)));
  for (const message of messages.filter((one) => !before.messages.includes(one)))
    await db
      .insert(threadMessages)
      .values({ threadSlug: slug, ...message })
      .onConflictDoUpdate({
        target: [threadMessages.threadSlug, threadMessages.number],
        set: { text: message.text, editedAt: message.editedAt },
      });
  for (const person of people.filter((one) => !before.people.includes(one)))
    await db
      .insert(threadPeople)
      .values({ threadSlug: slug, ...person })
      .onConflictDoUpdate({
        target: [threadPeople.threadSlug, threadPeople.userId],
        set: { readUpTo: person.readUpTo },
      });
}

export const createThreads = (tenants: Tenants): Threads => ({
  async list(tenancy, about, readerId) {
    const db = tenants.of(tenancy);
    const numbers = countMessages(db, readerId, isAbout(about));
    const rows = await db
      .select({
        thread: threads,
        first: messageColumns,
        ...{ total: numbers.total, unread: numbers.unread, lastAt: numbers.lastAt },
      })
      .from(numbers)
      .innerJoin(threads, eq(threads.slug, numbers.slug))
      .innerJoin(
        threadMessages,
        and(eq(threadMessages.threadSlug, numbers.slug), eq(threadMessages.number, numbers.first)),
      )
      .orderBy(asc(threads.openedAt), asc(threads.slug));
    return rows.map(
      ({ thread, first, total, unread, lastAt }): ThreadHead => ({
        ...describeRow(thread),
        ...{ first, messages: total, unread, lastAt: lastAt ?? first.writtenAt },
      }),
    );
  },

  async read(tenancy, slug) {
    const db = tenants.of(tenancy);
    const [row] = await db.select().from(threads).where(eq(threads.slug, slug));
    return fill(db, row);
  },

  listConversations: (tenancy, search) => listConversations(tenants.of(tenancy), search),

  async findOpenWith(tenancy, { subject, askerId, assigneeId }) {
    const isWith = and(eq(threads.askerId, askerId), eq(threads.assigneeId, assigneeId));
    const [found] = await tenants
      .of(tenancy)
      .select({ slug: threads.slug })
      .from(threads)
      .where(and(isAbout({ kind: "expert", subject }), isWith, isNull(threads.resolvedAt), isNull(threads.place)))
      .orderBy(desc(threads.openedAt), desc(threads.slug))
      .limit(1);
    return found?.slug ?? null;
  },

  add(tenancy, { slug, kind, subject, place, askerId, assigneeId, lastNumber, messages, people }, most) {
    return tenants.of(tenancy).transaction(async (tx) => {
      // Two that begin at once are counted one after the other, and the product cannot go meanwhile.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`threads ${kind} ${subject}`}, 0))`);
      const [product] = await tx
        .select({ slug: products.slug })
        .from(products)
        .where(eq(products.slug, subject))
        .for("key share");
      if (!product) return "absent";
      const [found] = await tx.select({ total: count() }).from(threads).where(isCounted({ kind, subject, askerId }));
      if ((found?.total ?? 0) >= most) return "full";
      const openedAt = (messages[0] as Message).writtenAt;
      const named = { place: place?.slug ?? null, placeName: place?.name ?? null };
      await tx.insert(threads).values({
        ...{ slug, kind, productSlug: subject, ...named },
        ...{ askerId, assigneeId, openedAt, lastNumber },
      });
      await tx.insert(threadMessages).values(messages.map((one) => ({ threadSlug: slug, ...one })));
      await tx.insert(threadPeople).values(people.map((one) => ({ threadSlug: slug, ...one })));
      return "added";
    });
  },

  async change(tenancy, slug, decide) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const [row] = await tx.select().from(threads).where(eq(threads.slug, slug)).for("update");
      const before = await fill(tx, row);
      if (!before) return null;
      const decided = decide(before);
      if (!decided.ok || decided.value === before) return decided;
      if (decided.value) await keep(tx, before, decided.value);
      else await tx.delete(threads).where(eq(threads.slug, slug));
      return decided;
    });
  },

  async listNames(tenancy, ids) {
    const found = await tenants
      .of(tenancy)
      .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
      .from(users)
      .where(inArray(users.id, ids.filter(isId)));
    return new Map(found.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
  },
});
