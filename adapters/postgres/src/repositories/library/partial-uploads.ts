// Knows how the database keeps large files that arrive part by part.
import type { PartialUploads, Reader } from "@academiz/backend/ports";
import { and, count, eq, gte, isNull, lt, or, sql, sum } from "drizzle-orm";
import { partialUploads } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { pruneUploads } from "../platform/pruning/prune-uploads.ts";

const own = ({ userId }: Reader, id: string) => and(eq(partialUploads.id, id), eq(partialUploads.userId, userId));

export const createPartialUploads = (tenants: Tenants): PartialUploads => ({
  begin: (reader, upload, most, before) =>
    tenants.of(reader).transaction(async (tx) => {
      // Two that begin at once are counted one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partial-uploads ${reader.userId}`}, 0))`);
      await tx.delete(partialUploads).where(lt(partialUploads.createdAt, before));
      const [open] = await tx
        .select({ count: count() })
        .from(partialUploads)
        .where(and(eq(partialUploads.userId, reader.userId), isNull(partialUploads.documentSlug)));
      if ((open?.count ?? 0) >= most) return "full";
      await tx.insert(partialUploads).values({ ...upload, userId: reader.userId });
      return "begun";
    }),
  async weigh(reader) {
    const [open] = await tenants
      .of(reader)
      .select({ bytes: sum(partialUploads.length).mapWith(Number) })
      .from(partialUploads)
      .where(and(eq(partialUploads.shelf, "client"), isNull(partialUploads.documentSlug)));
    return open?.bytes ?? 0;
  },
  async read(reader, id, before) {
    const [found] = await tenants
      .of(reader)
      .select()
      .from(partialUploads)
      .where(and(own(reader, id), gte(partialUploads.createdAt, before)));
    if (!found) return null;
    const { clientId: _, userId: __, claimedAt: ___, ...upload } = found;
    return upload;
  },
  async append(reader, id, { from, size, key }) {
    const added = await tenants
      .of(reader)
      .update(partialUploads)
      .set({
        received: sql`${partialUploads.received} + ${size}`,
        partKeys: sql`${partialUploads.partKeys} || ${key}::text`,
      })
      .where(and(own(reader, id), eq(partialUploads.received, from), isNull(partialUploads.claimedAt)))
      .returning({ id: partialUploads.id });
    return added.length > 0;
  },
  async claim(reader, id, now, before) {
    const isFree = or(isNull(partialUploads.claimedAt), lt(partialUploads.claimedAt, before));
    const claimed = await tenants
      .of(reader)
      .update(partialUploads)
      .set({ claimedAt: now })
      .where(and(own(reader, id), isFree, isNull(partialUploads.documentSlug)))
      .returning({ id: partialUploads.id });
    return claimed.length > 0;
  },
  async conclude(reader, id, documentSlug) {
    await tenants.of(reader).update(partialUploads).set({ claimedAt: null, documentSlug }).where(own(reader, id));
  },
  async remove(reader, id) {
    const removed = await tenants
      .of(reader)
      .delete(partialUploads)
      .where(own(reader, id))
      .returning({ id: partialUploads.id });
    return removed.length > 0;
  },
  prune: (before) => pruneUploads(tenants, before),
});
