// Knows what the list of people costs in a client of a million, and in a small one beside it, under row-level security:
// each search compared with the same query without it, plain, indexed, as the owner.
import { randomUUID } from "node:crypto";
import { createUsers } from "../../adapters/postgres/src/repositories/index.ts";
import { openBare } from "../../adapters/postgres/src/testing/open-bare.ts";
import { plantRows } from "../../adapters/postgres/src/testing/plant-rows.ts";
import { compareSearches } from "./compare-searches.ts";
import { openBenchDatabase } from "./open-bench-database.ts";
import { plantPeople } from "./plant-people.ts";
import { listUserSearches } from "./user-searches.ts";

/** People of the large client: a million takes a quarter of an hour, a tenth of it two minutes. */
const PEOPLE = Number(process.env["BENCH_PEOPLE"] ?? 1_000_000);
const CLIENTS = 20;
const MOST = 3;
const WIDTH = 8;

const { dataDir, database, remove } = await openBenchDatabase();
try {
  await database.migrate();
  const homes = Array.from({ length: CLIENTS }, () => ({ clientId: randomUUID() }));
  for (const { clientId } of homes) await plantRows(database.owner, clientId);
  const began = performance.now();
  const sizes = { large: PEOPLE, small: PEOPLE / 100 };
  await plantPeople(
    database.owner,
    homes.map(({ clientId }) => clientId),
    sizes,
  );
  process.stdout.write(
    `${sizes.large} people of one client, ${sizes.small} of each of ${CLIENTS - 1} others, made in ${((performance.now() - began) / 1_000).toFixed(0)} s\n`,
  );
  const users = createUsers(database.tenants);
  for (const [name, home] of [
    ["the large client", homes[0]],
    ["a small client", homes[1]],
  ] as const) {
    if (!home) throw new Error("there is no client");
    const bare = openBare(dataDir, home.clientId, WIDTH);
    process.stdout.write(`Of ${name}, four at once: a page of 20 and how many there are\n`);
    await compareSearches(listUserSearches(users, bare.db, home), MOST);
    await bare.close();
  }
} finally {
  await remove();
}
