// Knows that whoever began an import hears how far it is while it runs, about once a second, and that nobody else does.
// @module-tag wide
import { JOB_KINDS, runNextJob } from "@academiz/backend";
import { type ImportProgress, JOB_TELLING, readImportProgress, readNotification } from "@academiz/domain/notifications";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { openStream, readData } from "../../testing/open-stream.ts";
import { inventPerson, writeUserFile } from "../../testing/people.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [ADMIN, OTHER] = ["demo_admin", "demo_superadmin"];

let server: TestServer;
let baseUrl: string;
beforeAll(async () => {
  server = await startTestServer();
  baseUrl = await server.listen();
  // What a server that starts has to do: each test is of a job of its own.
  await server.runJobs();
});
afterAll(() => server.close());

const open = async (login: string) => {
  const token = await server.world.live.tokens.issue(login, server.world.clock.now(), 600);
  return openStream(baseUrl, `topic=${login}`, bearer(token));
};
const headers = async () => bearer((await server.signIn(ADMIN)).token);
/**
 * One job, by a clock that passes so many milliseconds each time that somebody looks at it. Answers how long it took.
 */
async function run(pace: number, { livePublisher } = server.world): Promise<number> {
  let passed = 0;
  const started = Date.now();
  const clock = {
    now: () => {
      passed += pace;
      return started + passed;
    },
  };
  const failures: unknown[] = [];
  const runner = { kinds: JOB_KINDS, isStopping: () => false, onFailure: (failure: unknown) => failures.push(failure) };
  expect(await runNextJob({ ...server.world, livePublisher, clock }, runner)).toBe(true);
  expect(failures).toEqual([]);
  await server.world.livePublisher.settle();
  return passed;
}
const end = async () => {
  await server.runJobs();
  await server.world.livePublisher.settle();
};

test("§3.225–§3.231 §4.164–§4.167 an import tells how far it is, then its end; privately, and once a second at most", async () => {
  const [own, others] = [await open(ADMIN), await open(OTHER)];
  const people = Array.from({ length: 1_500 }, () => inventPerson());
  const begun = await call(server, "importUsers", { form: writeUserFile(people), headers: await headers() });
  const { id } = begun.json().import;
  const isEnd = (count: number) => (text: string) =>
    readData(text).filter((data) => readNotification(data)?.type === "Import").length === count;
  const times = [await run(300)];
  await end();
  await own.until(isEnd(1));
  const applied = await call(server, "applyImport", { params: { id }, body: {}, headers: await headers() });
  expect(applied.statusCode).toBe(200);
  times.push(await run(300));
  await end();
  const text = await own.until(isEnd(2));
  own.leave();

  const heard = readData(text);
  const told = heard.map(readImportProgress).filter((one): one is ImportProgress => one !== null);
  expect(heard.length).toBe(told.length + 2);
  expect(new Set(told.map(({ importId }) => importId))).toEqual(new Set([id]));
  for (const [at, status] of (["checking", "applying"] as const).entries()) {
    const progress = told.filter(({ importStatus }) => importStatus === status).map((one) => one.progress);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.length).toBeLessThanOrEqual(1 + (times[at] ?? 0) / JOB_TELLING);
    expect(progress.every(({ done, total }) => done >= 0 && done <= total)).toBe(true);
  }
  // Live alone: the list has the two ends, and nothing else of it.
  const listed = await call(server, "listNotifications", { headers: await headers() });
  expect(listed.json().notifications.filter(({ type }: { type: string }) => type === "Import")).toHaveLength(2);
  expect(readData(others.text())).toEqual([]);
  others.leave();
  expect(server.troubles).toEqual([]);
});

test.each([true, false])(
  "§3.227 decisions 3: whose account is closed meanwhile is told no more (active: %s)",
  async (active) => {
    const admin = await server.world.users.findByIdentifier(ADMIN);
    if (!admin) throw new Error("no administrator");
    const login = `importer-${active}`;
    const importer = { ...admin, id: server.world.dice.createId(), login, identifier: `demo_${login}` };
    await server.world.users.add(importer);
    const people = Array.from({ length: 300 }, () => inventPerson());
    const signedIn = bearer((await server.signIn(importer.identifier)).token);
    expect((await call(server, "importUsers", { form: writeUserFile(people), headers: signedIn })).statusCode).toBe(
      200,
    );
    await server.world.users.change(importer, importer.id, { active });
    const told: string[] = [];
    const tell = (_: unknown, identifier: string) => told.push(identifier);
    await run(300, { ...server.world, livePublisher: { ...server.world.livePublisher, tell } });
    expect(new Set(told)).toEqual(new Set(active ? [importer.identifier] : []));
    await end();
  },
);

test("§3.227 within one second it is told once, however many portions there are", async () => {
  const own = await open(ADMIN);
  const people = Array.from({ length: 900 }, () => inventPerson());
  await call(server, "importUsers", { form: writeUserFile(people), headers: await headers() });
  await run(0);
  await end();
  const text = await own.until((heard) => readData(heard).some((data) => readNotification(data) !== null));
  own.leave();
  expect(readData(text).filter((data) => readImportProgress(data) !== null)).toHaveLength(1);
});
