// Knows how tests of plays get a server with a published product of each type, and learners of their own.
import type { RouteName } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import type { LightMyRequestResponse as Response } from "fastify";
import { afterAll, beforeAll, expect } from "vitest";
import { type Lookout, openLookout } from "../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "./author.ts";
import { type PublishedProduct, publishProduct } from "./publish.ts";
import { type Answered, call, type Sent } from "./route-case.ts";
import { startTestServer, type TestServer } from "./start-test-server.ts";

export const TYPES = ["game", "scorm", "classiz", "smart-sequence", "attachment"] as const;
export type Played = (typeof TYPES)[number];
export const PLAY: Readonly<Record<Played, RouteName>> = {
  game: "playGame",
  scorm: "playScorm",
  classiz: "playClassiz",
  "smart-sequence": "playSequence",
  attachment: "playAttachment",
};

export let server: TestServer;
export let lookout: Lookout;
export let author: string;
export let learner: string;
export let products: Readonly<Record<Played, PublishedProduct>>;
/** For all tests of a file. */
export function openPlays(): void {
  beforeAll(async () => {
    server = await startTestServer();
    lookout = await openLookout(server.config);
    author = (await server.signIn("demo_author")).token;
    learner = (await server.signIn("demo_learner")).token;
    const made: Partial<Record<Played, PublishedProduct>> = {};
    for (const type of TYPES) made[type] = await publishProduct(server, author, type);
    products = made as Record<Played, PublishedProduct>;
  });
  afterAll(async () => {
    await lookout.close();
    await server.close();
  });
}

export const by = (token: string, name: RouteName, sent: Sent = {}): Promise<Response> =>
  call(server, name, { ...sent, headers: bearer(token) });
export const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
/** The fields that the server adds to a package's progress. */
export const SERVERS = { storedAt: expect.any(String), knownSince: expect.any(String) };
export const open = (type: Played, slug = products[type].perimeter, token = learner): Promise<Response> =>
  by(token, PLAY[type], { params: { slug } });
export const publish = (type: ProductType, content?: Readonly<Record<string, unknown>>) =>
  publishProduct(server, author, type, content);
export const at = (seconds: number) => new Date(server.world.clock.now() + seconds * 1_000).toISOString();
/** A learner of this test only, so that another's progress does not matter. */
let count = 0;
export async function recruit(): Promise<string> {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  count += 1;
  const login = `recruit${count}`;
  await server.world.users.add({ ...some, id: server.world.dice.createId(), login, identifier: `demo_${login}` });
  return (await server.signIn(`demo_${login}`)).token;
}
/** The token pair in a link into the player. */
export async function follow(link: string): Promise<string> {
  const refreshToken = new URL(link).searchParams.get("refreshToken");
  return (await call(server, "refresh", { body: { refreshToken } })).json().token;
}
