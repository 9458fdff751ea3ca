// Knows the roles that the platform works as, and how they are made: none owns a table, and none bypasses a policy.
import type { Db } from "../sql/db.ts";
import { queryRows, quote } from "../sql/rows.ts";

/**
 * Sees and writes the rows of the client that its connection was given, and nothing without one. Almost every query
 * runs as this role.
 */
export const TENANT = "academiz_tenant";
/** For the few things that are done before or above clients: `platform-rights.ts` lists them. */
export const PLATFORM = "academiz_platform";
/**
 * Nobody works as this role: it owns the view through which people are searched, and only what makes that view becomes
 * it.
 */
export const SEARCH = "academiz_search";
const ROLES = [TENANT, PLATFORM, SEARCH];

/** Parameters: a role, and the id of a client or nothing. */
export const SWITCH = switchTo(false);
/** As SWITCH, until the transaction ends or is rolled back. */
export const SWITCH_WITHIN = switchTo(true);
function switchTo(within: boolean): string {
  return `select set_config('role', $1, ${within}), set_config('academiz.client_id', $2, ${within})`;
}
/** The owner sees every row only where it says so: migrations, backup and restore do. */
export const SEE_ALL = "select set_config('academiz.whole', 'on', false)";

interface Found {
  readonly name: string;
  readonly strong: boolean;
}
const FIND = `select rolname as name, rolsuper or rolbypassrls as strong from pg_roles where rolname in (${ROLES.map((role) => `'${role}'`).join(", ")})`;

/**
 * Makes the roles where they are missing, and lets this connection's role act as them. `login`: they log in themselves,
 * so that none of their queries can become anybody else. @throws Error in plain words, with what an operator should
 * run.
 */
export async function makeRoles(db: Db, login: boolean): Promise<void> {
  const found = await queryRows<Found>(db, FIND);
  const strong = found.find((role) => role.strong);
  if (strong)
    throw new Error(
      `The role ${strong.name} passes row-level security by. Run: alter role ${strong.name} nosuperuser nobypassrls;`,
    );
  const missing = ROLES.filter((role) => !found.some(({ name }) => name === role));
  try {
    for (const role of missing) await make(db, role, login && role !== SEARCH);
    // A query of the platform may take a client's rights, and none of a client may take the platform's.
    if (login) await db.execute(`grant ${TENANT} to ${PLATFORM}`);
    else if (!(await canAct(db))) await db.execute(await writeGrant(db));
  } catch (error) {
    if (readCode(error) !== INSUFFICIENT) throw error;
    throw new Error(await adviseOperator(db, missing), { cause: error });
  }
}

/** Another server, of another database on the same PostgreSQL, may make it at the same moment. */
const make = (db: Db, role: string, login: boolean) =>
  db.execute(
    `do $$ begin create role ${role} ${login ? "login" : "nologin"} noinherit; exception when duplicate_object or unique_violation then null; end $$`,
  );

async function canAct(db: Db): Promise<boolean> {
  try {
    await db.transaction(async (inside) => {
      for (const role of ROLES) await inside.execute(`set local role ${role}`);
    });
    return true;
  } catch (error) {
    if (readCode(error) !== INSUFFICIENT) throw error;
    return false;
  }
}

/** From version 16 on, rights of the roles are not inherited by default. */
async function writeGrant(db: Db): Promise<string> {
  const [self] = await queryRows<{ name: string; version: number }>(
    db,
    "select current_user as name, current_setting('server_version_num')::int as version",
  );
  const how = self && self.version >= 160_000 ? " with inherit false" : "";
  return `grant ${ROLES.join(", ")} to ${quote(self?.name ?? "")}${how}`;
}

const adviseOperator = async (db: Db, missing: readonly string[]): Promise<string> =>
  [
    "its role may not make the roles that the platform works as, or become them. Let an administrator of that PostgreSQL run, once:",
    ...missing.map((role) => `create role ${role} nologin noinherit;`),
    `${await writeGrant(db)};`,
  ].join("\n");

const INSUFFICIENT = "42501";
/** Also finds it inside the errors that wrap it. */
function readCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return "code" in error && typeof error.code === "string" ? error.code : readCode(error.cause);
}
