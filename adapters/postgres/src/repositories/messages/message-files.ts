// Knows how the files of messages stand in the database.
import type { MessageFiles } from "@academiz/backend/ports";
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { messageFiles } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createMessageFiles = (tenants: Tenants): MessageFiles => ({
  add: (tenancy, file, most, before) =>
    tenants.of(tenancy).transaction(async (tx) => {
      // Two that come at once are counted one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${file.authorId}`}, 0))`);
      await tx.delete(messageFiles).where(and(isNull(messageFiles.threadSlug), lt(messageFiles.createdAt, before)));
      const [held] = await tx
        .select({ total: count() })
        .from(messageFiles)
        .where(eq(messageFiles.authorId, file.authorId));
      if ((held?.total ?? 0) >= most) return "full";
      await tx.insert(messageFiles).values(file);
      return "added";
    }),
  async hold(tenancy, authorId, slugs) {
    if (slugs.length === 0) return true;
    const held = await tenants
      .of(tenancy)
      .select({ slug: messageFiles.slug })
      .from(messageFiles)
      .where(
        and(
          inArray(messageFiles.slug, [...slugs]),
          eq(messageFiles.authorId, authorId),
          isNull(messageFiles.threadSlug),
        ),
      )
      .for("update");
    return held.length === new Set(slugs).size && held.length === slugs.length;
  },
  async attach(tenancy, { threadSlug, number }, files) {
    for (const [place, { slug, alternative }] of files.entries())
      await tenants
        .of(tenancy)
        .update(messageFiles)
        .set({ threadSlug, number, place, alternative })
        .where(eq(messageFiles.slug, slug));
  },
  async list(tenancy, threadSlug) {
    const { slug, name, type, size, alternative, number } = messageFiles;
    const found = await tenants
      .of(tenancy)
      .select({ slug, name, type, size, alternative, number })
      .from(messageFiles)
      .where(and(eq(messageFiles.threadSlug, threadSlug), isNotNull(number)))
      .orderBy(asc(number), asc(messageFiles.place));
    return found.map((file) => ({ ...file, number: file.number ?? 0 }));
  },
  async find(tenancy, threadSlug, slug) {
    const [found] = await tenants
      .of(tenancy)
      .select({ name: messageFiles.name, type: messageFiles.type, key: messageFiles.key })
      .from(messageFiles)
      .where(and(eq(messageFiles.threadSlug, threadSlug), eq(messageFiles.slug, slug)));
    return found ?? null;
  },
});
