// Knows that a migration may run while the former version still serves: it adds, and takes nothing away that the former one uses (0033).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrate.ts";
import { reachDatabase } from "./open-database.ts";
import { queryRows } from "./rows.ts";
import { startOutside } from "./testing/start-outside.ts";

/** The last migration of the version before this one. What follows must let that version serve. */
const FORMER = "0019_exported_outlines";

/** What breaks the statements of a server that does not know of it. */
const CONTRACTING: readonly (readonly [string, RegExp])[] = [
  ["takes a table away", /\bdrop\s+(table|view|schema|type)\b/i],
  ["takes a column away", /\bdrop\s+column\b/i],
  ["renames", /\brename\s+(to|column|constraint)\b|\brename\s+"/i],
  ["changes a type", /\balter\s+column\b[\s\S]*\b(set\s+data\s+)?type\b/i],
  ["demands a value of rows that stand", /\balter\s+column\b[\s\S]*\bset\s+not\s+null\b/i],
  ["takes a default away", /\balter\s+column\b[\s\S]*\bdrop\s+default\b/i],
  [
    "demands a value that the former version does not write",
    /\badd\s+column\b(?![\s\S]*\b(default|generated)\b)[\s\S]*\bnot\s+null\b/i,
  ],
  [
    "forbids what the former version may write",
    /\badd\s+constraint\b[\s\S]*\b(check|unique|exclude)\b|\bcreate\s+unique\s+index\b/i,
  ],
  ["rewrites or removes rows", /^\s*(update|delete|truncate)\b/i],
];

/** A unique index on a table that the same version makes binds nobody who does not know it. */
const listNewTables = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((one) => /\bcreate\s+table\s+"(\w+)"/i.exec(one)?.[1] ?? []);

export function judgeMigrations(statements: readonly string[]): readonly string[] {
  const fresh = listNewTables(statements);
  return statements.flatMap((statement) => {
    if (fresh.some((table) => new RegExp(`\\b(on|table)\\s+"${table}"`, "i").test(statement))) return [];
    return CONTRACTING.flatMap(([words, pattern]) =>
      pattern.test(statement) ? [`${words}: ${statement.trim()}`] : [],
    );
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
  ['DROP TABLE "users";', 1],
  ['ALTER TABLE "users" DROP COLUMN "login";', 1],
  ['ALTER TABLE "users" RENAME COLUMN "login" TO "name";', 1],
  ['ALTER TABLE "users" ALTER COLUMN "login" SET DATA TYPE integer;', 1],
  ['ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;', 1],
  ['ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;', 1],
  ['CREATE UNIQUE INDEX "one" ON "users" ("email");', 1],
  ["UPDATE users SET login = '';", 1],
  ['ALTER TABLE "users" ADD COLUMN "age" integer;', 0],
  ['ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;', 0],
  ['CREATE INDEX "some" ON "users" ("email");', 0],
])("%s", (statement, faults) => {
  expect(judgeMigrations([statement])).toHaveLength(faults);
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
