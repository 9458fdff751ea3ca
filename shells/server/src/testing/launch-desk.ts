// Knows how tests of launches get a server with a published package, and the reports of its pages.
import type { RouteName, ScormCall } from "@academiz/contract";
import type { LightMyRequestResponse as Response } from "fastify";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type Lookout, openLookout } from "../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "./author.ts";
import { type PublishedPackage, publishPackage } from "./publish-package.ts";
import { type Answered, call, type Sent } from "./route-case.ts";
import { startTestServer, type TestServer } from "./start-test-server.ts";

export const MINUTE = 60_000;
export let server: TestServer;
export let lookout: Lookout;
export let author: string;
export let learner: string;
export let pack: PublishedPackage;
/** For all tests of a file. */
export function openLaunches(): void {
  beforeAll(async () => {
    server = await startTestServer();
    lookout = await openLookout(server.config);
    author = (await server.signIn("demo_author")).token;
    learner = (await server.signIn("demo_learner")).token;
    pack = await publishPackage(server, author);
  });
  afterAll(async () => {
    await lookout.close();
    await server.close();
  });
  /** The server's clock was moved: earlier tokens are too old. */
  afterEach(async () => {
    author = (await server.signIn("demo_author")).token;
    learner = (await server.signIn("demo_learner")).token;
  });
}

export const by = (token: string, name: RouteName, sent: Sent = {}): Promise<Response> =>
  call(server, name, { ...sent, headers: bearer(token) });
export const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
export const launch = async (token = learner, slug = pack.perimeter): Promise<Answered> => {
  const answer = await by(token, "launchScorm", { params: { slug }, body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
let seconds = 0;
/** Later than any before it. */
const nextDate = () => {
  seconds += 1;
  return new Date(Math.floor(server.world.clock.now() / 1_000) * 1_000 + seconds).toISOString();
};
export const report = (more: object = {}) => ({
  time: 60,
  status: "STARTED",
  score: null,
  percentage: 20,
  scormProperties: { version: "1.2", item: "i1", items: { i1: { "cmi.suspend_data": "here" } } },
  eventDate: nextDate(),
  ...more,
});
export const commit = (ticket: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  server.content.inject({
    method: "POST",
    url: `/commit/${ticket}`,
    headers: { "content-type": "text/plain;charset=UTF-8", origin: server.contentOrigin, ...headers },
    payload: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
export const readProgress = async (slug = pack.perimeter, token = learner) =>
  (await by(token, "getProgress", { params: { slug } })).json().progress;
export const callOf = (at: number, more: Partial<ScormCall> = {}): ScormCall => ({
  at,
  item: "i1",
  name: "LMSSetValue",
  args: ["cmi.core.exit", "suspend"],
  result: "true",
  error: 0,
  ...more,
});
export async function leavesAllAsItWas(work: () => Promise<void>): Promise<void> {
  const before = await lookout.read();
  await work();
  expect(await lookout.read()).toEqual(before);
}
let recruits = 0;
/** A learner of their own, signed in. */
export async function recruit(name = "Recruit") {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  recruits += 1;
  const [id, login] = [server.world.dice.createId(), `recruit${recruits}`];
  const identifier = `demo_${login}`;
  await server.world.users.add({ ...some, id, login, identifier, firstname: name, lastname: "Élodie" });
  return { id, identifier, home: { clientId: some.clientId }, token: (await server.signIn(identifier)).token };
}
export const readLog = async (launched: string, slug = pack.slug, token = author): Promise<Answered> =>
  (await by(token, "readLaunch", { params: { slug, launch: launched } })).json();
