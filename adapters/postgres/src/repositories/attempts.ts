// Knows how goes at smart sequences stand in the database: of those that were not begun there is one at most.
import type { AttemptOwner, AttemptRecord, Attempts } from "@academiz/backend/ports";
import { and, asc, desc, eq } from "drizzle-orm";
import { attempts } from "../schema.ts";
import type { Tenants } from "../tenancy/tenants.ts";

const columns = {
  slug: attempts.slug,
  status: attempts.status,
  publishedAt: attempts.publishedAt,
  createdAt: attempts.createdAt,
  finishedAt: attempts.finishedAt,
  sequences: attempts.sequences,
  stat: attempts.stat,
};
type Selected = Omit<AttemptRecord, "sequences" | "stat"> & {
  readonly sequences: Readonly<Record<string, unknown>>;
  readonly stat: Readonly<Record<string, unknown>> | null;
};
/** The columns hold what this file wrote. */
const toRecord = ({ sequences, stat, ...row }: Selected): AttemptRecord => ({
  ...row,
  sequences: sequences["list"] as AttemptRecord["sequences"],
  stat: stat as AttemptRecord["stat"],
});
const wrap = (sequences: AttemptRecord["sequences"]) => ({ list: sequences });

const madeBy = ({ userId, perimeterSlug }: AttemptOwner) =>
  and(eq(attempts.userId, userId), eq(attempts.perimeterSlug, perimeterSlug));

export const createAttempts = (tenants: Tenants): Attempts => ({
  async begin(tenancy, owner, attempt) {
    return tenants.of(tenancy).transaction(async (tx) => {
      const [begun] = await tx
        .insert(attempts)
        .values({ ...owner, ...attempt, status: "NOT_STARTED", sequences: wrap([]) })
        .onConflictDoNothing()
        .returning(columns);
      if (begun) return toRecord(begun);
      const [waiting] = await tx
        .update(attempts)
        .set({ publishedAt: attempt.publishedAt })
        .where(and(madeBy(owner), eq(attempts.status, "NOT_STARTED")))
        .returning(columns);
      if (!waiting) throw new Error("A go that was not begun was there and is not.");
      return toRecord(waiting);
    });
  },
  async list(tenancy, owner, most) {
    const rows = await tenants
      .of(tenancy)
      .select(columns)
      .from(attempts)
      .where(madeBy(owner))
      .orderBy(desc(attempts.createdAt), desc(attempts.slug))
      .limit(most);
    return rows.map(toRecord).reverse();
  },
  async hold(tenancy, owner) {
    const rows = await tenants
      .of(tenancy)
      .select(columns)
      .from(attempts)
      .where(madeBy(owner))
      .orderBy(asc(attempts.createdAt), asc(attempts.slug))
      .for("update");
    return rows.map(toRecord);
  },
  async change(tenancy, slug, { status, finishedAt, sequences, stat }) {
    await tenants
      .of(tenancy)
      .update(attempts)
      .set({ status, finishedAt, sequences: wrap(sequences), stat: stat && { ...stat } })
      .where(eq(attempts.slug, slug));
  },
});
