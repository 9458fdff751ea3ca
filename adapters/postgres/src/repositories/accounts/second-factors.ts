// Knows how second factors stand in the database: each code is taken in one statement, so that it is taken once.
import type { SecondFactors } from "@academiz/backend/ports";
import { and, arrayContains, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { secondFactors } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const { userId: of, sealed, confirmedAt, lastStep, codes } = secondFactors;
const guards = (userId: string) => and(eq(of, userId), isNotNull(confirmedAt));

export const createSecondFactors = (tenants: Tenants): SecondFactors => {
  const change = async (
    tenancy: Parameters<SecondFactors["read"]>[0],
    set: Parameters<ReturnType<ReturnType<Tenants["of"]>["update"]>["set"]>[0],
    where: ReturnType<typeof and>,
  ): Promise<boolean> =>
    (await tenants.of(tenancy).update(secondFactors).set(set).where(where).returning({ of })).length > 0;
  return {
    async read(tenancy, userId) {
      const codesLeft = sql<number>`cardinality(${codes})`.mapWith(Number);
      const [found] = await tenants
        .of(tenancy)
        .select({ sealed, confirmedAt, lastStep, codesLeft })
        .from(secondFactors)
        .where(eq(of, userId));
      return found ?? null;
    },
    async begin(tenancy, userId, text) {
      const begun = await tenants
        .of(tenancy)
        .insert(secondFactors)
        .values({ userId, sealed: text })
        .onConflictDoUpdate({ target: of, set: { sealed: text }, setWhere: isNull(confirmedAt) })
        .returning({ of });
      return begun.length > 0;
    },
    confirm: (tenancy, userId, text, { at, step, codes: hashes }) =>
      change(
        tenancy,
        { confirmedAt: at, lastStep: step, codes: [...hashes] },
        and(eq(of, userId), eq(sealed, text), isNull(confirmedAt)),
      ),
    takeStep: (tenancy, userId, step) => change(tenancy, { lastStep: step }, and(guards(userId), lt(lastStep, step))),
    takeCode: (tenancy, userId, hash) =>
      change(
        tenancy,
        { codes: sql`array_remove(${codes}, ${hash})` },
        and(guards(userId), arrayContains(codes, [hash])),
      ),
    renewCodes: (tenancy, userId, hashes) => change(tenancy, { codes: [...hashes] }, guards(userId)),
    async remove(tenancy, userId) {
      const removed = await tenants.of(tenancy).delete(secondFactors).where(guards(userId)).returning({ of });
      return removed.length > 0;
    },
  };
};
