// Knows that every type of product is opened by its own address alone, and that its progress is guarded (§7.123–§7.136).
import type { RouteName } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import { readSessionMode, readTokenPayload } from "@academiz/domain/identity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer, beginProgress, publishCourse } from "./testing/author.ts";
import { giveNarrowToken } from "./testing/narrow-token.ts";
import { CONTENTS, type PublishedProduct, publishProduct, republish } from "./testing/publish.ts";
import { type Answered, call, type Sent } from "./testing/route-case.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";
import { storeGoes } from "./testing/store-goes.ts";

const TYPES = ["game", "scorm", "classiz", "smart-sequence", "attachment"] as const;
type Played = (typeof TYPES)[number];
const PLAY: Readonly<Record<Played, RouteName>> = {
  game: "playGame",
  scorm: "playScorm",
  classiz: "playClassiz",
  "smart-sequence": "playSequence",
  attachment: "playAttachment",
};

let server: TestServer;
let lookout: Lookout;
let author: string;
let learner: string;
let products: Readonly<Record<Played, PublishedProduct>>;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config.dataDir);
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

const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
/** What the server notes of a package beside what is sent. */
const SERVERS = { storedAt: expect.any(String), knownSince: expect.any(String) };
const open = (type: Played, slug = products[type].perimeter, token = learner) =>
  by(token, PLAY[type], { params: { slug } });
const publish = (type: ProductType, content?: Readonly<Record<string, unknown>>) =>
  publishProduct(server, author, type, content);
const at = (seconds: number) => new Date(server.world.clock.now() + seconds * 1_000).toISOString();
/** A learner of their own: another one's progress is nothing to them. */
let count = 0;
async function recruit(): Promise<string> {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  count += 1;
  const login = `recruit${count}`;
  await server.world.users.add({ ...some, id: server.world.dice.createId(), login, identifier: `demo_${login}` });
  return (await server.signIn(`demo_${login}`)).token;
}
/** The pair that a link into the player carries. */
async function follow(link: string): Promise<string> {
  const refreshToken = new URL(link).searchParams.get("refreshToken");
  return (await call(server, "refresh", { body: { refreshToken } })).json().token;
}

describe.each(TYPES)("a %s is opened", (type) => {
  test("§7.124 §7.126 §7.128 §7.132 §3.171 §3.173 §3.180 §3.181 §3.186 §3.195 §3.198 §3.201 §3.203 §3.204 §3.208 with what its player needs", async () => {
    const { slug, perimeter, updatedAt, publishedAt } = products[type];
    const played = (await open(type)).json();
    expect(played).toMatchObject({
      product: {
        slug,
        type,
        name: `A ${type}`,
        subType: type === "game" ? "VRAI_FAUX" : null,
        config: { ...CONTENTS[type], publishedDate: publishedAt },
        configDraft: null,
        visible: true,
        demo: false,
        folderProduct: null,
        updatedAt,
        markType: expect.any(String),
        scoreStrategy: "DEFAULT",
        documentFiles: [],
      },
      perimeter: {
        slug: perimeter,
        name: `A ${type}`,
        // Where there is no player, learners meet it at home.
        url: `${server.config.publicUrl}/${type === "scorm" || type === "game" ? `play/${type}/${perimeter}` : ""}`,
      },
      publishedAt,
      progress: null,
    });
    if (type === "smart-sequence") expect(played.attempts).toEqual([]);
    else expect(played).not.toHaveProperty("attempts");
  });

  test("§3.186 §9.63 as a demo, where it is one", async () => {
    const { slug, perimeter } = await publish(type);
    await lookout.find(`update products set demo = true where slug = '${slug}'`);
    expect((await open(type, perimeter)).json().product.demo).toBe(true);
  });

  test("§7.78 under another type's address its perimeter is unknown, and so is its product's slug", async () => {
    const { slug, perimeter } = products[type];
    for (const other of TYPES.filter((one) => one !== type))
      expect([other, ...told(await open(other, perimeter))]).toEqual([other, 404, "not-found"]);
    expect(told(await by(learner, "playLearniz", { params: { perimeterSlug: perimeter } }))).toEqual([
      404,
      "not-found",
    ]);
    expect(told(await open(type, slug))).toEqual([404, "not-found"]);
  });

  test("decisions 6 §3.172 §3.199: in a preview with its draft, without progress, and nothing else", async () => {
    const { slug, perimeter, publishedAt } = await publish(type);
    const params = { type, slug };
    const { updatedAt } = (await by(author, "getProduct", { params })).json();
    const draft = { ...CONTENTS[type], context: { title: "A draft" } };
    await by(author, "saveProduct", { params, body: { configDraft: draft, updatedAt } });
    const token = await giveNarrowToken(server, author, "preview", slug);
    const played = (await open(type, slug, token)).json();
    expect(played.product.configDraft.context.title).toBe("A draft");
    expect(played).toMatchObject({ product: { config: { publishedDate: publishedAt } }, progress: null, publishedAt });
    if (type === "smart-sequence") expect(played.attempts).toEqual([]);
    expect(told(await open(type, perimeter, token))).toEqual([403, "scope.refused"]);
    expect(told(await by(token, "getProgress", { params: { slug } }))).toEqual([403, "scope.refused"]);
    const other = TYPES.find((one) => one !== type) ?? "game";
    expect(told(await open(other, slug, token))).toEqual([404, "not-found"]);
  });

  test("§2.23 a link opens its own perimeter and no other", async () => {
    const { perimeter } = products[type];
    const token = await giveNarrowToken(server, learner, "link", perimeter);
    expect((await open(type, perimeter, token)).statusCode).toBe(200);
    const other = await publish(type);
    expect(told(await open(type, other.perimeter, token))).toEqual([403, "scope.refused"]);
    expect(told(await by(token, "getProgress", { params: { slug: other.perimeter } }))).toEqual([403, "scope.refused"]);
  });

  test("decisions 3: who stands in for a learner sees it as they do, and keeps nothing", async () => {
    const { perimeter } = products[type];
    const { token: admin } = await server.signIn("demo_admin");
    const body = { identifier: "demo_learner", platform: "FRONT_DYNAMIC" };
    const { token } = (await by(admin, "impersonate", { body })).json();
    const before = await lookout.read();
    expect((await open(type, perimeter, token)).json()).toEqual((await open(type)).json());
    expect((await by(token, "getProgress", { params: { slug: perimeter } })).statusCode).toBe(200);
    const eventDate = at(0);
    const writes: readonly [RouteName, Sent][] = [
      [
        "saveGameProgress",
        { params: { slug: perimeter }, body: { progress: { status: "STARTED", percentage: 0, time: 0, eventDate } } },
      ],
      ["saveClassizProgress", { params: { slug: perimeter }, body: { progress: { eventDate } } }],
      ["saveAttachmentProgress", { params: { slug: perimeter }, body: { progress: { eventDate } } }],
      ["beginAttempt", { params: { slug: perimeter }, body: {} }],
      ["signSlot", { params: { slotId: perimeter } }],
    ];
    for (const [name, sent] of writes)
      expect([name, ...told(await by(token, name, sent))]).toEqual([name, 403, "scope.refused"]);
    expect(await lookout.read()).toEqual(before);
  });

  test("decisions 2: another client's is unknown, by every address that names it", async () => {
    const { perimeter, slug } = products[type];
    const { token } = await server.signIn("atelier_learner");
    const eventDate = at(0);
    const progress = { status: "STARTED", score: null, percentage: 0, time: 0, scormProperties: {}, eventDate };
    const params = { slug: perimeter };
    const before = await lookout.read();
    for (const [name, sent] of [
      [PLAY[type], { params }],
      ["getProgress", { params }],
      ["saveGameProgress", { params, body: { progress } }],
      ["saveScormProgress", { params, body: { progress } }],
      ["saveClassizProgress", { params, body: { progress } }],
      ["saveAttachmentProgress", { params, body: { progress } }],
      ["beginAttempt", { params, body: {} }],
      ["beginAttempt", { params: { slug }, body: {} }],
    ] as const)
      expect([name, ...told(await by(token, name, sent))]).toEqual([name, 404, "not-found"]);
    expect(await lookout.read()).toEqual(before);
  });
});

test("§4.161 §7.93 who opens a product has read that it opened, however they came to it; who stands in reads nothing for another", async () => {
  const [game, scorm] = [await publish("game"), await publish("scorm")];
  const unread = async () => {
    const { notifications } = (await by(learner, "listNotifications", { query: { limit: "100" } })).json();
    return notifications.flatMap(({ isRead, info }: Answered) => (isRead ? [] : (info.productSlug ?? [])));
  };
  expect(await unread()).toEqual(expect.arrayContaining([game.slug, scorm.slug]));
  const { token: admin } = await server.signIn("demo_admin");
  const body = { identifier: "demo_learner", platform: "FRONT_DYNAMIC" };
  const { token: standIn } = (await by(admin, "impersonate", { body })).json();
  for (const other of [author, standIn])
    expect((await by(other, "playerLink", { params: { slug: scorm.perimeter } })).statusCode).toBe(200);
  expect((await by(learner, "playerLink", { params: { slug: game.perimeter } })).statusCode).toBe(200);
  const left = await unread();
  expect([left.includes(game.slug), left.includes(scorm.slug)]).toEqual([false, true]);
});

test("§7.92 a learner's products are those that are asked for: by limit, slugs, types and words", async () => {
  const list = async (query: Readonly<Record<string, string>> = {}) => {
    const answer = await by(learner, "listMyProducts", { query });
    return answer.statusCode === 200 ? answer.json().products : answer.statusCode;
  };
  const all: readonly Answered[] = await list();
  expect(all.length).toBeGreaterThan(5);
  expect(await list({ limit: "all" })).toEqual(all);
  expect(await list({ limit: "2" })).toEqual(all.slice(0, 2));
  const { game, scorm } = products;
  expect((await list({ "slug[]": game.slug })).map((one: Answered) => one.perimeterSlug)).toEqual([game.perimeter]);
  expect((await list({ "slug[]": scorm.perimeter })).map((one: Answered) => one.productSlug)).toEqual([scorm.slug]);
  expect(await list({ "slug[]": "nowhere" })).toEqual([]);
  expect(await list({ "type[]": "game" })).toEqual(all.filter(({ type }) => type === "game"));
  expect(await list({ query: "A GAME" })).toEqual(all.filter(({ name }) => /a game/i.test(name)));
  expect(await list({ "type[]": "scorm", "slug[]": game.slug })).toEqual([]);
  for (const limit of ["0", "-1", "x", "10001"]) expect(await list({ limit })).toBe(422);
});

test("§3.167 §3.183 the mode of a player is its token's: NORMAL signed in and by a link, PREVIEW in a preview", async () => {
  const course = await publishCourse(server, author, "In a mode");
  const modeOf = (token: string) => {
    const payload = readTokenPayload(token);
    return readSessionMode(payload.ok ? payload.value : undefined);
  };
  const { game, scorm } = products;
  for (const [type, { slug, perimeter }] of Object.entries({ learniz: course, game, scorm })) {
    const { link } = (await by(learner, "playerLink", { params: { slug: perimeter } })).json();
    const previewed = (await by(author, "previewProduct", { params: { type, slug } })).json();
    const modes = [learner, await follow(link), previewed.token].map(modeOf);
    expect([type, ...modes]).toEqual([type, "NORMAL", "NORMAL", "PREVIEW"]);
  }
});

describe("§7.125 a game's progress", () => {
  const answers = (right: number) => ({
    answers: Object.fromEntries(["a", "b", "c", "d"].map((slug, index) => [slug, index < right])),
  });
  const go = (right: number, attempt: number, more: object = {}) => ({
    status: right >= 2 ? "COMPLETE" : "FAILED",
    score: right * 25,
    percentage: 100,
    time: right * 10,
    attempt,
    data: answers(right),
    ...more,
  });
  const save = (perimeter: string, progress: object, token = learner) =>
    by(token, "saveGameProgress", { params: { slug: perimeter }, body: { progress } });

  test("attack 82: the newest fact wins; what is older, repeated or told again changes nothing and says so", async () => {
    const { perimeter } = await publish("game");
    const [early, late] = [at(-30), at(-20)];
    const kept = (await save(perimeter, go(3, 1, { eventDate: late }))).json();
    expect(kept).toMatchObject({ accepted: true, progress: { slug: perimeter, score: 75, nbTimeDone: 1 } });
    for (const eventDate of [late, early, early, late]) {
      const answer = await save(perimeter, go(4, 2, { eventDate }));
      expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: false, progress: kept.progress }]);
    }
    expect((await open("game", perimeter)).json().progress).toEqual(kept.progress);
    const far = (await save(perimeter, go(2, 3, { eventDate: at(365 * 86_400) }))).json();
    expect(Math.abs(Date.parse(far.progress.eventDate) - server.world.clock.now())).toBeLessThan(60_000);
  });

  test("§4.60–§4.64 the strategy of the game, else of the client's games, else of the client, chooses what counts; ends are counted", async () => {
    const content = CONTENTS["game"] as { config: object };
    const { token: admin } = await server.signIn("demo_admin");
    const { id } = (await by(admin, "currentClient")).json();
    const set = (params: object) => by(admin, "updateClient", { params: { id }, body: { params } });
    const play = async (config: object) => {
      const { perimeter } = await publish("game", { ...content, config: { ...content.config, ...config } });
      for (const [index, right] of [2, 4, 3].entries())
        await save(perimeter, go(right, index + 1, { eventDate: at(-30 + index) }));
      const { progress } = (await open("game", perimeter)).json();
      return [progress.score, progress.time, progress.nbTimeDone];
    };
    expect(await play({})).toEqual([100, 40, 3]);
    await set({ strategy: "FIRST" });
    expect(await play({})).toEqual([50, 20, 3]);
    await set({ gameParams: { scoreStrategy: "LAST" } });
    expect(await play({})).toEqual([75, 30, 3]);
    expect(await play({ strategy: "FIRST" })).toEqual([50, 20, 3]);
    await set({ strategy: "DEFAULT", gameParams: { scoreStrategy: "DEFAULT" } });
  });

  test("§4.64 §7.92 a game that was failed is lost once no attempt is left, and no earlier", async () => {
    const content = CONTENTS["game"] as { config: object };
    const limited = { ...content, config: { ...content.config, maxAttempts: 2 } };
    const { slug, perimeter } = await publish("game", limited);
    const read = async () => {
      const { products } = (await by(learner, "listMyProducts", { query: { "slug[]": slug } })).json();
      return products[0].progress;
    };
    expect(await read()).toBeNull();
    await save(perimeter, go(1, 1, { eventDate: at(-30) }));
    expect(await read()).toMatchObject({ isLost: false, asked: 50 });
    await save(perimeter, go(0, 2, { eventDate: at(-20) }));
    expect(await read()).toMatchObject({ isLost: true, asked: 50 });
    const won = await publish("game", limited);
    await save(won.perimeter, go(1, 1, { eventDate: at(-30) }));
    await save(won.perimeter, go(4, 2, { eventDate: at(-20) }));
    const { products } = (await by(learner, "listMyProducts", { query: { "slug[]": won.slug } })).json();
    expect(products[0].progress).toMatchObject({ status: "COMPLETE", isLost: false });
  });

  test("decisions 8: what the answers do not give is refused and kept aside, and what is stored stays", async () => {
    const { perimeter } = await publish("game");
    const kept = (await save(perimeter, go(3, 1, { eventDate: at(-20) }))).json().progress;
    const forged = [
      { score: 100 },
      { status: "FAILED" },
      { percentage: 50 },
      { data: {} },
      { score: null },
      { status: "STARTED", percentage: 100 },
    ];
    for (const more of forged) {
      const before = (await lookout.read())["refused_progress"];
      const answer = await save(perimeter, go(3, 2, { ...more, eventDate: at(-10) }));
      expect([more, ...told(answer)]).toEqual([more, 422, "progress.impossible"]);
      expect((await lookout.read())["refused_progress"]).not.toBe(before);
    }
    expect((await by(learner, "getProgress", { params: { slug: perimeter } })).json().progress).toEqual(kept);
    expect((await save(perimeter, go(4, 2, { eventDate: at(-5) }))).json().accepted).toBe(true);
  });

  test("attack 42: numbers that are none, or out of bounds, are refused before anything is judged", async () => {
    const { perimeter } = products.game;
    const before = await lookout.read();
    for (const json of [
      '"score":1e309',
      '"score":-1',
      '"score":"100"',
      '"percentage":101',
      '"time":-1',
      '"time":1e300',
      '"attempt":1.5',
      '"score":NaN',
    ]) {
      const payload = `{"progress":{"status":"STARTED","percentage":0,"time":0,"eventDate":"${at(0)}",${json}}}`;
      const answer = await by(learner, "saveGameProgress", { params: { slug: perimeter }, payload });
      expect([json, ...told(answer)]).toEqual([json, 422, "validation"]);
    }
    expect(await lookout.read()).toEqual(before);
  });

  test("§4.66 a go at an earlier publication is judged by it; one at none is answered with what is stored", async () => {
    const { slug, perimeter, updatedAt, publishedAt } = await publish("game");
    const other = {
      ...CONTENTS["game"],
      content: { statements: [{ slug: "z", text: "z", correct: true, explanation: "" }] },
    };
    const params = { type: "game", slug };
    const saved = (await by(author, "saveProduct", { params, body: { configDraft: other, updatedAt } })).json();
    await republish(server, author, "game", slug, saved.updatedAt);
    const kept = (await save(perimeter, go(3, 1, { publishedDate: publishedAt, eventDate: at(-20) }))).json();
    expect(kept).toMatchObject({ accepted: true, progress: { score: 75, publishedDate: publishedAt } });
    expect(told(await save(perimeter, go(3, 2, { eventDate: at(-15) })))).toEqual([422, "progress.impossible"]);
    for (const publishedDate of ["2000-01-01T00:00:00.000Z", "yesterday"]) {
      const answer = await save(perimeter, go(4, 2, { publishedDate, eventDate: at(-10) }));
      expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: false, progress: kept.progress }]);
    }
    const stranger = await recruit();
    const none = await save(perimeter, go(4, 1, { publishedDate: "yesterday", eventDate: at(-10) }), stranger);
    expect(none.json()).toMatchObject({ accepted: false, progress: { status: "NOT_STARTED", nbTimeDone: 0 } });
  });

  test("attack 83: saves that cross each other lose none of the goes, and none counts twice", async () => {
    const { perimeter } = await publish("game");
    const dates = Array.from({ length: 12 }, (_, index) => at(-60 + index));
    const newest = dates.at(-1);
    const saves = dates.map((eventDate, index) => go([2, 3, 4][index % 3] ?? 2, index + 1, { eventDate }));
    const answers = await Promise.all([...saves, ...saves].map((progress) => save(perimeter, progress)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const accepted = answers.filter((answer) => answer.json().accepted).length;
    const { progress } = (await open("game", perimeter)).json();
    expect(progress).toMatchObject({ eventDate: newest, attempt: 12 });
    expect(progress.nbTimeDone).toBe(accepted);
    const best = Math.max(...answers.filter((one) => one.json().accepted).map((one) => one.json().progress.score));
    expect(progress.score).toBe(best);
  });

  test("each learner has their own, and authors see how far each is", async () => {
    const { slug, perimeter } = await publish("game");
    const second = await recruit();
    await save(perimeter, go(3, 1, { eventDate: at(-20) }));
    await save(perimeter, go(1, 1, { eventDate: at(-10) }), second);
    expect((await by(second, "getProgress", { params: { slug: perimeter } })).json().progress.score).toBe(25);
    const { learners } = (await by(author, "listLearners", { params: { type: "game", slug } })).json();
    expect(learners.map(({ status, score }: Answered) => [status, score])).toEqual([
      ["FAILED", 25],
      ["COMPLETE", 75],
    ]);
  });
});

describe("§7.127 §3.182 a package's progress", () => {
  const report = (more: object = {}) => ({
    time: 60,
    status: "STARTED",
    score: null,
    percentage: 20,
    scormProperties: { "cmi.suspend_data": "here", "cmi.core.lesson_location": "3" },
    eventDate: at(-20),
    ...more,
  });
  const save = (perimeter: string, progress: object) =>
    by(learner, "saveScormProgress", { params: { slug: perimeter }, body: { progress } });

  test("§3.182 §3.184 is given back as it was reported, for it to resume from", async () => {
    const { perimeter } = await publish("scorm");
    const { progress } = (await save(perimeter, report())).json();
    const { score: _, ...kept } = report();
    expect(progress).toEqual({ slug: perimeter, ...kept, eventDate: progress.eventDate, ...SERVERS });
    expect((await open("scorm", perimeter)).json().progress).toEqual(progress);
  });

  test("decisions 7: a value of 320,000 characters is kept, and no longer one", async () => {
    const { perimeter } = await publish("scorm");
    const data = (length: number) => ({ "cmi.suspend_data": "é".repeat(length) });
    expect((await save(perimeter, report({ scormProperties: data(320_000) }))).json().accepted).toBe(true);
    const refused = await save(perimeter, report({ scormProperties: data(320_001), eventDate: at(-10) }));
    expect(told(refused)).toEqual([422, "progress.impossible"]);
    const { progress } = (await open("scorm", perimeter)).json();
    expect(progress.scormProperties["cmi.suspend_data"]).toHaveLength(320_000);
  });

  test("decisions 8: its score is kept and told with one decimal at most, by the progress, the lists and the history", async () => {
    const { slug, perimeter } = await publish("scorm");
    const { progress } = (await save(perimeter, report({ score: 200 / 3 }))).json();
    expect(progress.score).toBe(66.7);
    const { learners } = (await by(author, "listLearners", { params: { type: "scorm", slug } })).json();
    expect(learners.map(({ score }: Answered) => score)).toEqual([66.7]);
    const scormProperties = { "cmi.core.score.raw": "7", "cmi.core.score.min": "1", "cmi.core.score.max": "10" };
    const other = await publish("scorm");
    expect((await save(other.perimeter, report({ scormProperties }))).json().progress.score).toBe(66.7);
    const entry = { slug, productPerimeterSlug: perimeter, type: "SCORM", status: "COMPLETE", score: 200 / 3 };
    const body = [{ ...entry, percentage: 100, time: 1, badge: null, eventDate: at(-5) }];
    await save(perimeter, report({ status: "COMPLETE", eventDate: at(-1) }));
    expect((await by(learner, "addHistories", { body })).statusCode).toBe(204);
    const [kept] = await lookout.find(
      `select entry ->> 'score' as score from histories where perimeter_slug = '${perimeter}'`,
    );
    expect(kept).toEqual({ score: "66.7" });
  });

  test("the total time never goes backwards, and a stale or repeated report changes nothing", async () => {
    const { perimeter } = await publish("scorm");
    await save(perimeter, report());
    const kept = (await save(perimeter, report({ time: 5, percentage: 30, eventDate: at(-10) }))).json();
    expect(kept).toMatchObject({ accepted: true, progress: { time: 60 } });
    for (const eventDate of [kept.progress.eventDate, at(-60)])
      expect((await save(perimeter, report({ time: 99, eventDate }))).json()).toEqual({ ...kept, accepted: false });
  });

  test("attack 69: a report for another learner or product is the caller's own, of the address that it was sent to", async () => {
    const [mine, other] = [await publish("scorm"), await publish("scorm")];
    const victim = await server.world.users.findByIdentifier("demo_trainer");
    const forged = { ...report(), slug: other.perimeter, userId: victim?.id, perimeterSlug: other.perimeter };
    const saved = (await save(mine.perimeter, forged)).json();
    expect(saved.progress).not.toHaveProperty("userId");
    expect(saved.progress.slug).toBe(mine.perimeter);
    expect((await open("scorm", other.perimeter)).json().progress).toBeNull();
    const { token } = await server.signIn("demo_trainer");
    expect((await open("scorm", mine.perimeter, token)).json().progress).toBeNull();
  });
});

describe("§7.135 §7.123 the others", () => {
  test("§7.135 an attachment is complete once it was opened, whatever is claimed", async () => {
    const { perimeter } = await publish("attachment");
    const progress = { status: "FAILED", percentage: 3, time: 4, eventDate: at(-10) };
    const saved = await by(learner, "saveAttachmentProgress", { params: { slug: perimeter }, body: { progress } });
    expect(saved.json()).toMatchObject({ accepted: true, progress: { status: "COMPLETE", percentage: 100, time: 4 } });
    const { products: mine } = (await by(learner, "listMyProducts")).json();
    expect(mine.find((one: Answered) => one.perimeterSlug === perimeter).progress.status).toBe("COMPLETE");
  });

  test("a progress is saved under its own type's address alone", async () => {
    const body = {
      progress: { status: "STARTED", score: null, percentage: 0, time: 0, scormProperties: {}, eventDate: at(0) },
    };
    const saves = {
      game: "saveGameProgress",
      scorm: "saveScormProgress",
      classiz: "saveClassizProgress",
      attachment: "saveAttachmentProgress",
    } as const;
    const before = await lookout.read();
    for (const [type, name] of Object.entries(saves))
      for (const other of TYPES.filter((one) => one !== type))
        expect(told(await by(learner, name, { params: { slug: products[other].perimeter }, body }))).toEqual([
          404,
          "not-found",
        ]);
    expect(await lookout.read()).toEqual(before);
  });

  test("attack 17: a preview's token saves no progress of any type", async () => {
    const { refreshToken } = (
      await by(author, "previewProduct", { params: { type: "game", slug: products.game.slug } })
    ).json();
    const { token } = (await call(server, "refresh", { body: { refreshToken } })).json();
    const params = { slug: products.game.slug };
    const body = {
      progress: { status: "STARTED", score: null, percentage: 0, time: 0, scormProperties: {}, eventDate: at(0) },
    };
    for (const name of [
      "saveGameProgress",
      "saveScormProgress",
      "saveClassizProgress",
      "saveAttachmentProgress",
    ] as const)
      expect(told(await by(token, name, { params, body }))).toEqual([403, "scope.refused"]);
    expect(told(await by(token, "beginAttempt", { params, body: {} }))).toEqual([403, "scope.refused"]);
  });

  test("§7.123 the progress in a course is told by the same call", async () => {
    const { perimeter } = await publishCourse(server, author, "A course");
    expect((await by(learner, "getProgress", { params: { slug: perimeter } })).json()).toEqual({ progress: null });
    expect(told(await by(learner, "getProgress", { params: { slug: "zzzzzzzzzz" } }))).toEqual([404, "not-found"]);
  });

  test("§3.163 §3.164 §3.168 a course is opened with its content, the progress that was saved and was not too long, its client and its place", async () => {
    const { slug, perimeter } = await publishCourse(server, author, "A place");
    const params = { perimeterSlug: perimeter };
    const token = await recruit();
    const { product } = (await by(token, "playLearniz", { params })).json();
    const progress = { ...beginProgress(product.config, perimeter).progress, eventDate: at(0) };
    expect((await by(token, "saveLearnizProgress", { params, body: { progress } })).json().accepted).toBe(true);
    const [part] = progress.chapters;
    const swollen = { ...progress, chapters: [{ ...part, note: "x".repeat(1_000_000) }], eventDate: at(1) };
    const refused = await by(token, "saveLearnizProgress", { params, body: { progress: swollen } });
    expect([...told(refused), refused.json().faults[0].message]).toEqual([
      422,
      "validation",
      "more than 1,000,000 characters",
    ]);
    const played = (await by(token, "playLearniz", { params })).json();
    expect(played.progress).toEqual({ ...progress, knownSince: expect.any(String) });
    expect(played.product).toMatchObject({ slug, config: { context: { title: "A place" } } });
    expect(played.product.clientId).toBe((await server.world.users.findByIdentifier("demo_learner"))?.clientId);
    const url = `${server.config.publicUrl}/play/${perimeter}`;
    expect(played.perimeter).toEqual({ slug: perimeter, name: "A place", url });
  });

  test("§3.218–§3.220 §3.222 an ended go is kept with all that is told of it", async () => {
    const { slug, perimeter } = products.game;
    const told = { status: "FAILED", score: 37.5, percentage: 40, time: 61.25, badge: "bronze", extra: { goes: [1] } };
    const entry = { slug, productPerimeterSlug: perimeter, type: "GAME", ...told, eventDate: at(-7) };
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, badge: "bronze" });
    expect((await by(token, "addHistories", { body: [entry] })).statusCode).toBe(204);
    const kept = await lookout.find(
      `select h.* from histories h join users u on u.id = h.user_id where u.identifier = '${identifier}'`,
    );
    expect(kept).toEqual([
      expect.objectContaining({ slug, perimeter_slug: perimeter, event_date: new Date(entry.eventDate), entry }),
    ]);
  });

  test("§7.136 §3.221 ended goes at games and packages enter the history, from a link too; another perimeter's do not", async () => {
    const entry = (type: "GAME" | "SCORM", product: PublishedProduct) => ({
      slug: product.slug,
      productPerimeterSlug: product.perimeter,
      type,
      status: "COMPLETE",
      score: 80,
      percentage: 100,
      time: 12,
      badge: type === "GAME" ? "gold" : null,
      eventDate: at(-5),
    });
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    for (const { perimeter } of [products.game, products.scorm])
      await storeGoes(server, { by: identifier, perimeter, badge: "gold" });
    const both = [entry("GAME", products.game), entry("SCORM", products.scorm)];
    expect((await by(token, "addHistories", { body: both })).statusCode).toBe(204);
    expect((await by(token, "addHistories", { body: both })).statusCode).toBe(204);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 2, badges: 1 });
    const { link } = (await by(token, "playerLink", { params: { slug: products.game.perimeter } })).json();
    const narrow = await follow(link);
    expect((await by(narrow, "addHistories", { body: [{ ...both[0], eventDate: at(-4) }] })).statusCode).toBe(204);
    expect(told(await by(narrow, "addHistories", { body: [both[1]] }))).toEqual([403, "scope.refused"]);
  });

  const goes = (perimeter: string, slug: string, many: number, more: object = {}) =>
    Array.from({ length: many }, (_, index) => ({
      ...{
        slug,
        productPerimeterSlug: perimeter,
        type: "GAME",
        status: "COMPLETE",
        score: 75,
        percentage: 100,
        time: 1,
      },
      ...{ badge: null, eventDate: at(index - 80_000), ...more },
    }));

  test("§7.136 a learner who played nothing adds nothing, however much is sent", async () => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const before = await lookout.read();
    for (let call = 0; call < 30; call += 1) {
      const body = goes(perimeter, slug, 500, { badge: `forged-${call}`, extra: "x".repeat(900) });
      expect(told(await by(token, "addHistories", { body }))).toEqual([422, "progress.impossible"]);
    }
    const large = goes(perimeter, slug, 1, { extra: "x".repeat(9_000) });
    expect(told(await by(token, "addHistories", { body: large }))).toEqual([422, "validation"]);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 0, badges: 0 });
    expect((await lookout.read())["histories"]).toBe(before["histories"]);
  });

  test("§7.136 of one learner and product the newest thousand stay; a day of offline results sent at once passes", async () => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, nbTimeDone: 500 });
    for (let call = 0; call < 3; call += 1) {
      const body = goes(perimeter, slug, 500).map((go, index) => ({
        ...go,
        eventDate: at(call * 500 + index - 80_000),
      }));
      expect((await by(token, "addHistories", { body })).statusCode).toBe(204);
    }
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 1_000, badges: 0 });
  });

  test("§7.136 a go that ended once is told by no more than three devices, however they are dated", async () => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, nbTimeDone: 1 });
    const tell = async (body: readonly object[]) => told(await by(token, "addHistories", { body }));
    const four = goes(perimeter, slug, 4);
    expect(await tell(four)).toEqual([422, "progress.impossible"]);
    expect((await by(token, "addHistories", { body: four.slice(0, 3) })).statusCode).toBe(204);
    expect((await by(token, "addHistories", { body: four.slice(1, 3) })).statusCode).toBe(204);
    expect(await tell(four.slice(3))).toEqual([422, "progress.impossible"]);
    expect((await by(token, "profileStats")).json()).toMatchObject({ attempts: 3 });
  });

  test("§7.136 a package that has not ended bears out no end", async () => {
    const { slug, perimeter } = products.scorm;
    const token = await recruit();
    const user = await server.world.users.findByIdentifier((await by(token, "me")).json().identifier);
    if (!user) throw new Error("nobody is there");
    const [entry] = goes(perimeter, slug, 1, { type: "SCORM", score: 100 });
    const store = (status: "STARTED" | "COMPLETE", eventDate: string) => {
      const result = { status, percentage: 0, score: null, time: 1 };
      const progress = { ...result, slug: perimeter, score: undefined, eventDate };
      return server.world.progress.save(user, {
        userId: user.id,
        perimeterSlug: perimeter,
        eventDate,
        progress,
        summary: result,
      });
    };
    await store("STARTED", at(-2));
    expect(told(await by(token, "addHistories", { body: [entry] }))).toEqual([422, "progress.impossible"]);
    await store("COMPLETE", at(-1));
    expect((await by(token, "addHistories", { body: [entry] })).statusCode).toBe(204);
  });

  test.each([
    ["a badge that is not stored", { badge: "gold" }],
    ["a higher score than the only go has", { score: 100 }],
    ["a thing that was not played", { slug: "elsewhere" }],
    ["a package that is a game", { type: "SCORM" }],
  ])("§7.136 %s is borne out by nothing: 422, and none is added", async (_, more) => {
    const { slug, perimeter } = products.game;
    const token = await recruit();
    const { identifier } = (await by(token, "me")).json();
    await storeGoes(server, { by: identifier, perimeter, score: 75, nbTimeDone: 1 });
    const [good] = goes(perimeter, slug, 1);
    const answer = await by(token, "addHistories", { body: [good, { ...good, ...more }] });
    expect([...told(answer), answer.json().faults[0].path]).toEqual([422, "progress.impossible", [1]]);
    expect((await by(token, "addHistories", { body: [good] })).statusCode).toBe(204);
  });
});
