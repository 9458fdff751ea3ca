// Knows that several servers on one database do each job once and send each mail once, and what becomes of a job that
// breaks (decisions 15).
// @module-tag wide
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  JOB_ATTEMPTS,
  type JobFailure,
  type JobKinds,
  pruneJobs,
  removeUnusedBytes,
  runNextJob,
  UNUSED_ROUND,
  type World,
} from "@academiz/backend";
import { chooseUser, findBinaries, startCluster } from "@academiz/postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type SmtpProcess, startSmtp } from "../../../../../adapters/mail/src/testing/start-smtp.ts";
import { startJobs } from "../../operation/job-loop.ts";
import { bearer } from "../../testing/author.ts";
import { inventPerson, writeUserFile } from "../../testing/people.ts";
import { type Answered, call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let first: TestServer;
let second: TestServer;
let smtp: SmtpProcess;
let stop: () => Promise<void>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "academiz-servers-"));
  const binaries = findBinaries();
  const runAs = binaries && chooseUser(join(folder, "pg"), binaries.postgres);
  if (!binaries || !runAs) throw new Error("no PostgreSQL can be started here");
  const cluster = await startCluster(folder, binaries, runAs);
  smtp = await startSmtp();
  stop = async () => {
    await smtp.end();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const { host, user, database } = cluster.connection();
  const env = {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? "")}`,
    SECRET: "one secret that both servers share, long enough",
    // Where both find the files of imports.
    DATA_DIR: join(folder, "shared"),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_FROM: "school@school.example",
  };
  [first, second] = [await startTestServer(env), await startTestServer(env)];
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await stop();
});

async function add(server: TestServer, type: string, input = {}): Promise<{ clientId: string; id: string }> {
  const user = await server.world.users.findByIdentifier("demo_admin");
  const clientId = user?.clientId ?? "";
  const id = server.world.dice.createId();
  const job = { id, clientId, type, lane: null, askerId: id, askerClientId: clientId, input, fileKey: null };
  expect(await server.world.jobs.add(job, new Date(server.world.clock.now()).toISOString())).toBe(true);
  return { clientId, id };
}
async function drain(world: World, kinds: JobKinds, isStopping = () => false): Promise<JobFailure[]> {
  const failures: JobFailure[] = [];
  while (await runNextJob(world, { kinds, isStopping, onFailure: (failure) => failures.push(failure) }));
  return failures;
}

describe("decisions 15: several servers", () => {
  test("do each job once, whichever takes it", async () => {
    const ran: unknown[] = [];
    const kinds: JobKinds = {
      count: async (_, { input }, { pause }) => {
        await pause();
        return async () => {
          ran.push(input["n"]);
          return { state: "done", result: {} };
        };
      },
    };
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    for (const n of numbers) await add(n % 2 === 0 ? first : second, "count", { n });
    const runners = [first, second, first, second].map(({ world }) => drain(world, kinds));
    expect((await Promise.all(runners)).flat()).toEqual([]);
    expect(ran.sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
  });

  test("a job is heard of by whoever did not take it in, when it is committed", async () => {
    let heard = 0;
    const stopListening = second.listenToJobs(() => {
      heard += 1;
    });
    // Listening itself is heard.
    await vi.waitUntil(() => heard === 1);
    await add(first, "heard");
    await vi.waitUntil(() => heard === 2);
    await stopListening();
    await drain(first.world, { heard: async () => async () => ({ state: "done", result: {} }) });
  });

  test("what one took in another does; the people of an import get one mail each", async () => {
    const troubles: unknown[] = [];
    const log = {
      onFailure: (failure: JobFailure) => troubles.push(failure),
      onTrouble: (error: unknown) => troubles.push(error),
    };
    const listen = (hear: () => void) => second.listenToJobs(hear);
    const stopJobs = startJobs(second.world, listen, log);
    const headers = bearer((await first.signIn("demo_admin")).token);
    const people = Array.from({ length: 60 }, inventPerson);
    const begun = await call(first, "importUsers", { headers, form: writeUserFile(people) });
    const { id } = begun.json().import;
    const status = async () => (await call(first, "readImport", { headers, params: { id } })).json().import.status;
    const wait = { timeout: 20_000, interval: 20 };
    await vi.waitUntil(async () => (await status()) === "ready", wait);
    await call(first, "applyImport", { headers, params: { id }, body: {} });
    await vi.waitUntil(async () => (await status()) === "success", wait);
    const own = new Set(people.map(({ email }) => email));
    const received = () => smtp.received.flatMap(({ to }) => to).filter((to) => own.has(to));
    await vi.waitUntil(async () => {
      await Promise.all([first, second, first, second].map((server) => server.carryMails()));
      return received().length >= own.size;
    }, wait);
    await Promise.all([first, second].map((server) => server.carryMails()));
    expect(received().sort()).toEqual([...own].sort());
    await stopJobs();
    expect(troubles).toEqual([]);
  });

  test("of a client on both at once, one import begins", async () => {
    const form = writeUserFile([inventPerson()]);
    const sent = [first, second, first, second].map(async (server) =>
      call(server, "importUsers", { headers: bearer((await server.signIn("demo_admin")).token), form }),
    );
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    await first.runJobs();
  });
});

describe("decisions 12: the removal of bytes that nothing names", () => {
  test("holds no job back while it looks, what breaks in it is told, and a server that stops begins no more of it", async () => {
    const troubles: unknown[] = [];
    const taken = { portions: 0 };
    let isLooking = false;
    let endLook = (): void => undefined;
    const looked = new Promise<void>((resolve) => {
      endLook = resolve;
    });
    const { world } = second;
    const storedBytes: World["storedBytes"] = {
      ...world.storedBytes,
      async note() {
        isLooking = true;
        await looked;
      },
    };
    // There is always more to remove.
    const transactAbove: World["transactAbove"] = async <T>(work: (inside: World) => Promise<T>) => {
      const endless = { ...storedBytes, takeNameless: async () => ["a key"] };
      return world.transactAbove((inside) => work({ ...world, ...inside, storedBytes: endless }));
    };
    const remove = async () => {
      taken.portions += 1;
    };
    const log = {
      onFailure: (failure: JobFailure) => troubles.push(failure),
      onTrouble: (error: unknown) => troubles.push(error),
    };
    const busy = { ...world, storedBytes, transactAbove, documentStore: { ...world.documentStore, remove } } as World;
    const stopJobs = startJobs(busy, (hear) => second.listenToJobs(hear), log);
    await vi.waitUntil(() => isLooking);
    const headers = bearer((await first.signIn("demo_admin")).token);
    const begun = await call(first, "importUsers", { headers, form: writeUserFile([inventPerson()]) });
    const { id } = begun.json().import;
    const status = async () => (await call(first, "readImport", { headers, params: { id } })).json().import.status;
    await vi.waitUntil(async () => (await status()) === "ready", { timeout: 20_000, interval: 20 });
    endLook();
    await vi.waitUntil(() => taken.portions > 0);
    await stopJobs();
    expect(taken.portions).toBeLessThan(UNUSED_ROUND);
    expect(troubles).toEqual([]);
    const broken = { ...world, storedBytes: { ...storedBytes, note: async () => Promise.reject(new Error("away")) } };
    const stopBroken = startJobs(broken, (hear) => second.listenToJobs(hear), log);
    await vi.waitUntil(() => troubles.length > 0);
    await stopBroken();
    expect(troubles).toEqual([new Error("away")]);
  });

  test("is of so many in one round, and of the others in the next", async () => {
    const { world } = first;
    const portions: number[] = [];
    let noted = 0;
    const transactAbove: World["transactAbove"] = async <T>(work: (inside: World) => Promise<T>) => {
      const takeNameless = async (_: string, most: number) => {
        portions.push(most);
        return Array.from({ length: most }, (__, at) => `key ${at}`);
      };
      return work({ ...world, storedBytes: { ...world.storedBytes, takeNameless } });
    };
    const note = async (_: string, __: string, most: number) => {
      noted = most;
    };
    const documentStore = { ...world.documentStore, remove: async () => undefined };
    await removeUnusedBytes({
      clock: world.clock,
      storedBytes: { ...world.storedBytes, note },
      transactAbove,
      documentStore,
    });
    expect([noted, portions.reduce((sum, most) => sum + most, 0)]).toEqual([UNUSED_ROUND, UNUSED_ROUND]);
  });
});

describe("decisions 15: a job that breaks", () => {
  const broken: JobKinds = {
    poison: async () => async () => {
      throw new Error("poison");
    },
  };

  test("is tried again a few times, each logged with its cause, and ends as failed with words for who asked", async () => {
    const { clientId, id } = await add(first, "poison");
    const failures: JobFailure[] = [];
    for (let n = 0; n < 5; n += 1) {
      failures.push(...(await drain(first.world, broken)));
      first.advance(120_000);
    }
    expect(failures.map(({ isGivenUp, cause }) => [isGivenUp, (cause as Error).message])).toEqual([
      [false, "poison"],
      [false, "poison"],
      [true, "poison"],
    ]);
    expect(await first.world.jobs.read({ clientId }, id)).toMatchObject({
      state: "failed",
      error: "job.failed",
      attempts: JOB_ATTEMPTS,
    });
  });

  test("and takes its server with it is not tried for ever", async () => {
    const { clientId, id } = await add(first, "deadly");
    const claim = async () => {
      const now = first.world.clock.now();
      await first.world.jobs.claim(
        first.world.dice.createId(),
        new Date(now).toISOString(),
        new Date(now + 30_000).toISOString(),
      );
      first.advance(60_000);
    };
    for (let n = 0; n < JOB_ATTEMPTS; n += 1) await claim();
    const failures = await drain(first.world, {});
    expect(failures).toMatchObject([
      { isGivenUp: true, cause: { message: expect.stringContaining("ended before it did") } },
    ]);
    expect((await first.world.jobs.read({ clientId }, id))?.state).toBe("failed");
  });

  test("what a stopping server runs is given back as if it had not been taken; what was lost or cancelled undoes its effect", async () => {
    const { clientId, id } = await add(first, "slow");
    let isStopping = false;
    const kinds = (meanwhile: () => Promise<unknown>): JobKinds => ({
      slow:
        async (world, job, { pause }) =>
        async (inside) => {
          await inside.users.change(job, (await world.users.findByIdentifier("demo_learner"))?.id ?? "", {
            type: "touched",
          });
          await meanwhile();
          await pause();
          return { state: "done", result: {} };
        },
    });
    const touched = async () => (await first.world.users.findByIdentifier("demo_learner"))?.type;
    const stopping = kinds(async () => {
      isStopping = true;
    });
    expect(
      await runNextJob(first.world, { kinds: stopping, isStopping: () => isStopping, onFailure: () => undefined }),
    ).toBe(true);
    expect(await first.world.jobs.read({ clientId }, id)).toMatchObject({ state: "queued", attempts: 0 });
    expect(await touched()).toBeNull();
    const now = () => new Date(first.world.clock.now()).toISOString();
    const cancelling = kinds(() => second.world.jobs.cancel({ clientId }, id, "cancelled", now()));
    expect(await drain(first.world, cancelling)).toEqual([]);
    expect(await first.world.jobs.read({ clientId }, id)).toMatchObject({ state: "failed", error: "cancelled" });
    expect(await touched()).toBeNull();
  });

  test("is not done when the transaction of its effect was never committed", async () => {
    const { clientId, id } = await add(first, "doomed");
    const doomed: World = {
      ...first.world,
      transact: (tenancy, work) =>
        first.world.transact(tenancy, async (inside) => {
          await work(inside);
          throw new Error("killed before the commit");
        }),
    };
    const kinds: JobKinds = { doomed: async () => async () => ({ state: "done", result: {} }) };
    expect(await drain(doomed, kinds)).toMatchObject([{ isGivenUp: false }]);
    expect(await first.world.jobs.read({ clientId }, id)).toMatchObject({ state: "queued", attempts: 1 });
    first.advance(60_000);
    expect(await drain(first.world, kinds)).toEqual([]);
    expect((await first.world.jobs.read({ clientId }, id))?.state).toBe("done");
  });

  test("a month after its end it is forgotten; the last import of a client, whose file can be fetched, is not (§7.38)", async () => {
    const { clientId, id } = await add(first, "poison");
    for (let n = 0; n < JOB_ATTEMPTS; n += 1) {
      await drain(first.world, broken);
      first.advance(120_000);
    }
    const [last] = await first.world.jobs.list({ clientId }, "user-import", 1);
    first.advance(29 * 86_400_000);
    await pruneJobs(first.world);
    expect(await first.world.jobs.read({ clientId }, id)).not.toBeNull();
    first.advance(2 * 86_400_000);
    await pruneJobs(first.world);
    expect(await first.world.jobs.read({ clientId }, id)).toBeNull();
    expect((await first.world.jobs.list({ clientId }, "user-import", 10)).map((one: Answered) => one.id)).toEqual([
      last?.id,
    ]);
  });
});
