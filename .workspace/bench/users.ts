// Knows the cost of a search among a million people under row-level security, compared with the same query without it:
// plain, indexed, as the owner.
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reachDatabase } from "../../adapters/postgres/src/open-database.ts";
import { createUsers } from "../../adapters/postgres/src/repositories/index.ts";
import type { Db } from "../../adapters/postgres/src/sql/db.ts";
import { queryRows } from "../../adapters/postgres/src/sql/rows.ts";
import { openBare } from "../../adapters/postgres/src/testing/open-bare.ts";
import { plantRows } from "../../adapters/postgres/src/testing/plant-rows.ts";
import type { UserSearch } from "../../packages/backend/src/ports/people/users.ts";
import { timeInTurns } from "./time-in-turns.ts";

const PEOPLE = Number(process.env["BENCH_PEOPLE"] ?? 1_000_000);
const CLIENTS = 200;
/** The first client has a fifth of all; the others share the rest. */
const LARGE = PEOPLE / 5;
const CALLS = 60;
const WIDTH = 4;

const dataDir = mkdtempSync(join(tmpdir(), "academiz-bench-"));
chmodSync(dataDir, 0o755);
const database = await reachDatabase({ dataDir });
const NAMES = [
  "Martin",
  "Bernard",
  "Dubois",
  "Thomas",
  "Robert",
  "Richard",
  "Petit",
  "Durand",
  "Leroy",
  "Moreau",
  "Éléonore",
  "Zoë",
];
const ANY: UserSearch = {
  query: null,
  active: null,
  roles: [],
  types: [],
  affectations: [],
  criterias: [],
  except: null,
  sort: "name",
  descending: false,
  page: 1,
  limit: 20,
};
const SEARCHES: Readonly<Record<string, Partial<UserSearch>>> = {
  "first page, by name": {},
  "page 1,000": { page: 1_000 },
  "one person": { query: "duptineau1234" },
  "part of a name": { query: "tineau123" },
  "a common name": { query: "eleonore" },
  "two letters": { query: "up" },
  "with %": { query: "100%" },
  "type and active": { types: ["external"], active: false },
  "a place": { affectations: ["place-77"] },
  "a place and a name": { affectations: ["place-77"], query: "martin" },
};

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A query written by hand, with the right to see everything: the same indexes, two plain statements. */
async function searchBare(db: Db, clientId: string, search: UserSearch) {
  const { query, active, types, affectations, page, limit } = search;
  const where = [
    `client_id = '${clientId}'`,
    ...(query === null ? [] : [`searched like '%${fold(query).replace(/[\\%_]/g, "\\$&")}%'`]),
    ...(active === null ? [] : [`active = ${active}`]),
    ...(types.length === 0 ? [] : [`type in ('${types.join("','")}')`]),
    ...(affectations.length === 0 ? [] : [`affectations && array['${affectations.join("','")}']`]),
  ].join(" and ");
  const [rows, [count]] = await Promise.all([
    queryRows<{ id: string }>(
      db,
      `select * from users where ${where} order by sort_name, id limit ${limit} offset ${(page - 1) * limit}`,
    ),
    queryRows<{ total: string }>(db, `select count(*) as total from users where ${where}`),
  ]);
  return { ids: rows.map(({ id }) => id), total: Number(count?.total) };
}

const round = (number: number) => Number(number.toPrecision(2));

try {
  await database.migrate();
  const homes = Array.from({ length: CLIENTS }, () => ({ clientId: randomUUID() }));
  for (const { clientId } of homes) await plantRows(database.owner, clientId);
  const list = homes.map(({ clientId }) => `'${clientId}'`).join(",");
  const names = NAMES.map((name) => `'${name}'`).join(",");
  const began = performance.now();
  await database.owner.execute(`
    insert into users (id, client_id, identifier, login, email, firstname, lastname, roles, active, has_accepted_cgu, password_hash, type, affectations, criterias)
    select gen_random_uuid(), (array[${list}]::uuid[])[case when n <= ${LARGE} then 1 else 2 + n % ${CLIENTS - 1} end], 'bench ' || n, 'login' || n, 'mail' || n || '@example.org',
           (array[${names}])[1 + n % ${NAMES.length}], 'Duptineau' || n, '{ROLE_LEARNER}', n % 7 <> 0, true, '', case when n % 5 = 0 then 'external' end,
           array['place-' || n % 100], array['criterion-' || n % 10]
    from generate_series(1, ${PEOPLE}) n`);
  await database.owner.execute("vacuum analyze users");
  process.stdout.write(
    `${PEOPLE} people of ${CLIENTS} clients, made in ${((performance.now() - began) / 1_000).toFixed(0)} s\n`,
  );
  const [large, small] = [homes[0], homes[1]];
  if (!large || !small) throw new Error("there is no client");
  const ruled = createUsers(database.tenants);
  for (const [name, home] of [
    ["the largest client", large],
    ["a small client", small],
  ] as const) {
    const bare = openBare(dataDir, home.clientId, WIDTH);
    const rows = [];
    for (const [title, search] of Object.entries(SEARCHES)) {
      const asked = { ...ANY, ...search };
      const ways = { bare: () => searchBare(bare.db, home.clientId, asked), ruled: () => ruled.search(home, asked) };
      const [one, other] = [await ways.bare(), await ways.ruled()];
      if (one.total !== other.total || one.ids.join() !== other.rows.map(({ id }) => id).join())
        throw new Error(`${title}: the two do not find the same people`);
      const times = await timeInTurns(ways, { calls: CALLS, width: WIDTH });
      rows.push({
        search: title,
        found: other.total,
        "bare p50 (ms)": round(times.bare.p50),
        "p50 (ms)": round(times.ruled.p50),
        "÷": round(times.ruled.p50 / times.bare.p50),
        "bare p95 (ms)": round(times.bare.p95),
        "p95 (ms)": round(times.ruled.p95),
        "÷ ": round(times.ruled.p95 / times.bare.p95),
      });
    }
    await bare.close();
    process.stdout.write(`Of ${name}, ${WIDTH} at once: a page of 20 and how many there are\n`);
    console.table(rows);
  }
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
