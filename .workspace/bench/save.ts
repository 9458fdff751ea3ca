// Knows the cost of saving progress over HTTP, compared with HTTP alone and the database alone on this machine.
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRunning } from "../../adapters/postgres/src/embedded/index.ts";
import type { World } from "../../packages/backend/src/index.ts";
import { judgeProgress } from "../../packages/backend/src/progress/judging/judge-progress.ts";
import { applyScroll } from "../../packages/domain/src/progress/index.ts";
import type { FastifyInstance } from "../../shells/server/node_modules/fastify/fastify.d.ts";
import { load, startBenchServer } from "./start-bench-server.ts";

const [SECONDS, ROUNDS, CALLERS] = [4, 3, 32];

/** A route with the token, the body as JSON, and an answer of the same size: no guard, no database. */
const addBare = (app: FastifyInstance, world: World) =>
  app.post<{ Body: { progress: object } }>("/bench/bare", async (request, reply) => {
    const token = await world.tokens.readAccess(request.headers.authorization?.slice(7) ?? "", world.clock.now());
    if (!token.ok) return reply.code(401).send();
    return reply
      .type("application/json; charset=utf-8")
      .send(JSON.stringify({ accepted: true, progress: request.body.progress }));
  });

const server = await startBenchServer({ chapters: 4, slides: 5 }, CALLERS, addBare);
const { begun, people, perimeter, tokens } = server;
const progress = applyScroll(begun.course, begun.progress).progress;
const { eventDate: _, ...others } = progress as typeof progress & { readonly eventDate?: string };
const body = ['{"progress":{"eventDate":"', `",${JSON.stringify(others).slice(1)}}`] as const;

const sent = { ...progress, eventDate: new Date().toISOString() };
const stored = { ...progress, eventDate: new Date(0).toISOString() };
/** Milliseconds of the guard alone, for one call; like everything here, the best of its rounds. */
function timeGuard(times = 1_000): number {
  const from = performance.now();
  for (let at = 0; at < times; at += 1)
    if (!judgeProgress(begun.course, stored, sent, perimeter).possible) throw new Error("the guard refuses it");
  return (performance.now() - from) / times;
}

/**
 * Transactions a second of the same statement with the same data, by PostgreSQL's own bench; null where it is not
 * installed.
 */
function runPgbench(): number | null {
  const folder = mkdtempSync(join(tmpdir(), "academiz-pgbench-"));
  chmodSync(folder, 0o755);
  const script = join(folder, "save.sql");
  const running = findRunning(join(server.dataDir, "pg"));
  const ids = people.map(({ id }) => `'${id}'`).join(",");
  writeFileSync(
    script,
    `\\set n random(1, ${CALLERS})
insert into progress as p (client_id, user_id, perimeter_slug, event_date, status, percentage, score, time, progress)
select client_id, (array[${ids}]::uuid[])[:n], slug, clock_timestamp(), 'STARTED', 0, null, 0, '${JSON.stringify(progress).replaceAll("'", "''")}'::json
from perimeters where slug = '${perimeter}'
on conflict (user_id, perimeter_slug) do update
set event_date = excluded.event_date, status = excluded.status, percentage = excluded.percentage, score = excluded.score,
    time = excluded.time, progress = excluded.progress, version = p.version + 1
where p.event_date < excluded.event_date returning version;\n`,
  );
  try {
    const options = ["-n", "-c", "12", "-j", "1", "-T", String(SECONDS), "-f", script];
    const to = ["-h", String(running?.host), "-p", String(running?.port), "-U", String(running?.user)];
    const said = execFileSync("pgbench", [...options, ...to, String(running?.database)], { encoding: "utf8" });
    return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const best = { save: 0, bare: 0, database: 0 };
  let [p99, guard] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await load({ url: `${url}/bench/bare`, callers: tokens, body }, SECONDS / 2);
    const save = await load({ url: `${url}/api/learniz/${perimeter}/progress`, callers: tokens, body }, SECONDS);
    for (const [name, { statuses }] of Object.entries({ bare, save }))
      if (Object.keys(statuses).join() !== "200") throw new Error(`${name} answers ${JSON.stringify(statuses)}`);
    const judging = timeGuard();
    const database = runPgbench();
    // The first round is a warm-up.
    if (round === 0) continue;
    best.bare = Math.max(best.bare, bare.perSecond);
    best.save = Math.max(best.save, save.perSecond);
    best.database = Math.max(best.database, database ?? 0);
    p99 = Math.min(p99, save.p99);
    guard = Math.min(guard, judging);
  }
  const bound = best.database > 0 ? 1 / (1 / best.bare + 1 / best.database) : Number.NaN;
  process.stdout.write(
    `A save of ${Math.round(JSON.stringify(sent).length / 100) / 10} kB, ${CALLERS} learners at once${best.database > 0 ? "" : "\npgbench is not installed (Debian: postgresql): there is no bound to compare with"}\n`,
  );
  console.table([
    {
      "saves a second": Math.round(best.save),
      "p99 (ms)": Math.round(p99),
      "HTTP alone": Math.round(best.bare),
      "pgbench alone": Math.round(best.database),
      "shared bound": Math.round(bound),
      "÷ bound": (best.save / bound).toFixed(2),
      "guard (ms)": guard.toFixed(3),
      "guard ÷ save": ((guard * best.save) / 1_000).toFixed(2),
    },
  ]);
} finally {
  await server.close();
}
