// Knows by which content a go at a game is judged that was published again while somebody played (§4.66, decisions 8).
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../testing/author.ts";
import { CONTENTS, publishProduct, republish } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const [HOUR, DAY] = [3_600_000, 86_400_000];
const AUTHOR = "demo_author";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A session of its own each time, for the clock moves. */
const as = async (login: string, name: RouteName, sent: Sent): Promise<Answered> =>
  (await call(server, name, { ...sent, headers: bearer((await server.signIn(login)).token) })).json();
const at = (seconds: number) => new Date(server.world.clock.now() + seconds * 1_000).toISOString();
const GAME = CONTENTS["game"] as { config: object };
const configure = (config: object) => ({ ...GAME, config: { ...GAME.config, ...config } });
/** Each statement is true. */
const go = (right: number, status: string, more: object) => ({
  status,
  score: right * 25,
  percentage: 100,
  time: 0,
  data: { answers: Object.fromEntries(["a", "b", "c", "d"].map((slug, index) => [slug, index < right])) },
  ...more,
});

let count = 0;
/**
 * One right answer wins and goes are without number; so many milliseconds later all four must be right, and two goes
 * are all.
 */
async function harden(later = 0) {
  const easy = await publishProduct(
    server,
    (await server.signIn(AUTHOR)).token,
    "game",
    configure({ victoryThreshold: 25 }),
  );
  server.advance(later);
  const body = { configDraft: configure({ victoryThreshold: 100, maxAttempts: 2 }), updatedAt: easy.updatedAt };
  const { updatedAt } = await as(AUTHOR, "saveProduct", { params: { type: "game", slug: easy.slug }, body });
  const hard = await republish(server, (await server.signIn(AUTHOR)).token, "game", easy.slug, updatedAt);
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  count += 1;
  const login = `player${count}`;
  await server.world.users.add({ ...some, id: server.world.dice.createId(), login, identifier: `demo_${login}` });
  const save = (progress: object) =>
    as(`demo_${login}`, "saveGameProgress", { params: { slug: easy.perimeter }, body: { progress } });
  return {
    saveOld: (more: object) => save(go(1, "COMPLETE", { attempt: 1, publishedDate: easy.publishedAt, ...more })),
    saveNew: (right: number, more: object) =>
      save(go(right, right === 4 ? "COMPLETE" : "FAILED", { publishedDate: hard.publishedAt, ...more })),
  };
}

test("§4.66 what was begun before its content was replaced counts as it was then", async () => {
  const { saveOld } = await harden(HOUR);
  expect(await saveOld({ eventDate: at(-600) })).toMatchObject({
    accepted: true,
    progress: { status: "COMPLETE", score: 25, nbTimeDone: 1 },
  });
});

test("§4.66 so does what was finished after it, and what is told after weeks offline", async () => {
  const across = await harden();
  server.advance(HOUR);
  expect(await across.saveOld({ eventDate: at(0), time: 3_700 })).toMatchObject({ accepted: true });
  const late = await harden();
  const eventDate = at(0);
  server.advance(29 * DAY);
  expect(await late.saveOld({ eventDate })).toMatchObject({ accepted: true, progress: { status: "COMPLETE" } });
});

test("§4.115 what was begun since is not judged by what was easier, whatever publication it names", async () => {
  const { saveOld, saveNew } = await harden();
  server.advance(HOUR);
  expect(await saveOld({ eventDate: at(-1), time: 60 })).toMatchObject({
    accepted: false,
    progress: { status: "NOT_STARTED", nbTimeDone: 0 },
  });
  const { progress } = await saveNew(1, { attempt: 1, eventDate: at(0) });
  expect(progress).toMatchObject({ status: "FAILED", score: 25, nbTimeDone: 1 });
  server.advance(1_000);
  // Who has played what is served plays that, however long the go is said to have taken.
  const longer = await saveOld({ attempt: 2, eventDate: at(0), time: 90_000 });
  expect(longer).toEqual({ accepted: false, progress });
});

test("§3.93 there are as many goes as the author allows now, whatever publication they name", async () => {
  const { saveOld, saveNew } = await harden(HOUR);
  const accepted: unknown[] = [];
  for (const attempt of [1, 2, 3, 4])
    accepted.push((await saveOld({ attempt, eventDate: at(-900 + attempt) })).accepted);
  expect(accepted).toEqual([true, true, false, false]);
  expect(await saveNew(4, { attempt: 5, eventDate: at(0) })).toMatchObject({ detail: "progress.impossible" });
});

test("decisions 3: after the 30 days of a session nothing is told of what was replaced", async () => {
  const { saveOld } = await harden();
  const eventDate = at(0);
  server.advance(31 * DAY);
  expect(await saveOld({ eventDate })).toMatchObject({ accepted: false, progress: { status: "NOT_STARTED" } });
});
