// Knows that a migration may run while the former version still serves: it adds, and takes nothing away that the former
// one uses (0033).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrate.ts";
import { reachDatabase } from "./open-database.ts";
import { queryRows } from "./sql/rows.ts";
import { judgeMigrations } from "./testing/judge-migrations.ts";
import { startOutside } from "./testing/start-outside.ts";

/** The last migration of the version before this one. Later migrations must let that version serve. */
const FORMER = "0019_exported_outlines";

/**
 * Statements that are not among the known additions, each with the reason why the former version can serve beside it.
 */
const EXCUSED: Readonly<Record<string, string>> = {
  [`INSERT INTO "jobs" ("id", "client_id", "type", "lane", "asker_id", "asker_client_id", "input", "state", "due_at", "created_at")
    SELECT gen_random_uuid(), "id", 'answers-filling', 'answers-filling', '00000000-0000-0000-0000-000000000000', "id", '{}', 'queued', now() + interval '1 hour', now()
    FROM "clients"
    WHERE EXISTS (SELECT FROM "progress" WHERE "progress"."client_id" = "clients"."id")`]:
    "jobs that nobody of the former version meets: they are due when it is gone",
  [`INSERT INTO "jobs" ("id", "client_id", "type", "lane", "asker_id", "asker_client_id", "input", "state", "due_at", "created_at")
    SELECT gen_random_uuid(), "id", 'answers-filling', 'answers-filling', '00000000-0000-0000-0000-000000000000', "id", '{}', 'queued', now() + interval '1 hour', now()
    FROM "clients"
    WHERE EXISTS (SELECT FROM "attempts" WHERE "attempts"."client_id" = "clients"."id")
    ON CONFLICT DO NOTHING`]: "as those before",
};

const readAll = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(migrationsFolder, file), "utf8")).join(";\n");

test("decisions 1: every migration since the former version lets that version serve", () => {
  const files = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const first = files.indexOf(`${FORMER}.sql`) + 1;
  const since = files.slice(first);
  expect(since.length).toBeGreaterThan(0);
  const former = readAll(files.slice(0, first));
  expect(judgeMigrations(readAll(since), { former, excused: EXCUSED })).toEqual([]);
});

/** One index with a promise, and one without. */
const FORMER_INDEXES =
  'CREATE UNIQUE INDEX "users_by_login" ON "users" ("login"); CREATE INDEX "users_by_name" ON "users" ("name");';

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
  "UPDATE users u SET login = '';",
  "UPDATE users AS u SET login = '';",
  'UPDATE "public"."users" SET "login" = \'\';',
  'CREATE TABLE "teams" ("id" uuid); UPDATE "users" SET "a" = 1 FROM "people" JOIN "teams" ON "teams"."id" = "people"."team";',
  'CREATE TABLE "teams" ("id" uuid); DELETE FROM "users" USING "people" JOIN "teams" ON "teams"."id" = "people"."team";',
  'CREATE TABLE "teams" ("id" uuid) INHERITS ("users");',
  'CREATE TABLE IF NOT EXISTS "users" ("id" uuid);',
  "ALTER TABLE users ADD COLUMN a integer NOT NULL, ALTER COLUMN b SET DEFAULT 0;",
  "ALTER TABLE users ADD COLUMN a integer NOT NULL, ADD COLUMN b text DEFAULT 'default';",
  'ALTER TABLE "users" ADD COLUMN "default" integer NOT NULL;',
  "ALTER TABLE users ADD a text DEFAULT '--'; DROP TABLE users;",
  'DROP INDEX "users_by_login"; CREATE INDEX "users_by_login" ON "users" ("login");',
  'DROP INDEX "users_by_name";',
  'DROP INDEX "nobody_knows"; CREATE INDEX "nobody_knows" ON "users" ("login");',
  'CREATE TRIGGER "no" BEFORE INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION refuse();',
  "CREATE OR REPLACE FUNCTION academiz_client() RETURNS uuid LANGUAGE sql AS $$ SELECT 1; SELECT null $$;",
  'CREATE TABLE "teams" ("lead" uuid); ALTER TABLE "teams" ADD CONSTRAINT "of" FOREIGN KEY ("lead") REFERENCES "public"."users"("id");',
  'CREATE TABLE "teams" ("lead" uuid, "size" integer); ALTER TABLE "teams" ADD FOREIGN KEY ("lead") REFERENCES users ON DELETE no action;',
  'CREATE TABLE "teams" ("lead" uuid REFERENCES "users"("id"), "size" integer);',
  'CREATE POLICY "narrow" ON "users" AS RESTRICTIVE USING (false);',
])("decisions 1: the former version does not outlive %s", (statement) => {
  expect(judgeMigrations(statement, { former: FORMER_INDEXES })).toHaveLength(1);
});

test.each([
  'ALTER TABLE "users" ADD COLUMN "age" integer;',
  'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "update" text, ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;',
  'CREATE INDEX "some" ON "users" ("email");',
  'DROP INDEX "users_by_name"; CREATE INDEX "users_by_name" ON "users" ("email", "login");',
  "ALTER TYPE status ADD VALUE 'paused';",
])("decisions 1: the former version serves beside %s", (statement) => {
  expect(judgeMigrations(statement, { former: FORMER_INDEXES })).toEqual([]);
});

test("a new table may have anything", () => {
  const made = 'CREATE TABLE "teams" ("name" text NOT NULL); CREATE UNIQUE INDEX "one" ON "teams" ("name");';
  expect(judgeMigrations(made)).toEqual([]);
});

test.each([
  'CREATE TABLE "teams" ("lead" uuid REFERENCES "users"("id") ON DELETE cascade, "size" integer);',
  'CREATE TABLE "teams" ("lead" uuid); ALTER TABLE "teams" ADD CONSTRAINT "of" FOREIGN KEY ("lead") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;',
  'CREATE TABLE "teams" ("id" uuid); CREATE TABLE "members" ("team" uuid REFERENCES "teams"("id"));',
])("decisions 1: a new table holds no row that the former version removes: %s", (made) => {
  expect(judgeMigrations(made)).toEqual([]);
});

test("decisions 1: a statement that is not an addition is let through only by its name and reason", () => {
  const excused = { "UPDATE teams SET name = ''": "no former version reads the name" };
  expect(judgeMigrations("UPDATE teams\n  SET name = '';", { excused })).toEqual([]);
  expect(judgeMigrations("UPDATE teams SET size = 0;", { excused })).toHaveLength(1);
});

test("decisions 1: rights that a later version granted stay when this version is started again beside it", {
  tags: "long",
}, async () => {
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
  // A start of its own version undoes what somebody changed by hand.
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
