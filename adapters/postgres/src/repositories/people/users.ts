// Knows how users stand in the database.
import type { Tenancy, UserRecord, Users } from "@academiz/backend/ports";
import type { Audience } from "@academiz/domain/clients";
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { secondFactors, temporaryPasswords, users } from "../../schema/index.ts";
import { searchedUsers } from "../../tenancy/search-view.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { findUserHome } from "../platform/find-home.ts";
import { isAmong } from "../queries/is-among.ts";
import { isId } from "../queries/is-id.ts";
import { searchUsers } from "../queries/search-users.ts";
import { userColumns } from "../queries/user-columns.ts";
import { removeUsers } from "./remove-users.ts";

const NOBODY = "00000000-0000-0000-0000-000000000000";

async function readUser(tenants: Tenants, tenancy: Tenancy, id: string): Promise<UserRecord | null> {
  if (!isId(id)) return null;
  return (await tenants.of(tenancy).select(userColumns).from(users).where(eq(users.id, id)))[0] ?? null;
}

/**
 * Whoever proves, changes or gives the password of a person does so alone, until the end of the transaction. It is not
 * the row: an import holds that for long, and its person signs in meanwhile.
 */
const lockPassword = (id: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`password of ${id}`}, 0))`;

export const createUsers = (tenants: Tenants): Users => ({
  /** Asks the database the same whether or not the user exists, so that the time taken tells nothing. */
  async findByIdentifier(identifier) {
    const home = (await findUserHome(tenants, identifier)) ?? { id: NOBODY, clientId: NOBODY };
    return readUser(tenants, home, home.id);
  },
  read: (tenancy, id) => readUser(tenants, tenancy, id),
  search: (tenancy, search) => searchUsers(tenants.of(tenancy), search),
  async hasLogin(tenancy, login) {
    const isIts = and(eq(sql`lower(${searchedUsers.login})`, sql`lower(${login})`), eq(searchedUsers.login, login));
    const found = await tenants.of(tenancy).select({ id: searchedUsers.id }).from(searchedUsers).where(isIts).limit(1);
    return found.length > 0;
  },
  hold: (tenancy, ids) =>
    tenants
      .of(tenancy)
      .select(userColumns)
      .from(users)
      .where(sql`${users.id} = any(${sql.param(ids.filter(isId))}::uuid[])`)
      .orderBy(users.id)
      // Rows that refer to them can still be written; whoever changes or removes them waits.
      .for("no key update"),
  listPlaced: async (tenancy, among) => {
    const { id, affectations, criterias } = searchedUsers;
    return tenants
      .of(tenancy)
      .select({ id, affectations, criterias })
      .from(searchedUsers)
      .where(and(eq(searchedUsers.active, true), isAmong(searchedUsers, among)));
  },
  async countPlaced(tenancy, among, former) {
    const isMeant = (audience: Audience | null) =>
      audience === null ? sql`false` : isAmong(searchedUsers, audience.everyone ? null : audience);
    const [counted] = await tenants
      .of(tenancy)
      .select({
        people: sql<number>`count(*) filter (where ${isMeant(among)})`.mapWith(Number),
        losing: sql<number>`count(*) filter (where ${isMeant(former)} and not ${isMeant(among)})`.mapWith(Number),
      })
      .from(searchedUsers)
      .where(and(eq(searchedUsers.active, true), or(isMeant(among), isMeant(former))));
    return counted ?? { people: 0, losing: 0 };
  },
  async listNamed(tenancy, { ids, written }) {
    const texts = sql`${sql.param(written.map((text) => text.toLowerCase()))}::text[]`;
    const isWritten = [users.login, users.identifier, users.email].map(
      (column) => sql`lower(${column}) = any(${texts})`,
    );
    return tenants
      .of(tenancy)
      .select(userColumns)
      .from(users)
      .where(or(sql`${users.id} = any(${sql.param(ids.filter(isId))}::uuid[])`, ...isWritten))
      .orderBy(users.lastname, users.firstname, users.id);
  },
  listKnown: async (tenancy, ids) =>
    tenants
      .of(tenancy)
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, ids.filter(isId))),
  remove: (tenancy, ids, createId) => removeUsers(tenants.of(tenancy), ids, createId),
  async add(user) {
    await tenants.of(user).insert(users).values(user);
  },
  async change(tenancy, id, change) {
    if (Object.keys(change).length === 0 || !isId(id)) return readUser(tenants, tenancy, id);
    const changed = await tenants.of(tenancy).update(users).set(change).where(eq(users.id, id)).returning(userColumns);
    return changed[0] ?? null;
  },
  async holdPassword(tenancy, id, passwordHash) {
    const db = tenants.of(tenancy);
    await db.execute(lockPassword(id));
    const held = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
    return held.length > 0;
  },
  async choosePassword(tenancy, id, passwordHash) {
    await tenants.of(tenancy).transaction(async (tx) => {
      await tx.execute(lockPassword(id));
      await tx.update(users).set({ passwordHash, active: true }).where(eq(users.id, id));
      await tx.delete(temporaryPasswords).where(eq(temporaryPasswords.userId, id));
    });
  },
  async giveTemporaryPassword(tenancy, id, passwordHash) {
    await tenants.of(tenancy).transaction(async (tx) => {
      await tx.execute(lockPassword(id));
      const changed = await tx
        .update(users)
        .set({ passwordHash, active: true })
        .where(eq(users.id, id))
        .returning({ id: users.id });
      if (changed.length > 0) await tx.insert(temporaryPasswords).values({ userId: id }).onConflictDoNothing();
    });
  },
  async readAccount(tenancy, id) {
    if (!isId(id)) return null;
    const isPasswordTemporary = sql<boolean>`exists (select from ${temporaryPasswords} where ${temporaryPasswords.userId} = ${users.id})`;
    const hasSecondFactor = sql<boolean>`exists (select from ${secondFactors}
      where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`;
    const found = await tenants
      .of(tenancy)
      .select({ ...userColumns, isPasswordTemporary, hasSecondFactor })
      .from(users)
      .where(eq(users.id, id));
    return found[0] ?? null;
  },
  async listWithoutOwnPassword(tenancy, ids) {
    const found = await tenants
      .of(tenancy)
      .select({ id: users.id })
      .from(users)
      .leftJoin(temporaryPasswords, eq(temporaryPasswords.userId, users.id))
      .where(
        and(inArray(users.id, ids.filter(isId)), or(eq(users.passwordHash, ""), isNotNull(temporaryPasswords.userId))),
      );
    return new Set(found.map(({ id }) => id));
  },
  async isPasswordTemporary(tenancy, id) {
    const found = await tenants
      .of(tenancy)
      .select({ userId: temporaryPasswords.userId })
      .from(temporaryPasswords)
      .where(eq(temporaryPasswords.userId, id));
    return found.length > 0;
  },
});
