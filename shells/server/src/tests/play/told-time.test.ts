// Knows that no time and no date is stored that cannot have been, and that nothing else is lost for it.
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer, beginProgress, publishCourse } from "../../testing/author.ts";
import { publishProduct } from "../../testing/publish.ts";
import { publishPackage } from "../../testing/publish-package.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { storeGoes } from "../../testing/store-goes.ts";

const DAY = 86_400;
const TEN_YEARS = 315_360_000;

let server: TestServer;
let lookout: Lookout;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

const at = (seconds: number) => new Date(server.world.clock.now() + seconds * 1_000).toISOString();
const by = async (name: RouteName, sent: Sent): Promise<Answered> => {
  const { token } = await server.signIn("demo_learner");
  const answer = await call(server, name, { ...sent, headers: bearer(token) });
  if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.body}`);
  return answer.statusCode === 204 ? {} : answer.json();
};
const wait = (seconds: number) => server.advance(seconds * 1_000);

type Tell = (time: number) => Promise<Answered>;
/** Hours pass between the tests. */
const sign = async () => (await server.signIn("demo_author")).token;
/** How the time of a product of each kind is told. */
const PRODUCTS: Readonly<Record<string, () => Promise<{ readonly perimeter: string; readonly tell: Tell }>>> = {
  async course() {
    const { perimeter } = await publishCourse(server, await sign(), "A timed course");
    const params = { perimeterSlug: perimeter };
    const { product } = await by("playLearniz", { params });
    const { progress } = beginProgress(product.config, perimeter);
    const tell: Tell = (time) =>
      by("saveLearnizProgress", { params, body: { progress: { ...progress, time, eventDate: at(0) } } });
    return { perimeter, tell };
  },
  async package() {
    const { perimeter } = await publishPackage(server, await sign());
    await by("launchScorm", { params: { slug: perimeter }, body: {} });
    const said = { status: "STARTED", score: null, percentage: 0, scormProperties: {} };
    const tell: Tell = (time) =>
      by("saveScormProgress", { params: { slug: perimeter }, body: { progress: { ...said, time, eventDate: at(0) } } });
    return { perimeter, tell };
  },
  async attachment() {
    const { perimeter } = await publishProduct(server, await sign(), "attachment");
    const tell: Tell = (time) =>
      by("saveAttachmentProgress", { params: { slug: perimeter }, body: { progress: { time, eventDate: at(0) } } });
    return { perimeter, tell };
  },
};
const timeIn = async (perimeter: string) =>
  Number((await lookout.find(`select time from progress where perimeter_slug = '${perimeter}'`))[0]?.["time"]);

test.each(Object.entries(PRODUCTS))(
  "decisions 8: of a %s no more time is stored than passed since its first save, and a day; what is told besides stays",
  async (_, open) => {
    const { perimeter, tell } = await open();
    expect(await tell(DAY)).toMatchObject({ accepted: true, progress: { time: DAY } });
    wait(60);
    const forged = await tell(TEN_YEARS);
    expect(forged).toMatchObject({ accepted: true, progress: { status: forged.progress.status } });
    const stored = await timeIn(perimeter);
    expect(stored).toBe(forged.progress.time);
    expect(stored).toBeGreaterThanOrEqual(DAY + 60);
    expect(stored).toBeLessThan(DAY + 600);
    wait(3 * DAY);
    expect((await tell(2 * DAY)).progress.time).toBe(2 * DAY);
    expect((await tell(TEN_YEARS)).progress.time).toBeLessThan(4 * DAY + 1_200);
  },
);

test("decisions 7: a launch of a package takes no longer than its age, whichever way it is told", async () => {
  const { perimeter } = await publishPackage(server, await sign());
  const { commit } = await by("launchScorm", { params: { slug: perimeter }, body: {} });
  const told = { status: "STARTED", score: null, percentage: 0, scormProperties: {}, time: 0 };
  const visit = { launchedAt: commit.startedAt, seconds: TEN_YEARS };
  const body = { progress: { ...told, eventDate: at(0), visit }, launch: commit.launch };
  expect((await by("saveScormProgress", { params: { slug: perimeter }, body })).progress.time).toBeLessThan(600);
  const params = { slug: perimeter, launch: commit.launch };
  await by("logLaunch", { params, body: { calls: [], seconds: TEN_YEARS, isEnd: true } });
  expect(await timeIn(perimeter)).toBeLessThan(600);
  const [launch] = await lookout.find(`select time from scorm_launches where id = '${commit.launch}'`);
  expect(Number(launch?.["time"])).toBeLessThan(600);
});

test("decisions 7: the visit of a launch that never was counts for nothing, what is told with it stays; one launch counts once, however it is written", async () => {
  const { perimeter } = await publishPackage(server, await sign());
  const { commit } = await by("launchScorm", { params: { slug: perimeter }, body: {} });
  const elsewhere = await publishPackage(server, await sign());
  wait(1);
  const other = await by("launchScorm", { params: { slug: elsewhere.perimeter }, body: {} });
  wait(DAY);
  const tell = async (launchedAt: string, percentage: number) => {
    const told = { status: "STARTED", score: null, percentage, scormProperties: {}, time: 0 };
    const body = { progress: { ...told, eventDate: at(percentage), visit: { launchedAt, seconds: 3_600 } } };
    const { accepted, progress } = await by("saveScormProgress", { params: { slug: perimeter }, body });
    return { accepted, percentage: progress.percentage, time: progress.time };
  };
  const unknown = [at(-7_200), at(-7_100), other.commit.startedAt];
  for (const [index, launchedAt] of unknown.entries())
    expect(await tell(launchedAt, index + 1)).toEqual({ accepted: true, percentage: index + 1, time: 0 });
  const started: string = commit.startedAt;
  for (const [index, launchedAt] of [started, started.replace("Z", "000Z"), started].entries())
    expect(await tell(launchedAt, index + 11)).toEqual({ accepted: true, percentage: index + 11, time: 3_600 });
});

test("§7.136 decisions 8: entries of 1995 are dated when they can have been, each kept once, and their time can have passed", async () => {
  const { perimeter } = await publishProduct(server, await sign(), "game");
  await storeGoes(server, { by: "demo_learner", perimeter, nbTimeDone: 2 });
  const told = { slug: "game", productPerimeterSlug: perimeter, type: "GAME", status: "COMPLETE", badge: null };
  const [entry] = await lookout.find(`select product_slug as slug from perimeters where slug = '${perimeter}'`);
  const scored = { ...told, slug: entry?.["slug"], score: 80, percentage: 100, time: TEN_YEARS };
  const body = [
    { ...scored, eventDate: "1995-06-01T10:00:00.000Z" },
    { ...scored, eventDate: "1995-06-01T10:05:00.000Z" },
  ];
  await by("addHistories", { body });
  await by("addHistories", { body });
  const kept = await lookout.find(
    `select event_date, entry ->> 'time' as time from histories where perimeter_slug = '${perimeter}' order by event_date`,
  );
  expect(kept).toHaveLength(2);
  for (const { event_date: date, time } of kept) {
    expect(new Date(String(date)).getTime()).toBeGreaterThan(server.world.clock.now() - 2 * DAY * 1_000);
    expect(Number(time)).toBeLessThan(2 * DAY);
  }
});
