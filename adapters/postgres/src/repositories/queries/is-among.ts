// Knows who belongs to an audience, and who is late for what, as SQL conditions.
import type { LateRule } from "@academiz/backend/ports";
import type { Audience } from "@academiz/domain/clients";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { perimeters, progress } from "../../schema/index.ts";
import { isBegun } from "./is-begun.ts";
import { hasTimeBeyond } from "./is-extended.ts";
import { isId } from "./is-id.ts";

/** The columns of a user, from the table of users or a view of it. */
interface Person {
  readonly id: AnyColumn;
  readonly roles: AnyColumn;
  readonly affectations: AnyColumn;
  readonly criterias: AnyColumn;
}

/** True where they stand in one of the places, meet one of the criteria, or are named; no audience means everybody. */
export const isAmong = (person: Person, among: Omit<Audience, "everyone"> | null): SQL =>
  among === null
    ? sql`true`
    : sql`(
  ${person.id} = any(${sql.param(among.users.filter(isId))}::uuid[])
  or ${person.affectations} && ${sql.param([...among.affectations])}::text[]
  or ${person.criterias} && ${sql.param([...among.criterias])}::text[])`;

/** True where they have completed it. */
export const hasCompleted = ({ id }: Pick<Person, "id">, perimeterSlug: string): SQL =>
  sql`exists (select from ${progress} where ${progress.userId} = ${id}
    and ${progress.perimeterSlug} = ${perimeterSlug} and ${progress.status} = 'COMPLETE')`;

const LEARNING = sql.raw("array['ROLE_LEARNER', 'ROLE_TRAINER', 'ROLE_MANAGER']::text[]");
/** True for somebody who is meant to learn: authors and administrators without learning are late for nothing. */
export const isLearning = ({ roles }: Pick<Person, "roles">): SQL => sql`${roles} && ${LEARNING}`;

export const isLate = (person: Person, { slug, among, at }: LateRule): SQL =>
  sql`(${isLearning(person)} and ${isAmong(person, among)} and not ${hasCompleted(person, slug)}
    and not ${hasTimeBeyond(person.id, slug, at)})`;

/** True where they are in the audience and have not begun. */
export const isWaiting = (person: Person, { productSlug, among }: Pick<LateRule, "productSlug" | "among">): SQL =>
  sql`(${isLearning(person)} and ${isAmong(person, among)} and not exists (
    select from ${progress} where ${progress.userId} = ${person.id} and ${isBegun}
    and ${progress.perimeterSlug} in (select ${perimeters.slug} from ${perimeters} where ${perimeters.productSlug} = ${productSlug})))`;

/** How many of these somebody is late for. */
export const countLate = (person: Person, rules: readonly LateRule[]): SQL =>
  sql.join([sql`0`, ...rules.map((rule) => sql`${isLate(person, rule)}::int`)], sql` + `);
