// Knows what an import of many users costs beside COPY into the same table, and how long others wait meanwhile.
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openLookout } from "../../adapters/postgres/src/testing/fingerprints.ts";
import { JOB_KINDS, type JobFailure, runNextJob } from "../../packages/backend/src/index.ts";
import { readConfig } from "../../shells/server/src/config/config.ts";
import { createApp } from "../../shells/server/src/create-app.ts";
import { DEMO_PASSWORD } from "../../shells/server/src/demo/people.ts";
import { prepareData } from "../../shells/server/src/operation/prepare-data.ts";
import { compose } from "../../shells/server/src/platform/compose.ts";

const PEOPLE = Number(process.env["BENCH_PEOPLE"] ?? 100_000);
/** Milliseconds without any other work. */
const CALM = 5_000;

const dataDir = mkdtempSync(join(tmpdir(), "academiz-bench-"));
chmodSync(dataDir, 0o755);
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", PORT: "0" });
const platform = await compose(config, () => undefined);
const { world } = platform;
await prepareData(config, world);
const app = await createApp(config, platform, "http://content.localhost");
const address = await app.listen({ host: "127.0.0.1", port: 0 });
const lookout = await openLookout(dataDir);

const people = Array.from({ length: PEOPLE }, (_, at) => [
  `p${at}`,
  `p${at}@bench.example`,
  `Zoé ${at}`,
  `Müller ${at % 997}`,
  "learner",
]);
const [clientId, token] = [
  (await world.users.findByIdentifier("demo_admin"))?.clientId ?? "",
  (
    await app.inject({
      method: "POST",
      url: "/api/login_check",
      payload: { login: "demo_admin", password: DEMO_PASSWORD },
    })
  ).json().token,
];
const headers = { authorization: `Bearer ${token}` };

/** Milliseconds of a copy by the database itself, from its own disk: nothing is faster. */
async function copy(): Promise<number> {
  const path = join(dataDir, "people.txt");
  const rows = people.map(([login, email, firstname, lastname]) =>
    [randomUUID(), clientId, `demo_${login}`, login, email, firstname, lastname, "{ROLE_LEARNER}", "t", "f", ""].join(
      "\t",
    ),
  );
  writeFileSync(path, `${rows.join("\n")}\n`, { mode: 0o644 });
  const columns =
    "id, client_id, identifier, login, email, firstname, lastname, roles, active, has_accepted_cgu, password_hash";
  const started = performance.now();
  await lookout.find(`copy users (${columns}) from '${path}'`);
  const took = performance.now() - started;
  await lookout.find("delete from users where login like 'p%@%' or email like '%@bench.example'");
  // The table is emptied and its statistics renewed, so that the copy leaves no later work for autovacuum.
  await lookout.find("vacuum (full) users");
  await lookout.find("vacuum (analyze) users");
  return took;
}

const startChild = (name: string, ...args: readonly string[]) =>
  fork(fileURLToPath(new URL(name, import.meta.url)), [...args], { execArgv: ["--import", "tsx"] });
/** Answers a function that sends the file, from another process that is ready. */
async function prepareFile(): Promise<() => Promise<string>> {
  const path = join(dataDir, "people.csv");
  const lines = [["login", "email", "firstname", "lastname", "roles"], ...people].map((row) => row.join(";"));
  writeFileSync(path, `${lines.join("\n")}\n`);
  const sender = startChild("send-file.ts", `${address}/api/admin/user/import`, token, path);
  await once(sender, "message");
  return async () => {
    const answered = once(sender, "message");
    sender.send("go");
    const [{ import: begun }] = (await answered) as [{ import: { id: string } }];
    return begun.id;
  };
}
/** Milliseconds of the next job alone. */
async function run(): Promise<number> {
  const started = performance.now();
  const onFailure = ({ cause }: JobFailure) => console.error(cause);
  await runNextJob(world, { kinds: JOB_KINDS, isStopping: () => false, onFailure });
  return performance.now() - started;
}
async function until(id: string, status: string): Promise<void> {
  const found = (await app.inject({ url: `/api/admin/user/import/${id}`, headers })).json().import;
  if (found.status !== status) throw new Error(`the import is ${found.status}: ${JSON.stringify(found.error)}`);
}

const waits: number[] = [];
const child = startChild("ask-often.ts", `${address}/api/me`, token, "50");
child.on("message", ({ status, milliseconds }: { status: number; milliseconds: number }) =>
  waits.push(status === 200 ? milliseconds : Number.POSITIVE_INFINITY),
);
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
interface Taken {
  /** Milliseconds, the shortest first. */
  readonly sorted: readonly number[];
  /** Milliseconds for which the server's own event loop was blocked: the rest is the machine's. */
  readonly blocked: number;
}
function take(): Taken {
  const taken = { sorted: waits.splice(0).sort((a, b) => a - b), blocked: loop.percentile(99) / 1e6 };
  loop.reset();
  return taken;
}
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

try {
  const copied = [await copy(), await copy(), await copy()].sort((a, b) => a - b)[1] ?? Number.NaN;
  const send = await prepareFile();
  while (waits.length < 50) await wait(50);
  take();
  await wait(CALM);
  const calm = take();
  const id = await send();
  const checked = await run();
  await until(id, "ready");
  const whileChecked = take();
  await app.inject({ method: "POST", url: `/api/admin/user/import/${id}/apply`, headers, payload: {} });
  const applied = await run();
  await until(id, "success");
  const whileApplied = take();
  await wait(CALM);
  const later = take();
  const letters = 20;
  let written = 0;
  for (let n = 0; n < letters; n += 1) written += await run();
  const rate = (milliseconds: number) => Math.round((PEOPLE / milliseconds) * 1_000);
  process.stdout.write(`An import of ${PEOPLE} users, validation included, on the embedded PostgreSQL\n`);
  console.table([
    { way: "COPY, by the database", "users a second": rate(copied), "of COPY's rate": "1" },
    {
      way: "looked through, nothing written",
      "users a second": rate(checked),
      "of COPY's rate": (copied / checked).toFixed(2),
    },
    {
      way: "looked through again and written",
      "users a second": rate(applied),
      "of COPY's rate": (copied / applied).toFixed(2),
    },
    {
      way: "both",
      "users a second": rate(checked + applied),
      "of COPY's rate": (copied / (checked + applied)).toFixed(2),
    },
  ]);
  const line = (when: string, { sorted, blocked }: Taken) => ({
    "GET /api/me": when,
    calls: sorted.length,
    "p50 (ms)": share(sorted, 0.5).toFixed(1),
    "p95 (ms)": share(sorted, 0.95).toFixed(1),
    "p99 (ms)": share(sorted, 0.99).toFixed(1),
    "event loop p99 (ms)": blocked.toFixed(1),
    "p99 ÷ calm": (share(sorted, 0.99) / share(calm.sorted, 0.99)).toFixed(1),
  });
  console.table([
    line("calm", calm),
    line("while it is looked through", whileChecked),
    line("while it is written", whileApplied),
    line("calm after", later),
  ]);
  process.stdout.write(
    `Then written to, in jobs of 50: ${Math.round((letters * 50 * 1_000) / written)} people a second\n`,
  );
} finally {
  child.disconnect();
  await app.close();
  await lookout.close();
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
}
