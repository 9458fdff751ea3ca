// Knows how every table is closed to all but those whose rows they are: row-level security, forced, with its policies
// and grants.
import { createHash } from "node:crypto";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema/index.ts";
import type { Db } from "../sql/db.ts";
import { queryRows, quote } from "../sql/rows.ts";
import { isJudgeSeated, seatJudge } from "./caller-view.ts";
import { countsLicences, letLicencesCount } from "./licence-counter.ts";
import { PLATFORM_RIGHTS, type PlatformRights } from "./platform-rights.ts";
import { forgetsReaders, letReadersBeForgotten } from "./reader-forgetter.ts";
import { PLATFORM, SEARCH, TENANT } from "./roles.ts";
import { isSearchOpen, openSearch, RULES_FOR_SEARCH } from "./search-view.ts";

const OWN = "(select academiz_client())";

interface Rule {
  readonly grant: string;
  readonly policy: string;
}
/** What a client's role may do with a table that carries `client_id`. */
const OWN_ROWS: Rule = {
  grant: "select, insert, update, delete",
  policy: `for all to ${TENANT} using (client_id = ${OWN}) with check (client_id = ${OWN})`,
};
/** Tables above a client: who it is, and below whom. */
const ABOVE = ["id", "slug", "parent_id"];
const OWN_COLUMNS = getTableConfig(schema.clients).columns.flatMap(({ name }) => (ABOVE.includes(name) ? [] : [name]));

/** On tables without `client_id` the role may do nothing but this. */
const EXCEPTIONS: Readonly<Record<string, Rule>> = {
  // The platform knows which clients there are; a client sees itself.
  clients: {
    grant: `select, update (${OWN_COLUMNS.join(", ")}), delete`,
    policy: `for all to ${TENANT} using (id = ${OWN}) with check (id = ${OWN})`,
  },
  // The shared library can be read by everybody, and written by the platform.
  library_documents: { grant: "select", policy: `for select to ${TENANT} using (true)` },
  library_folders: { grant: "select", policy: `for select to ${TENANT} using (true)` },
  // A client writes only to its own people's streams; the hub alone reads what the streams held.
  live_updates: {
    grant: "insert (topic, recipient_id, data, created_at)",
    policy: `for insert to ${TENANT} with check (exists (select from users where users.identifier = topic))`,
  },
};

interface Table {
  readonly name: string;
  readonly hasClient: boolean;
}
const TABLES: readonly Table[] = Object.values(schema).flatMap((value) => {
  if (!is(value, PgTable)) return [];
  const { name, columns } = getTableConfig(value);
  return [{ name, hasClient: columns.some((column) => column.name === "client_id") }];
});

function ruleTenant({ name, hasClient }: Table): readonly string[] {
  const rule = EXCEPTIONS[name] ?? (hasClient ? OWN_ROWS : null);
  if (!rule) return [];
  return [
    `grant ${rule.grant} on ${quote(name)} to ${TENANT}`,
    `create policy academiz_tenant on ${quote(name)} ${rule.policy}`,
  ];
}

/** The platform's rights are on columns, and its policies let every row through. */
function rulePlatform(table: string, rights: PlatformRights): readonly string[] {
  const columnsOf = (columns: "all" | readonly string[]) => (columns === "all" ? "" : ` (${columns.join(", ")})`);
  const commands = [
    { command: "select", columns: columnsOf(rights.select), policy: "using (true)" },
    rights.insert && { command: "insert", columns: "", policy: "with check (true)" },
    rights.update && { command: "update", columns: columnsOf(rights.update), policy: "using (true)" },
    rights.delete && { command: "delete", columns: "", policy: "using (true)" },
  ];
  return commands.flatMap((one) =>
    one
      ? [
          `grant ${one.command}${one.columns} on ${quote(table)} to ${PLATFORM}`,
          `create policy academiz_platform_${one.command} on ${quote(table)} for ${one.command} to ${PLATFORM} ${one.policy}`,
        ]
      : [],
  );
}

const POLICIES = [
  "tenant",
  "owner",
  "search",
  ...["select", "insert", "update", "delete"].map((name) => `platform_${name}`),
];

function ruleTable(table: Table, owner: string): readonly string[] {
  const name = quote(table.name);
  const rights = PLATFORM_RIGHTS[table.name];
  const whole = "(current_setting('academiz.whole', true) = 'on')";
  return [
    `alter table ${name} enable row level security`,
    `alter table ${name} force row level security`,
    `revoke all on ${name} from ${TENANT}, ${PLATFORM}, ${SEARCH}`,
    ...POLICIES.map((policy) => `drop policy if exists academiz_${policy} on ${name}`),
    `create policy academiz_owner on ${name} for all to ${quote(owner)} using ${whole} with check ${whole}`,
    ...ruleTenant(table),
    ...(rights ? rulePlatform(table.name, rights) : []),
    ...(RULES_FOR_SEARCH[table.name] ?? []),
  ];
}

/** `state` is a digest of everything that these rules create, as it stands in the catalogue. */
const FIND = `
  select c.relname as name, pg_get_userbyid(c.relowner) as owner, obj_description(c.oid, 'pg_class') as note,
         md5(concat_ws(' ', c.relrowsecurity, c.relforcerowsecurity, c.relacl::text,
           (select string_agg(a.attname || a.attacl::text, ' ' order by a.attnum) from pg_attribute a
            where a.attrelid = c.oid and a.attacl is not null),
           (select string_agg(concat_ws(' ', p.polname, p.polcmd, p.polpermissive, p.polroles::regrole[]::text,
              pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)), ' ' order by p.polname)
            from pg_policy p where p.polrelid = c.oid))) as state
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;
interface Standing {
  readonly name: string;
  readonly owner: string;
  readonly note: string | null;
  readonly state: string;
}
const findAll = async (db: Db): Promise<(table: Table) => Standing> => {
  const standings = new Map((await queryRows<Standing>(db, FIND)).map((standing) => [standing.name, standing]));
  return ({ name }) => {
    const standing = standings.get(name);
    if (!standing) throw new Error(`The table ${name} does not exist.`);
    return standing;
  };
};

const writeNote = (statements: readonly string[], { state }: Standing): string =>
  `isolation ${createHash("sha256").update(statements.join("\n")).digest("hex")} ${state}`;

/**
 * Closes each table that does not stand as this version wants it; a closed table carries a note of its state. The
 * others are left alone, so that a server that starts beside another locks nothing.
 */
export async function isolate(db: Db): Promise<void> {
  const find = await findAll(db);
  const due = TABLES.flatMap((table) => {
    const standing = find(table);
    const statements = ruleTable(table, standing.owner);
    return writeNote(statements, standing) === standing.note ? [] : [{ table, statements }];
  });
  const isSet = (await isSearchOpen(db)) && (await isJudgeSeated(db)) && (await countsLicences(db));
  if (due.length === 0 && isSet && (await forgetsReaders(db))) return;
  await db.transaction(async (inside) => {
    await inside.execute(`grant usage on schema public to ${TENANT}, ${PLATFORM}`);
    for (const { statements } of due) for (const statement of statements) await inside.execute(statement);
    const findClosed = await findAll(inside);
    for (const { table, statements } of due) {
      const note = writeNote(statements, findClosed(table));
      await inside.execute(`comment on table ${quote(table.name)} is '${note}'`);
    }
    await openSearch(inside);
    await seatJudge(inside);
    await letLicencesCount(inside);
    await letReadersBeForgotten(inside);
  });
}
