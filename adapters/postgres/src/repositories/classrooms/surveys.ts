// Knows how the database keeps who is asked about a session, and what they answered.
import type { EndedSession, SurveyPlace, Surveys } from "@academiz/backend/ports";
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { enrolments, perimeters, products, signatures, slots, surveyAnswers, users } from "../../schema/index.ts";
import { queryRows } from "../../sql/rows.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { isOpen } from "../play/perimeters.ts";
import { isAmong } from "../queries/is-among.ts";
import { isId } from "../queries/is-id.ts";

const { userId, perimeterSlug, mean, round, askedAt, answers, answeredAt } = surveyAnswers;
const KEY = [userId, perimeterSlug, mean, round];

const isAt = (place: SurveyPlace) =>
  and(eq(perimeterSlug, place.perimeterSlug), eq(mean, place.mean), eq(round, place.round));
const after = (at: string): SQL => sql`${slots.endAt} >= ${at}::timestamptz`;
const before = (at: string): SQL => sql`${slots.endAt} < ${at}::timestamptz`;

/** True where the newest mark of an enrolment says that the person was there. */
const wasThere = sql`(select ${signatures.kind} from ${signatures}
  where ${signatures.userId} = ${enrolments.userId} and ${signatures.slotSlug} = ${enrolments.slotSlug}
    and ${signatures.kind} <> 'TRAINER' order by ${signatures.number} desc limit 1) in ('SIGNED', 'PRESENT')`;

export const createSurveys = (tenants: Tenants): Surveys => ({
  async listEnded(tenancy, { from, until }, last, limit) {
    const found: readonly EndedSession[] = await tenants
      .of(tenancy)
      .selectDistinctOn([slots.perimeterSlug, slots.mean], {
        perimeterSlug: slots.perimeterSlug,
        mean: slots.mean,
        productSlug: perimeters.productSlug,
        audience: perimeters.audience,
      })
      .from(slots)
      .innerJoin(perimeters, eq(perimeters.slug, slots.perimeterSlug))
      .innerJoin(products, eq(products.slug, perimeters.productSlug))
      .where(
        and(
          after(from),
          before(until),
          isOpen(until),
          sql`${products.config} -> 'survey' -> 'questions' -> 0 is not null`,
          last === null
            ? undefined
            : sql`(${slots.perimeterSlug}, ${slots.mean}) > (${last.perimeterSlug}, ${last.mean})`,
        ),
      )
      .orderBy(asc(slots.perimeterSlug), asc(slots.mean))
      .limit(limit);
    return found;
  },
  async listDue(tenancy, place, { from, until, among }, limit) {
    const found = await queryRows<{ id: string }>(
      tenants.of(tenancy),
      sql`select ${users.id} as id from ${users}
          join ${enrolments} on ${enrolments.userId} = ${users.id}
          join ${slots} on ${slots.slug} = ${enrolments.slotSlug}
          where ${slots.perimeterSlug} = ${place.perimeterSlug} and ${slots.mean} = ${place.mean} and ${users.active}
            and ${isAmong(users, among)}
            and not exists (select 1 from ${surveyAnswers}
              where ${userId} = ${users.id} and ${isAt(place)} and ${askedAt} is not null)
          group by ${users.id}
          having bool_or(${wasThere}) and max(${slots.endAt}) >= ${from}::timestamptz
            and max(${slots.endAt}) < ${until}::timestamptz
          order by ${users.id} limit ${limit}`,
    );
    return found.map(({ id }) => id);
  },
  async noteAsked(tenancy, place, userIds, at) {
    if (userIds.length === 0) return [];
    const asked = await tenants
      .of(tenancy)
      .insert(surveyAnswers)
      .values([...userIds].sort().map((id) => ({ ...place, userId: id, askedAt: at })))
      .onConflictDoUpdate({ target: KEY, set: { askedAt: at }, setWhere: isNull(askedAt) })
      .returning({ id: userId });
    return asked.map(({ id }) => id);
  },
  async countThere(tenancy, session) {
    const [found] = await queryRows<{ people: string }>(
      tenants.of(tenancy),
      sql`select count(distinct ${enrolments.userId}) as people from ${enrolments}
          join ${slots} on ${slots.slug} = ${enrolments.slotSlug}
          where ${slots.perimeterSlug} = ${session.perimeterSlug} and ${slots.mean} = ${session.mean} and ${wasThere}`,
    );
    return Number(found?.people ?? 0);
  },
  async listOfSession(tenancy, session) {
    const found = await tenants
      .of(tenancy)
      .select({ userId, mean, round, answers })
      .from(surveyAnswers)
      .where(and(eq(perimeterSlug, session.perimeterSlug), eq(mean, session.mean), isNotNull(answeredAt)))
      .orderBy(asc(round), asc(answeredAt), asc(userId));
    return found.map((row) => ({ ...row, answers: row.answers ?? {} }));
  },
  async listAnswers(tenancy, perimeter, userIds) {
    const found = await tenants
      .of(tenancy)
      .select({ userId, mean, round, answers })
      .from(surveyAnswers)
      .where(and(eq(perimeterSlug, perimeter), inArray(userId, userIds.filter(isId)), isNotNull(answeredAt)))
      .orderBy(asc(round), asc(mean), asc(userId));
    return found.map((row) => ({ ...row, answers: row.answers ?? {} }));
  },
  async answer(tenancy, id, { perimeterSlug: perimeter, mean: session, round: asked }, said, at) {
    await tenants
      .of(tenancy)
      .insert(surveyAnswers)
      .values({ userId: id, perimeterSlug: perimeter, mean: session, round: asked, answers: said, answeredAt: at })
      .onConflictDoUpdate({ target: KEY, set: { answers: said, answeredAt: at } });
  },
});
