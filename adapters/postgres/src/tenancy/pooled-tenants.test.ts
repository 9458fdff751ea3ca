// Knows that clients who share a few connections never see each other, whatever happens on those: the login here is a
// superuser's, who would see all.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reachDatabase } from "../open-database.ts";
import { documents } from "../schema/index.ts";
import type { Db } from "../sql/db.ts";
import { queryRows } from "../sql/rows.ts";
import { plantRows } from "../testing/plant-rows.ts";
import { type OutsideServer, startOutside } from "../testing/start-outside.ts";
import { createPooledTenants, openLasting } from "./pooled-tenants.ts";
import type { Transactions } from "./tenants.ts";

const CLIENTS = Array.from({ length: 8 }, () => ({ clientId: randomUUID() }));
type Client = (typeof CLIENTS)[number];
const SMALL = 3;

let outside: OutsideServer;
let pools: readonly pg.Pool[];
let tenants: Transactions;
/** Every statement that a connection of the clients' pool was given. */
const said: string[] = [];
beforeAll(async () => {
  outside = await startOutside();
  const database = await reachDatabase({ url: outside.url() });
  await database.migrate();
  for (const { clientId } of CLIENTS) await plantRows(database.owner, clientId);
  await database.close();
  pools = [SMALL, 1].map((max) => openLasting({ ...outside.connection(), max }));
  const [small, one] = pools;
  if (!small || !one) throw new Error("no pools");
  small.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: readonly [string | { readonly text: string }, ...unknown[]]) => {
      said.push(typeof given[0] === "string" ? given[0] : given[0].text);
      return query(...given);
    }) as typeof client.query;
  });
  tenants = createPooledTenants(small, one);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await outside.stop();
});

const WHOSE = sql`select current_user::text as role, academiz_client()::text as client,
                         (select array_agg(distinct client_id::text) from users) as seen`;
async function see(db: Db, { clientId }: Client): Promise<void> {
  expect(await queryRows(db, WHOSE)).toEqual([{ role: "academiz_tenant", client: clientId, seen: [clientId] }]);
}
const write = (db: Db): Promise<unknown> =>
  db.insert(documents).values({
    slug: randomUUID(),
    name: "written",
    type: "",
    size: 1,
    key: "",
    createdAt: "2026-01-01T00:00:00.000Z",
  });
const failsWith = (work: Promise<unknown>, message: RegExp): Promise<void> =>
  work.then(
    () => expect.fail("it went well"),
    (error: Error) => expect(`${error.message} ${(error.cause as Error | undefined)?.message}`).toMatch(message),
  );

const UNDER_WAY = "select count(*)::int as waiting from pg_stat_activity where query = 'select pg_sleep(100)'";

/** What can happen to a connection. Each answers whose rows it wrote. */
const HAPPENINGS: Readonly<Record<string, (own: Client, other: Client) => Promise<readonly Client[]>>> = {
  async asks(own) {
    await see(tenants.of(own), own);
    return [];
  },
  async writes(own) {
    await write(tenants.of(own));
    return [own];
  },
  async failsAStatement(own) {
    await failsWith(tenants.of(own).execute("select 1 / 0"), /division by zero/);
    return [];
  },
  async transacts(own) {
    await tenants.transact(own, async (inside) => {
      await see(inside.of(own), own);
      await write(inside.of(own));
      await see(inside.of(own), own);
    });
    return [own];
  },
  async undoes(own) {
    const working = tenants.transact(own, async (inside) => {
      await write(inside.of(own));
      throw new Error("killed");
    });
    await failsWith(working, /killed/);
    return [];
  },
  async undoesAPart(own) {
    await tenants.of(own).transaction(async (tx) => {
      const part = tx.transaction(async (deeper) => {
        await write(deeper);
        await deeper.execute("select 1 / 0");
      });
      await failsWith(part, /division by zero/);
      await see(tx, own);
      await write(tx);
    });
    return [own];
  },
  async endsATransactionThatFailed(own) {
    await tenants.of(own).transaction(async (tx) => {
      await write(tx);
      await failsWith(tx.execute("select 1 / 0"), /division by zero/);
    });
    return [];
  },
  async leavesATransactionOpen(own) {
    await tenants.of(own).execute("begin");
    return [];
  },
  async leavesAFailedTransactionOpen(own) {
    await failsWith(tenants.of(own).execute("begin; select 1 / 0"), /division by zero/);
    return [];
  },
  async losesItsConnection(own) {
    await failsWith(tenants.of(own).execute("select pg_terminate_backend(pg_backend_pid())"), /terminat/);
    return [];
  },
  async losesItsConnectionInside(own) {
    const working = tenants.transact(own, async (inside) => {
      await write(inside.of(own));
      await inside.of(own).execute("select pg_terminate_backend(pg_backend_pid())");
    });
    await failsWith(working, /terminat|queryable/);
    return [];
  },
  async keepsAHandleTooLong(own) {
    const kept: Db[] = [];
    await tenants.of(own).transaction(async (tx) => {
      await see(tx, own);
      kept.push(tx);
    });
    for (const db of kept) await failsWith(write(db), /after it was given back/);
    return [];
  },
  async isOneOfSeveral(own, other) {
    await tenants.transactAbove(async (inside) => {
      await Promise.all([see(inside.of(own), own), see(inside.of(other), other), write(inside.of(own))]);
      await failsWith(
        inside.of(other).transaction(async (part) => {
          await write(part);
          await inside.platform.execute("select 1 / 0");
        }),
        /division by zero/,
      );
      await write(inside.of(other));
    });
    return [own, other];
  },
};

describe("decisions 8: many clients on few connections", () => {
  test("each sees and writes its own rows alone, whatever happens on the connections that they share", async () => {
    const written = new Map<string, number>();
    const client = fc.constantFrom(...CLIENTS);
    const happening = fc.record({ own: client, other: client, what: fc.constantFrom(...Object.keys(HAPPENINGS)) });
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 2, maxLength: 60 }), async (happenings) => {
        const all = await Promise.all(happenings.map(({ own, other, what }) => HAPPENINGS[what]?.(own, other)));
        for (const { clientId } of all.flatMap((clients) => clients ?? []))
          written.set(clientId, (written.get(clientId) ?? 0) + 1);
        for (const one of CLIENTS) {
          await see(tenants.of(one), one);
          const found = await queryRows<{ rows: number }>(
            tenants.of(one),
            "select count(*)::int as rows from documents where name = 'written'",
          );
          expect(found).toEqual([{ rows: written.get(one.clientId) ?? 0 }]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("a client that is served again by its connection pays nothing; one that follows another pays one statement", async () => {
    const [one, other] = CLIENTS;
    if (!one || !other) throw new Error("no clients");
    const count = async (clients: readonly Client[]) => {
      await see(tenants.of(one), one);
      said.length = 0;
      for (const client of clients) await see(tenants.of(client), client);
      return said.filter((text) => text.includes("set_config")).length;
    };
    expect(await count([one, one, one, one])).toBe(0);
    expect(await count([other, one, other, one])).toBe(4);
    expect(said).toHaveLength(8);
  });

  test("a statement that fails costs no connection: a thousand refusals open none", async () => {
    const [one, other] = CLIENTS;
    if (!one || !other) throw new Error("no clients");
    const pool = openLasting({ ...outside.connection(), max: 1 });
    let opened = 0;
    pool.on("connect", () => {
      opened += 1;
    });
    const few = createPooledTenants(pool, pool);
    for (const client of [one, one, other, one]) {
      await failsWith(few.of(client).execute("select 1 / 0"), /division by zero/);
      await see(few.of(client), client);
      await failsWith(
        few.of(client).transaction((db) => db.execute("select 1 / 0")),
        /division by zero/,
      );
      await see(few.of(client), client);
    }
    expect(opened).toBe(1);
    await pool.end();
  });

  test("a connection whose client cannot be set serves nobody", async () => {
    const [one] = CLIENTS;
    if (!one) throw new Error("no clients");
    const broken = openLasting({ ...outside.connection("powerless"), max: 1 });
    await outside.run("create role powerless login");
    const powerless = createPooledTenants(broken, broken);
    await failsWith(powerless.of(one).execute("select 1"), /permission denied to set role/);
    expect([broken.totalCount, broken.idleCount]).toEqual([0, 0]);
    await broken.end();
  });

  test("a connection that is cut silently under a query fails that query and nothing else", async () => {
    const [one] = CLIENTS;
    if (!one) throw new Error("no clients");
    const [pool, watch] = [1, 1].map((max) => openLasting({ ...outside.connection(), max })) as [pg.Pool, pg.Pool];
    const cut: (() => void)[] = [];
    pool.on("connect", (client) => {
      const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
      cut.push(() => connection.stream.destroy());
    });
    const few = createPooledTenants(pool, pool);
    await see(few.of(one), one);
    const asking = failsWith(few.of(one).execute("select pg_sleep(100)"), /terminated unexpectedly/);
    await expect.poll(async () => (await watch.query(UNDER_WAY)).rows, { timeout: 10_000 }).toEqual([{ waiting: 1 }]);
    for (const end of cut) end();
    await asking;
    await see(few.of(one), one);
    await Promise.all([pool.end(), watch.end()]);
  });

  test("a connection that is cut before its transaction could begin is still given back", async () => {
    const [one] = CLIENTS;
    if (!one) throw new Error("no clients");
    const pool = openLasting({ ...outside.connection(), max: 1 });
    pool.on("acquire", (client) => {
      const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
      if (isCutting) connection.stream.destroy();
    });
    let isCutting = false;
    const few = createPooledTenants(pool, pool);
    await see(few.of(one), one);
    isCutting = true;
    await failsWith(
      few.of(one).transaction((db) => see(db, one)),
      /terminated|not queryable|ended|closed/,
    );
    isCutting = false;
    await few.of(one).transaction((db) => see(db, one));
    await pool.end();
  });

  test("the handles of many clients do not pile up, and each stays its own client's", async () => {
    const [one] = CLIENTS;
    if (!one) throw new Error("no clients");
    const way = tenants.of(one);
    expect(tenants.of(one)).toBe(way);
    for (let n = 0; n < 1_000; n += 1) tenants.of({ clientId: randomUUID() });
    expect(tenants.of(one)).not.toBe(way);
    await see(tenants.of(one), one);
  });
});
