// Knows how a bench gets a whole server on the embedded PostgreSQL, a course that is published, and learners with their
// tokens.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { openSession, type World } from "../../packages/backend/src/index.ts";
import type { FastifyInstance } from "../../shells/server/node_modules/fastify/fastify.d.ts";
import { readConfig } from "../../shells/server/src/config/config.ts";
import { createApp } from "../../shells/server/src/create-app.ts";
import { prepareData } from "../../shells/server/src/operation/prepare-data.ts";
import { compose } from "../../shells/server/src/platform/compose.ts";
import { beginProgress, publishCourse } from "../../shells/server/src/testing/author.ts";
import type { TestServer } from "../../shells/server/src/testing/start-test-server.ts";
import { makeCourse, type Size } from "./course.ts";

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly statuses: Readonly<Record<string, number>>;
}

let moment = Date.now() - 86_400_000;
/** Many callers at once, from another thread. `body`: the parts before and after the date of the fact. */
export function load(
  ask: {
    readonly url: string;
    readonly callers: readonly string[];
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: readonly [string, string];
  },
  seconds: number,
): Promise<Load> {
  return new Promise((done, fail) => {
    const workerData = { method: ask.body ? "POST" : "GET", headers: {}, ...ask, seconds, moment };
    const worker = new Worker(new URL("./load.mjs", import.meta.url), { workerData });
    worker.on("error", fail);
    worker.on("message", (result: Load & { readonly moment: number }) => {
      ({ moment } = result);
      done(result);
    });
  });
}

/** `addRoutes`: routes for comparison. */
export async function startBenchServer(
  size: Size,
  learners: number,
  addRoutes: (app: FastifyInstance, world: World) => void,
) {
  const dataDir = mkdtempSync(join(tmpdir(), "academiz-bench-"));
  chmodSync(dataDir, 0o755);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const platform = await compose(config, () => undefined);
  const { world } = platform;
  await prepareData(config, world);
  const app = await createApp(config, platform, "http://content.invalid");
  addRoutes(app, world);
  const author = await world.users.findByIdentifier("demo_author");
  const model = await world.users.findByIdentifier("demo_learner");
  if (!author || !model) throw new Error("there is no demo");
  const issue = async ({ id: userId, clientId, identifier, roles }: typeof model): Promise<string> => {
    const home = { clientId };
    const who = {
      clientId,
      clientSlug: "demo",
      home,
      userId,
      identifier,
      roles,
      scope: "session",
      binding: null,
    } as const;
    return (await openSession(world, who, null)).token;
  };
  const token = await issue(author);
  const headers = { authorization: `Bearer ${token}` };
  const { slug, perimeter, updatedAt } = await publishCourse({ app } as TestServer, token, "Bench");
  const saved = await app.inject({
    method: "PATCH",
    url: `/api/admin/learniz/${slug}`,
    headers,
    payload: { updatedAt, configDraft: makeCourse(size) },
  });
  const published = await app.inject({
    method: "PATCH",
    url: `/api/admin/learniz/publish/${slug}`,
    headers,
    payload: { updatedAt: saved.json().updatedAt },
  });
  if (published.statusCode !== 200) throw new Error(`the course is not published: ${published.body}`);
  const people = Array.from({ length: learners }, (_, at) => ({
    ...model,
    id: world.dice.createId(),
    login: `bench${at}`,
    identifier: `demo_bench${at}`,
  }));
  const tokens: string[] = [];
  for (const person of people) {
    await world.users.add(person);
    tokens.push(await issue(person));
  }
  const played = await app.inject({
    method: "GET",
    url: `/api/learniz/${perimeter}`,
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  return {
    app,
    world,
    dataDir,
    people,
    tokens,
    slug,
    perimeter,
    play: played.json(),
    begun: beginProgress(played.json().product.config, perimeter),
    async close() {
      await app.close();
      await platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
