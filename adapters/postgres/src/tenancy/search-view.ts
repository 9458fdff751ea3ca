// Knows the one way in which a client's people, and the words of its products, are searched with an index: views that
// name the client themselves (decisions 0017, 0060).
import { createHash } from "node:crypto";
import { boolean, pgView, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../schema/columns.ts";
import type { Db } from "../sql/db.ts";
import { queryRows } from "../sql/rows.ts";
import { SEARCH, TENANT } from "./roles.ts";

/** The columns of users that filters need: no more, and never a password. */
export const searchedUsers = pgView("searched_users", {
  id: uuid().notNull(),
  login: text().notNull(),
  email: text().notNull(),
  roles: text().array().notNull(),
  active: boolean().notNull(),
  type: text(),
  admitted: instant(),
  affectations: text().array().notNull(),
  criterias: text().array().notNull(),
  sortName: text("sort_name").notNull(),
  searched: text().notNull(),
}).existing();

const COLUMNS = [
  "id",
  "login",
  "email",
  "roles",
  "active",
  "type",
  "admitted",
  "affectations",
  "criterias",
  "sort_name",
  "searched",
].join(", ");

/** The columns of product words that a search needs, or shows. */
const TEXT_COLUMNS = "product_slug, place, page, title, words, folded, stems";

/**
 * Runs as the view's owner, to whom every row is open and who can do nothing but look through this view: conditions of
 * every kind reach the index, since no policy comes before them. The condition on the client is part of the view, so
 * nobody can forget it.
 */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  searched_users: makeView("searched_users", COLUMNS, "users"),
  searched_texts: makeView("searched_texts", TEXT_COLUMNS, "sought_texts"),
};
function makeView(view: string, columns: string, table: string): readonly string[] {
  return [
    `drop view if exists ${view}`,
    `create view ${view} as select ${columns} from ${table} where client_id = academiz_client()`,
    `revoke all on ${view} from public`,
    `grant select on ${view} to ${TENANT}`,
  ];
}

/** The columns that the owner of the view may see. Written together with the table's other rules. */
export const RULES_FOR_SEARCH: Readonly<Record<string, readonly string[]>> = {
  users: [
    `grant select (client_id, ${COLUMNS}) on users to ${SEARCH}`,
    `create policy academiz_search on users for select to ${SEARCH} using (true)`,
  ],
  sought_texts: [
    `grant select (client_id, ${TEXT_COLUMNS}) on sought_texts to ${SEARCH}`,
    `create policy academiz_search on sought_texts for select to ${SEARCH} using (true)`,
  ],
};

/**
 * Notes which statements made it and what it looked like then: as with tables, the next start undoes changes made by
 * hand.
 */
const find = async (db: Db, view: string, statements: readonly string[]): Promise<Standing | undefined> => {
  const [standing] = await queryRows<Standing>(
    db,
    `select obj_description(oid, 'pg_class') as note, '${createHash("sha256").update(statements.join("\n")).digest("hex")} ' ||
            md5(concat_ws(' ', pg_get_viewdef(oid), pg_get_userbyid(relowner), relacl::text, reloptions::text)) as state
     from pg_class where relnamespace = 'public'::regnamespace and relname = '${view}' and relkind = 'v'`,
  );
  return standing;
};
interface Standing {
  readonly note: string | null;
  readonly state: string;
}

export async function isSearchOpen(db: Db): Promise<boolean> {
  for (const [view, statements] of Object.entries(VIEWS)) {
    const standing = await find(db, view, statements);
    if (standing === undefined || standing.note !== standing.state) return false;
  }
  return true;
}

/** Called inside a transaction of the tables' owner. */
export async function openSearch(inside: Db): Promise<void> {
  await inside.execute(`grant usage, create on schema public to ${SEARCH}`);
  await inside.execute(`set local role ${SEARCH}`);
  for (const [view, statements] of Object.entries(VIEWS)) {
    for (const statement of statements) await inside.execute(statement);
    const made = await find(inside, view, statements);
    await inside.execute(`comment on view ${view} is '${made?.state}'`);
  }
  await inside.execute("set local role none");
  await inside.execute(`revoke create on schema public from ${SEARCH}`);
}
