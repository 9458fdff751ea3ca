// Knows how enrolments in slots stand in the database, each with its newest mark.
import type { NewestMark, Slots } from "@academiz/backend/ports";
import { and, asc, count, countDistinct, eq, type SQL, sql } from "drizzle-orm";
import { enrolments, signatures, slots, users } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isId } from "../queries/is-id.ts";

/** The newest mark of an enrolment; a mark as trainer says nothing of the learner. */
const newestMark =
  sql<NewestMark>`(select json_build_object('kind', ${signatures.kind}, 'at', ${signatures.at}, 'reason', ${signatures.reason}, 'arrivedAt', ${signatures.arrivedAt})
  from ${signatures} where ${signatures.userId} = ${enrolments.userId} and ${signatures.slotSlug} = ${enrolments.slotSlug}
    and ${signatures.kind} <> 'TRAINER'
  order by ${signatures.number} desc limit 1)`.mapWith((mark: NonNullable<NewestMark>) => ({
    ...mark,
    at: new Date(mark.at).toISOString(),
    arrivedAt: mark.arrivedAt && new Date(mark.arrivedAt).toISOString(),
  }));
const oneOf = (
  column: typeof users.id | typeof enrolments.userId | typeof signatures.userId,
  ids: readonly string[],
): SQL => sql`${column} = any(${sql.param(ids.filter(isId))}::uuid[])`;

type Enrolling = Pick<
  Slots,
  | "listEnrolled"
  | "listEnrolledIds"
  | "findLogins"
  | "enrol"
  | "withdraw"
  | "listOf"
  | "countAttendance"
  | "findEnrolled"
>;
export const createEnrolments = (tenants: Tenants): Enrolling => ({
  async listEnrolled(tenancy, slug, page) {
    const everybody = tenants
      .of(tenancy)
      .select({
        userId: users.id,
        identifier: users.identifier,
        login: users.login,
        firstname: users.firstname,
        lastname: users.lastname,
        enrolledAt: enrolments.enrolledAt,
        mark: newestMark,
        affectations: users.affectations,
        criterias: users.criterias,
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(eq(enrolments.slotSlug, slug))
      .orderBy(asc(users.sortName), asc(users.id))
      .$dynamic();
    return page ? everybody.limit(page.limit).offset((page.page - 1) * page.limit) : everybody;
  },
  async listEnrolledIds(tenancy, slug) {
    const { userId, slotSlug } = enrolments;
    const found = await tenants.of(tenancy).select({ userId }).from(enrolments).where(eq(slotSlug, slug));
    return found.map(({ userId }) => userId);
  },
  async findLogins(tenancy, named) {
    const slugs = [...new Set(named.map(({ slotSlug }) => slotSlug))];
    const keys = named.map(({ slotSlug, login }) => `${slotSlug}/${login}`);
    return tenants
      .of(tenancy)
      .select({ slotSlug: enrolments.slotSlug, login: users.login, userId: enrolments.userId, mark: newestMark })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(
        and(
          sql`${enrolments.slotSlug} = any(${sql.param(slugs)}::text[])`,
          // The keys are compared as one list; with a list of pairs, the database would compare each enrolment with
          // every pair.
          sql`${enrolments.slotSlug} || '/' || ${users.login} = any(${sql.param(keys)}::text[])`,
        ),
      );
  },
  async enrol(tenancy, slug, userIds, enrolledAt) {
    if (userIds.length === 0) return;
    await tenants
      .of(tenancy)
      .insert(enrolments)
      .values(userIds.map((userId) => ({ slotSlug: slug, userId, enrolledAt })))
      .onConflictDoNothing();
  },
  async withdraw(tenancy, slug, userId) {
    const withdrawn = await tenants
      .of(tenancy)
      .delete(enrolments)
      .where(and(eq(enrolments.slotSlug, slug), eq(enrolments.userId, userId)))
      .returning({ userId: enrolments.userId });
    return withdrawn.length > 0;
  },
  async listOf(tenancy, perimeterSlug, userIds) {
    return tenants
      .of(tenancy)
      .select({
        userId: enrolments.userId,
        slug: slots.slug,
        mean: slots.mean,
        startAt: slots.startAt,
        endAt: slots.endAt,
        mark: newestMark,
      })
      .from(enrolments)
      .innerJoin(slots, eq(slots.slug, enrolments.slotSlug))
      .where(and(oneOf(enrolments.userId, userIds), eq(slots.perimeterSlug, perimeterSlug)))
      .orderBy(asc(slots.startAt));
  },
  async countAttendance(tenancy, userIds) {
    const db = tenants.of(tenancy);
    const [[held], [noted]] = await Promise.all([
      db.select({ places: count() }).from(enrolments).where(oneOf(enrolments.userId, userIds)),
      db
        .select({ marks: countDistinct(sql`(${signatures.slotSlug}, ${signatures.userId})`) })
        .from(signatures)
        .where(oneOf(signatures.userId, userIds)),
    ]);
    return { places: held?.places ?? 0, marks: noted?.marks ?? 0 };
  },
  async findEnrolled(tenancy, slug, userIds) {
    return tenants
      .of(tenancy)
      .select({ userId: enrolments.userId, mark: newestMark })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(and(eq(enrolments.slotSlug, slug), oneOf(enrolments.userId, userIds)));
  },
});
