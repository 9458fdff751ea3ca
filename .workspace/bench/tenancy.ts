// Knows the cost of separating clients in the database: a save of progress, compared with the same statement without
// any policy.
import { randomUUID } from "node:crypto";
import { createProgressKeeper, createUsers } from "../../adapters/postgres/src/repositories/index.ts";
import type { Tenants } from "../../adapters/postgres/src/tenancy/tenants.ts";
import { openBare } from "../../adapters/postgres/src/testing/open-bare.ts";
import { plantRows } from "../../adapters/postgres/src/testing/plant-rows.ts";
import { measureCalls } from "./measure-calls.ts";
import { openBenchDatabase } from "./open-bench-database.ts";

const CLIENTS = 16;
/** For each client: enough that nobody waits for another's row. */
const LEARNERS = 32;
/** As many as the clients' pool has. */
const CONNECTIONS = 12;
/** About what a learner's progress in a course of 80 interactivities weighs: 11 kB. */
const PROGRESS = {
  interactivities: Array.from({ length: 80 }, (_, at) => ({ slug: `slug-${at}`, data: "x".repeat(110) })),
};

const { dataDir, database, remove } = await openBenchDatabase();
try {
  await database.migrate();
  const homes = [];
  for (let n = 0; n < CLIENTS; n += 1) homes.push(await makeHome());
  const [hot] = homes;
  if (!hot) throw new Error("there is no client");
  const bare = openBare(dataDir, hot.clientId, CONNECTIONS);
  const unruled: Tenants = { of: () => bare.db, platform: bare.db };
  const [ruled, free] = [createProgressKeeper(database.tenants), createProgressKeeper(unruled)];
  const save = (keeper: typeof ruled, home: Home, learner: number, n: number) =>
    keeper.save(home, {
      userId: home.learners[learner % LEARNERS] ?? "",
      perimeterSlug: home.perimeter,
      eventDate: new Date(Date.UTC(2026, 0, 1) + n).toISOString(),
      summary: { status: "STARTED", percentage: 50, score: null, time: 60 },
      progress: PROGRESS,
    });
  const ways = {
    bare: (n: number) => save(free, hot, n, n),
    hot: (n: number) => save(ruled, hot, n, n),
    turns: (n: number) => save(ruled, homes[n % CLIENTS] ?? hot, Math.floor(n / CLIENTS), n),
  };
  const rows = [];
  for (const width of [1, CONNECTIONS]) {
    const measured = await measureCalls(ways, { calls: 120, width });
    rows.push({
      "at once": width,
      "without rules (µs)": Math.round(measured.bare),
      "one client (µs)": Math.round(measured.hot),
      "÷": (measured.hot / measured.bare).toFixed(2),
      [`${CLIENTS} clients in turns (µs)`]: Math.round(measured.turns),
      "÷ ": (measured.turns / measured.bare).toFixed(2),
    });
  }
  await bare.close();
  process.stdout.write("A save of progress, guarded, one statement, on the embedded PostgreSQL\n");
  console.table(rows);
} finally {
  await remove();
}

interface Home {
  readonly clientId: string;
  readonly perimeter: string;
  readonly learners: readonly string[];
}
async function makeHome(): Promise<Home> {
  const clientId = randomUUID();
  const planted = await plantRows(database.owner, clientId);
  const learners = Array.from({ length: LEARNERS }, () => randomUUID());
  for (const id of learners) {
    await createUsers(database.tenants).add({
      id,
      clientId,
      identifier: id,
      login: id,
      email: "",
      firstname: "",
      lastname: "",
      locale: null,
      roles: ["ROLE_LEARNER"],
      active: true,
      hasAcceptedCgu: false,
      admitted: null,
      passwordHash: "",
    });
  }
  return { clientId, perimeter: planted.get("perimeters")?.["slug"] ?? "", learners };
}
