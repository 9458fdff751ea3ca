// Knows that an import is done whole and once, and its mails written once, whenever the server is killed (decisions 15,
// attack 87).
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDice } from "@academiz/fixtures";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { findPort } from "../../testing/find-port.ts";
import { writeUserFile } from "../../testing/people.ts";
import type { Answered } from "../../testing/route-case.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

/** A long run has 30 rounds, KILL_ROUNDS any number; a failed run is played again with its KILL_SEED. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? (process.env["ACADEMIZ_LONG"] ? "30" : "1"));
const SEED = Number(process.env["KILL_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const PEOPLE = 300;
const WAIT = { timeout: 60_000, interval: 50 };

let dataDir: string;
let port: number;
let server: SpawnedServer;
beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), "academiz-kill-")));
  port = await findPort();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function ask(method: string, path: string, token: string, body?: unknown): Promise<Answered> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  return answer.json();
}
const signIn = async (): Promise<string> =>
  (await ask("POST", "/api/login_check", "", { login: "demo_admin", password: DEMO_PASSWORD })).token;

function writeForm(round: number): FormData {
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    login: `r${round}-${at}`,
    email: `r${round}-${at}@kill.example`,
    firstname: "Zoé",
    lastname: `Round ${round}`,
  }));
  const form = new FormData();
  form.set("upload", new Blob([Buffer.from(writeUserFile(people).file?.bytes ?? [])]), "people.csv");
  return form;
}

async function look<T>(work: (lookout: Lookout) => Promise<T>): Promise<T> {
  const lookout = await openLookout({ dataDir });
  try {
    return await work(lookout);
  } finally {
    await lookout.close();
  }
}
const countUsers = (round: number) =>
  look(async ({ find }) =>
    Number((await find(`select count(*) from users where login like 'r${round}-%'`))[0]?.["count"]),
  );
/** How many were written to, and how often at most. */
const countMails = (round: number) =>
  look(async ({ find }) => {
    const [row] = await find(
      `select count(*)::int as people, coalesce(max(times), 0)::int as most from (select count(*) as times from mails where recipient like 'r${round}-%@kill.example' group by user_id) m`,
    );
    return { people: Number(row?.["people"]), most: Number(row?.["most"]) };
  });

test(
  `§7.36 an import is whole or not there after ${ROUNDS} kills, is done once, and writes one mail to each (seed ${SEED})`,
  async () => {
    console.info(`kill test of imports: seed ${SEED}, ${ROUNDS} rounds`);
    const random = createDice(SEED);
    server = await spawnServer(port, dataDir);
    for (let round = 0; round < ROUNDS; round += 1) {
      let token = await signIn();
      const { id } = (await ask("POST", "/api/admin/user/import", token, writeForm(round))).import;
      const status = async () => (await ask("GET", `/api/admin/user/import/${id}`, token)).import.status;
      const killWithin = async (milliseconds: number) => {
        await delay(random() * milliseconds);
        await server.end("SIGKILL");
        server = await spawnServer(port, dataDir);
        token = await signIn();
      };
      if (random() < 0.3) await killWithin(150);
      await vi.waitUntil(async () => (await status()) === "ready", WAIT);
      await ask("POST", `/api/admin/user/import/${id}/apply`, token, {});
      await killWithin(500);
      expect([0, PEOPLE]).toContain(await countUsers(round));
      await vi.waitUntil(async () => (await status()) === "success", WAIT);
      expect(await countUsers(round)).toBe(PEOPLE);
      await killWithin(1_000);
      await vi.waitUntil(async () => (await countMails(round)).people === PEOPLE, WAIT);
      expect(await countMails(round)).toEqual({ people: PEOPLE, most: 1 });
      const news = await look(({ find }) =>
        find("select import_status from notifications where type = 'Import' order by created_at"),
      );
      expect(news).toHaveLength(2 * (round + 1));
    }
    expect(await server.end("SIGTERM")).toBe(0);
  },
  60_000 + ROUNDS * 60_000,
);
