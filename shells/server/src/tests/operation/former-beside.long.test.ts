// Proves that the former version serves beside this one on one database, after this one brought the tables to its own.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OutsideServer, startOutside } from "../../../../../adapters/postgres/src/testing/start-outside.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { findPort } from "../../testing/find-port.ts";
import { type FormerServer, layOutFormer, spawnFormer } from "../../testing/spawn-former.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

const FORMER = "0.1";
const root = realpathSync(mkdtempSync(join(tmpdir(), "academiz-beside-")));

type Server = Pick<FormerServer, "url">;
interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of each answer.
  readonly body: any;
}
async function ask(server: Server, method: string, path: string, token?: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      ...(token !== undefined && bearer(token)),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
}
const logIn = (server: Server, login: string, password = DEMO_PASSWORD) =>
  ask(server, "POST", "/api/login_check", undefined, { login, password });

describe(`decisions 1: version ${FORMER} beside this one`, () => {
  let database: OutsideServer;
  let former: FormerServer;
  let present: SpawnedServer;
  let restart: () => Promise<FormerServer>;
  let startPresent: () => Promise<SpawnedServer>;
  beforeAll(async () => {
    database = await startOutside();
    // One place of documents, and with it one secret.
    const env = { DATABASE_URL: database.url(), DATA_DIR: join(root, "data"), LOG_LEVEL: "silent" };
    const program = layOutFormer(FORMER, join(root, "former"));
    const port = await findPort();
    restart = () => spawnFormer(program, port, env);
    former = await restart();
    startPresent = async () => spawnServer(await findPort(), env.DATA_DIR, env);
    present = await startPresent();
  });
  afterAll(async () => {
    await Promise.all([former?.end(), present?.end("SIGTERM")]);
    await database?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  /** What people do at one is there at the other, in both directions. */
  async function workInTurns() {
    const servers: readonly Server[] = [former, present, former];
    for (const [at, here] of servers.entries()) {
      const there = here === former ? present : former;
      const { token, refreshToken } = (await logIn(here, "demo_author")).body;
      expect((await ask(there, "GET", "/api/me", token)).status).toBe(200);
      expect((await ask(there, "POST", "/api/login_refresh", undefined, { refreshToken })).status).toBe(200);
      const name = `Made in turn ${at} ${Math.random()}`;
      const made = await ask(here, "POST", "/api/admin/learniz", token, { name });
      const { slug, updatedAt } = made.body;
      const publish = { updatedAt, visible: true };
      expect((await ask(there, "PATCH", `/api/admin/learniz/publish/${slug}`, token, publish)).status).toBe(200);
      const learner = (await logIn(there, "demo_learner")).body.token;
      const { products } = (await ask(here, "GET", "/api/products", learner)).body;
      const found = products.find((it: { productSlug: string }) => it.productSlug === slug);
      const play = await ask(here, "GET", `/api/learniz/${found.perimeterSlug}`, learner);
      expect([play.status, play.body.progress]).toEqual([200, null]);
      expect((await logIn(here, "demo_manager", "Wrong-Password-26")).status).toBe(401);
      expect((await logIn(there, "demo_manager")).status).toBe(200);
    }
  }

  test("what is done at one holds at the other", workInTurns);

  test("the former one starts again on the tables of this one, as where an upgrade is taken back", async () => {
    expect(await former.end()).toBe(0);
    former = await restart();
    const { token } = (await logIn(former, "demo_learner")).body;
    expect((await ask(former, "GET", "/api/products", token)).status).toBe(200);
  });

  // Version 0.1 closes the tables as it knows them; later ones leave those of a newer version alone.
  test("and beside this one, as soon as one of this version has started after it", async () => {
    await present.end("SIGTERM");
    present = await startPresent();
    await workInTurns();
  });
});
