// Knows that no save that was acknowledged is lost, whenever the server is killed (decisions 15).
// @module-tag wide
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { applyScroll, type LearnizProgress } from "@academiz/domain/progress";
import { createDice } from "@academiz/fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { beginProgress } from "../../testing/author.ts";
import { countPostmasters } from "../../testing/count-postmasters.ts";
import { findPort } from "../../testing/find-port.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

/** A long run has 30 rounds, KILL_ROUNDS any number; a failed run is played again with its KILL_SEED. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? (process.env["ACADEMIZ_LONG"] ? "30" : "1"));
const SEED = Number(process.env["KILL_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

let dataDir: string;
let port: number;
let server: SpawnedServer;
beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), "academiz-kill-")));
  port = await findPort();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function ask(method: string, path: string, token?: string, body?: unknown) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.json() as Promise<Record<string, never>>;
}
const signIn = async (login: string): Promise<string> =>
  (await ask("POST", "/api/login_check", undefined, { login, password: DEMO_PASSWORD }))["token"] ?? "";

describe("decisions 1, 8, 15: a killed server", () => {
  test(
    `has every acknowledged save after ${ROUNDS} kills, and never two databases (seed ${SEED})`,
    async () => {
      console.info(`kill test: seed ${SEED}, ${ROUNDS} rounds`);
      const random = createDice(SEED);
      server = await spawnServer(port, dataDir);
      const author = await signIn("demo_author");
      const created = await ask("POST", "/api/admin/learniz", author, { name: "Kill" });
      const publish = { updatedAt: created["updatedAt"], visible: true };
      await ask("PATCH", `/api/admin/learniz/publish/${created["slug"]}`, author, publish);
      const { products } = (await ask("GET", "/api/products", author)) as unknown as {
        products: { perimeterSlug: string; productSlug: string }[];
      };
      const perimeter = products.find((one) => one.productSlug === created["slug"])?.perimeterSlug ?? "";
      const path = `/api/learniz/${perimeter}`;
      const learner = await signIn("demo_learner");
      const play = (await ask("GET", path, learner)) as unknown as { product: { config: unknown } };
      const { course, progress } = beginProgress(play.product.config, perimeter);
      const begun: LearnizProgress = applyScroll(course, progress).progress;

      let [time, acknowledged] = [0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        const save = async (): Promise<void> => {
          time += 1;
          const written = { ...begun, time, eventDate: new Date().toISOString() };
          const answer = await ask("POST", `${path}/progress`, learner, { progress: written }).catch(() => null);
          if (answer?.["accepted"]) acknowledged = time;
        };
        const before = acknowledged;
        while (acknowledged === before) await save();
        let alive = true;
        const killing = delay(random() * 600)
          .then(() => server.end("SIGKILL"))
          .finally(() => {
            alive = false;
          });
        while (alive) await save();
        await killing;
        server = await spawnServer(port, dataDir);
        const stored = (await ask("GET", path, learner)) as unknown as { progress: LearnizProgress | null };
        expect(stored.progress?.time ?? 0).toBeGreaterThanOrEqual(acknowledged);
        expect(countPostmasters(dataDir)).toBe(1);
      }
      expect(acknowledged).toBeGreaterThan(0);
      expect(await server.end("SIGTERM")).toBe(0);
      expect(countPostmasters(dataDir)).toBe(0);
    },
    120_000 + ROUNDS * 30_000,
  );
});
