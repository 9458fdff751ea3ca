// Knows how it counts what one person was given beyond what everybody has of a product, as SQL conditions.
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { learnerExtensions as extensions, perimeters } from "../../schema/index.ts";

/** Of this user in the perimeter at hand. */
const own = (userId: SQLWrapper | string): SQL =>
  sql`from ${extensions} where ${extensions.userId} = ${userId}::uuid and ${extensions.perimeterSlug} = ${perimeters.slug}`;

/** True where the perimeter at hand stays open to them alone. */
export const isExtended = (userId: SQLWrapper | string, now: SQLWrapper | string): SQL =>
  sql`exists (select ${own(userId)} and ${extensions.closesAt} > ${now}::timestamptz)`;

/** By when the perimeter at hand is to be done by them: an extension gives time, and never takes any. */
export const dueAtOf = (userId: string) =>
  sql<string | null>`case when ${perimeters.dueAt} is not null
    then greatest(${perimeters.dueAt}, (select ${extensions.dueAt} ${own(userId)})) end`.mapWith(perimeters.dueAt);

/** Their own end of the perimeter at hand, where it is later than everybody's; null: it is everybody's. */
export const closesAtOf = (userId: string) =>
  sql<
    string | null
  >`(select ${extensions.closesAt} ${own(userId)} and ${extensions.closesAt} > ${perimeters.closesAt})`.mapWith(
    extensions.closesAt,
  );

/** How many attempts they have in the perimeter at hand beyond those of everybody. */
export const attemptsOf = (userId: SQLWrapper | string): SQL<number> =>
  sql<number>`coalesce((select ${extensions.attempts} ${own(userId)}), 0)`;

/** True for a person who has time beyond that moment. */
export const hasTimeBeyond = (userId: SQLWrapper, perimeterSlug: string, moment: string): SQL =>
  sql`exists (select from ${extensions} where ${extensions.userId} = ${userId}
    and ${extensions.perimeterSlug} = ${perimeterSlug} and ${extensions.dueAt} > ${moment}::timestamptz)`;
