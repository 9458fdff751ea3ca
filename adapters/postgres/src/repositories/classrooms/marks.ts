// Knows how marks of attendance stand in the database, and the head of each chain in its slot.
import type { SlotMark, Slots } from "@academiz/backend/ports";
import { and, asc, count, eq, gt, type SQL, sql } from "drizzle-orm";
import { signatures, slots } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const { number, userId, kind, byId, at, reason, hash, arrivedAt, drawing, drawingHash } = signatures;
const columns = { number, userId, kind, byId, at, reason, hash, arrivedAt, drawing, drawingHash };

const WRITTEN = "slot_slug, number, user_id, kind, by_id, at, reason, hash, arrived_at, drawing, drawing_hash";

/** The values of many marks for a column of one type. */
const column = (type: string, values: readonly (string | number | null)[]): SQL =>
  sql`${sql.param(values.map((value) => (value === null ? null : String(value))))}::text[]::${sql.raw(type)}[]`;

const give = (marks: readonly SlotMark[]): SQL => {
  const columns = [
    column(
      "text",
      marks.map(({ slotSlug }) => slotSlug),
    ),
    column(
      "integer",
      marks.map(({ number }) => number),
    ),
    column(
      "uuid",
      marks.map(({ userId }) => userId),
    ),
    column(
      "text",
      marks.map(({ kind }) => kind),
    ),
    column(
      "uuid",
      marks.map(({ byId }) => byId),
    ),
    column(
      "timestamptz",
      marks.map(({ at }) => at),
    ),
    column(
      "text",
      marks.map(({ reason }) => reason),
    ),
    column(
      "text",
      marks.map(({ hash }) => hash),
    ),
    column(
      "timestamptz",
      marks.map(({ arrivedAt = null }) => arrivedAt),
    ),
    column(
      "text",
      marks.map(({ drawing = null }) => drawing),
    ),
    column(
      "text",
      marks.map(({ drawingHash = null }) => drawingHash),
    ),
  ];
  return sql`unnest(${sql.join(columns, sql`, `)}) as given(${sql.raw(WRITTEN)})`;
};

export const createMarks = (
  tenants: Tenants,
): Pick<Slots, "findTaught" | "readChains" | "listMarks" | "walkMarks" | "addMarks"> => ({
  async findTaught(tenancy, slug, who) {
    const [found] = await tenants
      .of(tenancy)
      .select({ at })
      .from(signatures)
      .where(and(eq(signatures.slotSlug, slug), eq(userId, who), eq(kind, "TRAINER")))
      .orderBy(asc(number))
      .limit(1);
    return found?.at ?? null;
  },
  async readChains(tenancy, slugs) {
    const found = await queryRows<{ slug: string; number: number; hash: string | null; last: number }>(
      tenants.of(tenancy),
      sql`select ${slots.slug}, ${slots.markCount} as number, ${slots.lastHash} as hash,
          coalesce((select max(${signatures.number}) from ${signatures} where ${signatures.slotSlug} = ${slots.slug}), 0) as last
          from ${slots} where ${slots.slug} = any(${sql.param([...slugs])}::text[])`,
    );
    return new Map(
      found.map(({ slug, number, hash, last }) => [
        slug,
        { head: number === 0 && hash === null ? null : { number, hash: hash ?? "" }, last },
      ]),
    );
  },
  async listMarks(tenancy, slug, { page, limit }) {
    const db = tenants.of(tenancy);
    const ofSlot = eq(signatures.slotSlug, slug);
    const [rows, [found]] = await Promise.all([
      db
        .select(columns)
        .from(signatures)
        .where(ofSlot)
        .orderBy(asc(signatures.number))
        .limit(limit)
        .offset((page - 1) * limit),
      db.select({ total: count() }).from(signatures).where(ofSlot),
    ]);
    return { rows, total: found?.total ?? 0 };
  },
  async walkMarks(tenancy, slug, after, limit) {
    return tenants
      .of(tenancy)
      .select(columns)
      .from(signatures)
      .where(and(eq(signatures.slotSlug, slug), gt(signatures.number, after)))
      .orderBy(asc(signatures.number))
      .limit(limit);
  },
  async addMarks(tenancy, marks) {
    if (marks.length === 0) return;
    await tenants.of(tenancy).execute(
      sql`with given as (select * from ${give(marks)}),
          added as (insert into signatures (${sql.raw(WRITTEN)}) select ${sql.raw(WRITTEN)} from given),
          heads as (select distinct on (slot_slug) slot_slug, number, hash from given order by slot_slug, number desc)
          update slots set mark_count = heads.number, last_hash = heads.hash from heads where slots.slug = heads.slot_slug`,
    );
  },
});
