// Knows that a migration may run while the former version still serves: it adds, and takes nothing away that the former one uses (0033).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrate.ts";
import { reachDatabase } from "./open-database.ts";
import { queryRows } from "./sql/rows.ts";
import { startOutside } from "./testing/start-outside.ts";

/** The last migration of the version before this one. What follows must let that version serve. */
const FORMER = "0019_exported_outlines";

/** What breaks the statements of a server that does not know of it. */
const CONTRACTING: readonly (readonly [string, RegExp])[] = [
  // To demand less of a column takes nothing that anybody uses.
  ["takes something away", /\bdrop\b(?!\s+not\s+null\b)|\brevoke\b/i],
  ["renames or moves", /\brename\b|\bset\s+schema\b/i],
  [
    "changes a type",
    /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b|\balter\s+(type|domain)\b(?!.*\badd\s+value\b)/i,
  ],
  ["demands a value of rows that stand", /\bset\s+not\s+null\b/i],
  ["forbids what the former version may write", /\badd\s+(constraint|check|unique|primary|foreign|exclude)\b/i],
  ["forbids what the former version may write", /\bcreate\s+unique\s+index\b|\brow\s+level\s+security\b/i],
  ["rewrites or removes rows", /\b(update\s+(only\s+)?"?\w+"?\s+set|delete\s+from|merge\s+into|truncate)\b/i],
  ["hides what it does", /^\s*do\b/i],
];
/** What a new column may not be: no row of the former version has it. */
const BINDING = /\bunique\b|\bprimary\s+key\b|^(?![\s\S]*\b(default|generated)\b)[\s\S]*\bnot\s+null\b/i;

/** Where one statement adds several columns each is judged by itself. */
const listNewColumns = (statement: string): readonly string[] =>
  /\balter\s+table\b/i.test(statement)
    ? statement.split(/\badd\s+(?:column\s+)?(?!(?:constraint|check|unique|primary|foreign|exclude)\b)/i).slice(1)
    : [];

/** What a new table, or what stands on it, demands binds nobody who does not know it. */
const listNewTables = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((one) => /^\s*create\s+table\s+"(\w+)"/i.exec(one)?.[1] ?? []);
const findTarget = (statement: string): string => /\b(?:on|table)\s+"(\w+)"/i.exec(statement)?.[1] ?? "";
/** An index of no promise is speed alone: it may be drawn anew. */
const listPlainIndexes = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((one) => /^\s*create\s+index\s+"(\w+)"/i.exec(one)?.[1] ?? []);

/** Without comments, one by one. */
const split = (sql: string): readonly string[] =>
  sql.replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, "").split(/;(?=(?:[^$]*\$\$[^$]*\$\$)*[^$]*$)/);

export function judgeMigrations(parts: readonly string[]): readonly string[] {
  const statements = parts.flatMap(split);
  const fresh = listNewTables(statements);
  const drawnAnew = listPlainIndexes(statements);
  return statements.flatMap((statement) => {
    if (fresh.includes(findTarget(statement))) return [];
    if (drawnAnew.includes(/^\s*drop\s+index\s+"(\w+)"\s*$/i.exec(statement)?.[1] ?? "")) return [];
    const faults = CONTRACTING.flatMap(([words, pattern]) => (pattern.test(statement) ? [words] : []));
    if (listNewColumns(statement).some((column) => BINDING.test(column)))
      faults.push("demands a value that the former version does not write");
    return faults.map((words) => `${words}: ${statement.trim()}`);
  });
}

const readStatements = (file: string): readonly string[] =>
  readFileSync(join(migrationsFolder, file), "utf8").split("--> statement-breakpoint");

test("decisions 1: every migration since the former version lets that version serve", () => {
  const files = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const since = files.slice(files.indexOf(`${FORMER}.sql`) + 1);
  expect(since.length).toBeGreaterThan(0);
  expect(judgeMigrations(since.flatMap(readStatements))).toEqual([]);
});

test.each([
  'DROP TABLE "users";',
  'ALTER TABLE "users" DROP COLUMN "login";',
  'ALTER TABLE "users" DROP "login";',
  'ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT;',
  'ALTER TABLE "users" DROP CONSTRAINT "users_by_login";',
  'DROP INDEX "users_by_login";',
  "DROP FUNCTION who();",
  "REVOKE SELECT ON users FROM academiz_app;",
  'ALTER TABLE "users" RENAME COLUMN "login" TO "name";',
  "ALTER TABLE users RENAME login TO name;",
  'ALTER TABLE "users" SET SCHEMA "old";',
  'ALTER TABLE "users" ALTER COLUMN "login" SET DATA TYPE integer;',
  'ALTER TABLE "users" ALTER "login" TYPE integer;',
  'ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;',
  'ALTER TABLE "users" ALTER "email" SET NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "users" ADD "age" integer NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL, ADD COLUMN "size" integer DEFAULT 0;',
  'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL UNIQUE;',
  'ALTER TABLE "users" ADD CONSTRAINT "grown" CHECK ("age" > 17);',
  'ALTER TABLE "users" ADD CONSTRAINT "grown" CHECK ("age" > 17) NOT VALID;',
  'ALTER TABLE "users" ADD CONSTRAINT "of" FOREIGN KEY ("team") REFERENCES "teams"("id");',
  'ALTER TABLE "users" ADD UNIQUE ("email");',
  'CREATE UNIQUE INDEX "one" ON "users" ("email");',
  'CREATE UNIQUE INDEX CONCURRENTLY "one" ON "users" ("email");',
  'ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;',
  "UPDATE users SET login = '';",
  "-- Names are shorter now.\nUPDATE users SET login = '';",
  "WITH old AS (SELECT 1) DELETE FROM users;",
  "DO $$ BEGIN PERFORM 1; END $$;",
  'CREATE TABLE "teams" ("name" text); DROP VIEW "all_users";',
])("decisions 1: the former version does not outlive %s", (statement) => {
  expect(judgeMigrations([statement])).toHaveLength(1);
});

test.each([
  'ALTER TABLE "users" ADD COLUMN "age" integer;',
  'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "update" text, ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;',
  'CREATE INDEX "some" ON "users" ("email");',
  'DROP INDEX "some"; CREATE INDEX "some" ON "users" ("email", "login");',
  "ALTER TYPE status ADD VALUE 'paused';",
])("decisions 1: the former version serves beside %s", (statement) => {
  expect(judgeMigrations([statement])).toEqual([]);
});

test("a new table may have what it likes", () => {
  const made = ['CREATE TABLE "teams" ("name" text NOT NULL);', 'CREATE UNIQUE INDEX "one" ON "teams" ("name");'];
  expect(judgeMigrations(made)).toEqual([]);
});

test("decisions 1: rights that a later version gave stand when this one is started again beside it", async () => {
  const outside = await startOutside();
  const server = await reachDatabase({ url: outside.url() });
  await server.migrate();
  const grant = () => outside.run("grant update (login) on users to academiz_platform");
  const isGiven = async () => {
    const [row] = await queryRows<{ readonly is: boolean }>(
      server.owner,
      "select has_column_privilege('academiz_platform', 'users', 'login', 'update') as is",
    );
    return row?.is;
  };
  await grant();
  await server.migrate();
  // Of its own version a start mends what somebody changed.
  expect(await isGiven()).toBe(false);
  await outside.run(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)",
  );
  await grant();
  await server.migrate();
  expect(await isGiven()).toBe(true);
  await server.close();
  await outside.stop();
});
