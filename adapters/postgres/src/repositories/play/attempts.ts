// Knows how goes at smart sequences stand in the database: at most one that has not been begun for each learner.
import type { AttemptOutline, AttemptOwner, AttemptRecord, Attempts } from "@academiz/backend/ports";
import { readAttemptRules } from "@academiz/domain/sequences";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { attempts, perimeters } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const columns = {
  slug: attempts.slug,
  status: attempts.status,
  publishedAt: attempts.publishedAt,
  createdAt: attempts.createdAt,
  finishedAt: attempts.finishedAt,
  rules: attempts.rules,
  sequences: attempts.sequences,
  stat: attempts.stat,
};
type Selected = Omit<AttemptRecord, "rules" | "sequences" | "stat"> & {
  readonly rules: Readonly<Record<string, unknown>> | null;
  readonly sequences: Readonly<Record<string, unknown>>;
  readonly stat: Readonly<Record<string, unknown>> | null;
};
/** The column holds only what this file wrote. */
const toRecord = ({ rules, sequences, stat, ...row }: Selected): AttemptRecord => ({
  ...row,
  rules: readAttemptRules(rules && { ...rules, seed: row.slug }),
  sequences: sequences["list"] as AttemptRecord["sequences"],
  stat: stat as AttemptRecord["stat"],
});
/** The go without its themes. */
const totals = sql`${attempts.stat}::jsonb - 'sequences'`.mapWith(
  (stat: string | object) => attempts.stat.mapFromDriverValue(stat) as AttemptOutline["stat"],
);
const wrap = (sequences: AttemptRecord["sequences"]) => ({ list: sequences });

const wereMadeBy = ({ userId, perimeterSlug }: AttemptOwner) =>
  and(eq(attempts.userId, userId), eq(attempts.perimeterSlug, perimeterSlug));
/** Those that no reset set aside. */
const madeBy = (whose: AttemptOwner) => and(wereMadeBy(whose), isNull(attempts.setAsideAt));

export const createAttempts = (tenants: Tenants): Attempts => ({
  async begin(tenancy, whose, { rules, ...attempt }) {
    const db = tenants.of(tenancy);
    // The unbegun go may have been answered since: then there is room for a new one.
    for (;;) {
      const [begun] = await db
        .insert(attempts)
        .values({ ...whose, ...attempt, rules: { ...rules }, status: "NOT_STARTED", sequences: wrap([]) })
        .onConflictDoNothing({
          // The value is written out: for a parameter, PostgreSQL would not recognise the index.
          target: [attempts.userId, attempts.perimeterSlug],
          where: eq(attempts.status, sql`'NOT_STARTED'`),
        })
        .returning(columns);
      if (begun) return toRecord(begun);
      const [waiting] = await db
        .update(attempts)
        .set({ publishedAt: attempt.publishedAt, rules: { ...rules } })
        .where(and(madeBy(whose), eq(attempts.status, "NOT_STARTED")))
        .returning(columns);
      if (waiting) return toRecord(waiting);
    }
  },
  async count(tenancy, whose, since) {
    const rows = await tenants
      .of(tenancy)
      .select({ createdAt: attempts.createdAt, status: attempts.status, setAsideAt: attempts.setAsideAt })
      .from(attempts)
      .where(wereMadeBy(whose));
    return {
      all: rows.filter(({ setAsideAt }) => setAsideAt === null).length,
      recent: rows.map(({ createdAt }) => createdAt).filter((createdAt) => createdAt >= since),
      isWaiting: rows.some(({ status }) => status === "NOT_STARTED"),
    };
  },
  async list(tenancy, whose, most) {
    const { slug, status, publishedAt, createdAt, finishedAt } = attempts;
    const rows = await tenants
      .of(tenancy)
      .select({
        slug,
        status,
        publishedAt,
        createdAt,
        finishedAt,
        stat: totals,
      })
      .from(attempts)
      .where(madeBy(whose))
      .orderBy(desc(createdAt), desc(slug))
      .limit(most);
    return rows.reverse();
  },
  async read(tenancy, whose, slugs) {
    if (slugs.length === 0) return [];
    const rows = await tenants
      .of(tenancy)
      .select(columns)
      .from(attempts)
      .where(and(madeBy(whose), inArray(attempts.slug, [...slugs])));
    return rows.map(toRecord);
  },
  async hold(tenancy, whose, slug) {
    const db = tenants.of(tenancy);
    // Locks all of them without reading their content: two goes of one learner change one progress.
    const all = await db
      .select({ slug: attempts.slug })
      .from(attempts)
      .where(madeBy(whose))
      .orderBy(asc(attempts.createdAt), asc(attempts.slug))
      .for("update");
    const [held] = await db
      .select(columns)
      .from(attempts)
      .where(and(madeBy(whose), eq(attempts.slug, slug)));
    return held ? { ...toRecord(held), number: all.findIndex((one) => one.slug === slug) + 1 } : null;
  },
  async isSetAside(tenancy, { userId, perimeterSlug }, slug) {
    const [found] = await tenants
      .of(tenancy)
      .select({ at: attempts.setAsideAt })
      .from(attempts)
      .where(and(eq(attempts.slug, slug), eq(attempts.userId, userId), eq(attempts.perimeterSlug, perimeterSlug)));
    return typeof found?.at === "string";
  },
  async change(tenancy, slug, { status, finishedAt, sequences, stat }) {
    await tenants
      .of(tenancy)
      .update(attempts)
      .set({ status, finishedAt, sequences: wrap(sequences), stat: stat && { ...stat } })
      .where(eq(attempts.slug, slug));
  },
  async listOwners(tenancy, after, limit) {
    const learner = sql`(${attempts.userId}, ${attempts.perimeterSlug})`;
    return tenants
      .of(tenancy)
      .selectDistinct({
        userId: attempts.userId,
        perimeterSlug: attempts.perimeterSlug,
        productSlug: perimeters.productSlug,
      })
      .from(attempts)
      .innerJoin(perimeters, eq(perimeters.slug, attempts.perimeterSlug))
      .where(
        and(
          sql`${attempts.status} <> 'NOT_STARTED'`,
          isNull(attempts.setAsideAt),
          after ? sql`${learner} > (${after.userId}::uuid, ${after.perimeterSlug}::text)` : undefined,
        ),
      )
      .orderBy(asc(attempts.userId), asc(attempts.perimeterSlug))
      .limit(limit);
  },
});
