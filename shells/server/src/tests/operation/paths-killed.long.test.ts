// Knows that what a path does, it does once: whichever of two servers on one database hears of a result, and however one
// of them is killed in the middle (decisions 10).
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDice } from "@academiz/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OutsideServer, startOutside } from "../../../../../adapters/postgres/src/testing/start-outside.ts";
import { DEMO_PASSWORD } from "../../demo/people.ts";
import { bearer } from "../../testing/author.ts";
import { findPort } from "../../testing/find-port.ts";
import type { Answered } from "../../testing/route-case.ts";
import { type SpawnedServer, spawnServer } from "../../testing/spawn-server.ts";

/** A long run has 30 rounds, KILL_ROUNDS any number; a failed run is played again with its KILL_SEED. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? (process.env["ACADEMIZ_LONG"] ? "30" : "1"));
const SEED = Number(process.env["KILL_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

let database: OutsideServer;
let folder: string;
let steady: SpawnedServer;
let killed: SpawnedServer;
let start: () => Promise<SpawnedServer>;
beforeAll(async () => {
  database = await startOutside();
  folder = await mkdtemp(join(tmpdir(), "academiz-paths-"));
  const env = {
    DATABASE_URL: database.url(),
    SECRET: "one secret that both servers share, long enough",
    PUBLIC_URL: "https://learn.example",
    LOG_LEVEL: "silent",
  };
  steady = await spawnServer(await findPort(), join(folder, "steady"), env);
  const port = await findPort();
  start = () => spawnServer(port, join(folder, "killed"), env);
  killed = await start();
}, 120_000);
afterAll(async () => {
  await Promise.all([steady?.end("SIGTERM"), killed?.end("SIGTERM")]);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(server: SpawnedServer, method: string, path: string, token?: string, body?: unknown) {
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...(token !== undefined && bearer(token)), ...(body !== undefined && JSON_BODY) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text === "" ? null : JSON.parse(text)) as Answered };
}
const JSON_BODY = { "content-type": "application/json" };
const signIn = async (login: string): Promise<string> =>
  (await ask(steady, "POST", "/api/login_check", undefined, { login, password: DEMO_PASSWORD })).body.token;

async function publish(token: string, type: string, name: string, configDraft: object) {
  const { slug, updatedAt } = (await ask(steady, "POST", `/api/admin/${type}`, token, { name, configDraft })).body;
  await ask(steady, "PATCH", `/api/admin/${type}/publish/${slug}`, token, { updatedAt, visible: true });
  const { products } = (await ask(steady, "GET", "/api/products", token)).body;
  const perimeter: string = products.find((it: Answered) => it.productSlug === slug).perimeterSlug;
  return { slug: slug as string, perimeter };
}
const GAME = {
  context: { title: "A game" },
  config: { gameType: "VRAI_FAUX", local: "EN" },
  content: { statements: [{ slug: "a", text: "It is so.", correct: true, explanation: "" }] },
};

const STEPS = ["exam", "again", "left", "right", "short", "long"] as const;
type Step = (typeof STEPS)[number];

/** Games with every gateway between them, and a mail on each way and after the join. */
async function makePath(token: string, round: number) {
  const games = new Map<Step, { readonly slug: string; readonly perimeter: string }>();
  for (const step of STEPS) games.set(step, await publish(token, "game", `Game ${round}.${step}`, GAME));
  const task = (slug: Step, next: string) => {
    return { slug, type: "task", taskType: "game", productSlug: games.get(slug)?.slug, next: [next] };
  };
  const gateway = (slug: string, gatewayType: string, ...next: readonly string[]) => {
    return { slug, type: "gateway", gatewayType, next };
  };
  const mail = (slug: string, next: string) => {
    const said = { subject: `Round ${round}, ${slug}`, text: "Go on." };
    return { slug, type: "event", eventType: "EMAIL", next: [next], ...said };
  };
  const nodes = [
    { slug: "start", type: "event", eventType: "START", next: ["exam"] },
    task("exam", "if"),
    { ...gateway("if", "IF", "passed", "again"), test: { of: "score", atLeast: 50 } },
    mail("passed", "and"),
    task("again", "helped"),
    mail("helped", "and"),
    gateway("and", "AND", "left", "right"),
    task("left", "join"),
    task("right", "join"),
    gateway("join", "END_AND", "joined"),
    mail("joined", "or"),
    gateway("or", "OR", "short", "long"),
    task("short", "shortened"),
    mail("shortened", "end"),
    task("long", "lengthened"),
    mail("lengthened", "end"),
    { slug: "end", type: "event", eventType: "END" },
  ];
  const path = await publish(token, "coursiz", `Path ${round}`, { context: { title: `Path ${round}` }, nodes });
  return { path, games };
}
/** The nodes of the ways that a learner does not take: failed at the exam, they do it again. */
const listLeft = (isPassed: boolean, way: "short" | "long"): readonly string[] => [
  ...(isPassed ? ["again", "helped"] : ["passed"]),
  ...(way === "short" ? ["long", "lengthened"] : ["short", "shortened"]),
];

test(
  `decisions 10, 15: a path does each thing once, told by two servers of which one is killed (${ROUNDS} rounds, seed ${SEED})`,
  async () => {
    console.info(`paths killed: seed ${SEED}, ${ROUNDS} rounds`);
    const random = createDice(SEED);
    const author = await signIn("demo_author");
    const token = await signIn("demo_learner");
    for (let round = 0; round < ROUNDS; round += 1) {
      const { path, games } = await makePath(author, round);
      const place = `/api/coursiz/${path.perimeter}`;
      const isPassed = random() < 0.5;
      const way = random() < 0.5 ? "short" : "long";
      const play = async (server: SpawnedServer, step: Step, right = true) => {
        const result = { status: "COMPLETE", score: right ? 100 : 0, percentage: 100, time: 1 };
        const progress = { ...result, data: { answers: { a: right } }, eventDate: new Date().toISOString() };
        await ask(server, "POST", `/api/game/${games.get(step)?.perimeter}/progress`, token, { progress });
      };
      /** What a learner does, as one of the servers hears of it. */
      const tell = async (server: SpawnedServer) => {
        await ask(server, "PUT", `${place}/run`, token);
        await play(server, "exam", isPassed);
        if (!isPassed) await play(server, "again");
        for (const step of ["left", "right"] as const) await play(server, step);
        await ask(server, "PUT", `${place}/choice`, token, { node: "or", way });
        await play(server, way);
      };
      /** Whoever is killed answers no more: a connection that breaks, or an answer that ends in its middle. */
      const tellDying = (server: SpawnedServer) =>
        tell(server).catch((error: unknown) => {
          if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        });
      const dying = killed;
      const killing = delay(random() * 250).then(() => dying.end("SIGKILL"));
      await Promise.all([tellDying(dying), tellDying(dying), delay(random() * 150).then(() => tell(steady))]);
      await killing;
      killed = await start();
      await Promise.all([tell(killed), tell(steady)]);
      const now = (await ask(killed, "GET", place, token)).body;
      expect(now).toMatchObject({ isEnded: true, percentage: 100 });
      const left = listLeft(isPassed, way);
      const undone = now.nodes.filter(({ state }: Answered) => state !== "done").map(({ slug }: Answered) => slug);
      expect(undone.toSorted()).toEqual(left.toSorted());
      const { mails } = (await ask(steady, "GET", "/api/admin/mails", await signIn("demo_superadmin"))).body;
      for (const one of ["passed", "helped", "joined", "shortened", "lengthened"]) {
        const sent = mails.filter((it: Answered) => it.subject === `Round ${round}, ${one}`);
        expect([one, sent.length]).toEqual([one, left.includes(one) ? 0 : 1]);
      }
      const ends = (await ask(steady, "GET", `/api/me/history?product=${path.slug}`, token)).body;
      expect(ends.plays).toHaveLength(1);
    }
  },
  120_000 + ROUNDS * 30_000,
);
