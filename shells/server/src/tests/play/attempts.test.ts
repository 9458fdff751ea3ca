// Knows that goes at smart sequences are their learner's own, end once, and are what the progress is made of
// (§3.209–§3.213, §4.154–§4.159).
// @module-tag wide
import type { RouteName } from "@academiz/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "../../testing/author.ts";
import { giveNarrowToken } from "../../testing/narrow-token.ts";
import { CONTENTS, type PublishedProduct, publishProduct, republish } from "../../testing/publish.ts";
import { type Answered, call, type Sent } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;

let server: TestServer;
let lookout: Lookout;
let author: string;
let learner: string;
let product: PublishedProduct;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  author = (await server.signIn("demo_author")).token;
  learner = (await server.signIn("demo_learner")).token;
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});
beforeEach(async () => {
  product = await publishProduct(server, author, "smart-sequence");
});

const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const begin = async (token = learner): Promise<Answered> =>
  (await by(token, "beginAttempt", { params: { slug: product.perimeter }, body: {} })).json();
const give = (uuid: string, answers: Readonly<Record<string, readonly string[]>>) => ({
  uuid,
  questionsAnswered: Object.entries(answers).map(([question, chosen]) => ({
    uuid: question,
    answers: chosen,
    time: 5,
  })),
});
const answer = (
  attempt: { slug: string },
  sequences: readonly object[],
  token = learner,
  perimeter = product.perimeter,
) =>
  by(token, "answerAttempt", {
    params: { productPerimeterSlug: perimeter, attemptSlug: attempt.slug },
    body: { sequences },
  });
const ALL = (first: string, second = first) => [
  give("theme-1", { q1: [first], q2: [second] }),
  give("theme-2", { q3: ["words"] }),
];
const play = async (token = learner): Promise<Answered> =>
  (await by(token, "playSequence", { params: { slug: product.perimeter } })).json();

describe("§3.202 §3.206 what its player is told of its place", () => {
  const read = async (token = learner): Promise<Answered> =>
    (await by(token, "playSequence", { params: { slug: product.perimeter } })).json();

  /** A path has no step that is a sequence itself: it stands in a section. */
  const publishPath = () => {
    const sectionDetails = { productsSlugs: [{ slug: product.slug }] };
    return publishProduct(server, author, "coursiz", {
      context: { title: "A path" },
      nodes: [
        { slug: "start", type: "event", eventType: "START", next: ["a"] },
        { slug: "a", type: "task", taskType: "section", sectionDetails, next: ["end"] },
        { slug: "end", type: "event", eventType: "END", next: [] },
      ],
    });
  };

  test("the path that the learner is on and that leads to it, as long as both are", async () => {
    const path = await publishPath();
    expect(await read()).toMatchObject({ product: { visible: true }, frontDynamicPerimeterSlug: null });
    await by(learner, "beginPath", { params: { slug: path.perimeter } });
    expect((await read()).frontDynamicPerimeterSlug).toBe(path.perimeter);
    const link = await giveNarrowToken(server, learner, "link", product.perimeter);
    expect((await read(link)).frontDynamicPerimeterSlug).toBe(path.perimeter);
    const other = (await server.signIn("demo_manager")).token;
    expect((await read(other)).frontDynamicPerimeterSlug).toBeNull();
    const preview = await giveNarrowToken(server, author, "preview", product.slug);
    const tried = (await by(preview, "playSequence", { params: { slug: product.slug } })).json();
    expect(tried.frontDynamicPerimeterSlug).toBeNull();
    await lookout.find(
      `update path_runs set is_ended = true, state = (state::jsonb || '{"isEnded": true}')::json where perimeter_slug = '${path.perimeter}'`,
    );
    expect((await read()).frontDynamicPerimeterSlug).toBeNull();
  });

  test("a path that is withdrawn leads to nothing; an author reads that nobody finds it", async () => {
    const path = await publishPath();
    await by(learner, "beginPath", { params: { slug: path.perimeter } });
    await by(author, "withdrawProduct", { params: { type: "coursiz", slug: path.slug }, body: {} });
    expect((await read()).frontDynamicPerimeterSlug).toBeNull();
    await by(author, "withdrawProduct", { params: { type: "smart-sequence", slug: product.slug }, body: {} });
    const preview = await giveNarrowToken(server, author, "preview", product.slug);
    const tried = (await by(preview, "playSequence", { params: { slug: product.slug } })).json();
    expect(tried.product.visible).toBe(false);
  });
});

describe("§4.155 §4.156 §7.133 beginning", () => {
  test("makes a go with a slug, by the perimeter or the product; asked twice it is the same one", async () => {
    const attempt = await begin();
    expect(attempt).toEqual({
      slug: expect.stringMatching(/^[a-z0-9]{10}$/),
      status: "NOT_STARTED",
      publishedAt: expect.any(String),
      createdAt: expect.any(String),
      finishedAt: null,
      rules: { strategy: "LINEAR", seed: attempt.slug },
      sequences: [],
      contentStat: null,
    });
    expect(await begin()).toEqual(attempt);
    expect((await by(learner, "beginAttempt", { params: { slug: product.slug }, body: {} })).json()).toEqual(attempt);
    expect((await play()).attempts).toEqual([attempt]);
    await answer(attempt, [give("theme-1", { q1: ["yes"] })]);
    expect((await begin()).slug).not.toBe(attempt.slug);
  });

  test("asked twenty times at once it is one", async () => {
    const begun = await Promise.all(Array.from({ length: 20 }, () => begin()));
    expect(new Set(begun.map(({ slug }) => slug)).size).toBe(1);
  });

  test("§2.8 §4.157 in a preview nothing is stored", async () => {
    const token = await giveNarrowToken(server, author, "preview", product.slug);
    const before = await lookout.read();
    expect(told(await by(token, "beginAttempt", { params: { slug: product.slug }, body: {} }))).toEqual([
      403,
      "scope.refused",
    ]);
    expect(told(await answer({ slug: "preview" }, [], token, product.slug))).toEqual([403, "scope.refused"]);
    expect(await lookout.read()).toEqual(before);
  });

  test("through a link, of its own perimeter alone", async () => {
    const token = await giveNarrowToken(server, learner, "link", product.perimeter);
    expect((await begin(token)).status).toBe("NOT_STARTED");
    const other = await publishProduct(server, author, "smart-sequence");
    for (const slug of [other.perimeter, other.slug, "zzzzzzzzzz"])
      expect(told(await by(token, "beginAttempt", { params: { slug }, body: {} }))).toEqual([403, "scope.refused"]);
  });
});

describe("§4.158 §4.159 §7.134 answering", () => {
  test("§3.205 §3.207 §3.210 §3.211 §3.212 §3.213 sends all sequences and stores what they come to: STARTED while questions remain, COMPLETE when all are answered", async () => {
    const attempt = await begin();
    const first = (await answer(attempt, [give("theme-1", { q1: ["yes"] })])).json();
    expect(first).toMatchObject({
      slug: attempt.slug,
      status: "STARTED",
      finishedAt: null,
      sequences: [give("theme-1", { q1: ["yes"] })],
      contentStat: { questions: 3, answered: 1, judged: 1, right: 1, score: null, time: 5 },
    });
    expect((await play()).progress).toMatchObject({ status: "STARTED", percentage: 100 / 3, time: 5, nbTimeDone: 0 });
    const last = (await answer(attempt, ALL("yes", "no"))).json();
    expect(last).toMatchObject({
      status: "COMPLETE",
      finishedAt: expect.any(String),
      contentStat: {
        questions: 3,
        answered: 3,
        judged: 2,
        right: 1,
        score: 50,
        time: 15,
        sequences: [
          { uuid: "theme-1", questions: 2, answered: 2, judged: 2, right: 1 },
          { uuid: "theme-2", questions: 1, answered: 1, judged: 0, right: 0 },
        ],
      },
    });
    expect((await play()).attempts).toEqual([last]);
    expect((await play()).progress).toMatchObject({ status: "COMPLETE", score: 50, percentage: 100, nbTimeDone: 1 });
    const { products } = (await by(learner, "listMyProducts")).json();
    const mine = products.find((one: Answered) => one.perimeterSlug === product.perimeter);
    expect(mine.progress).toMatchObject({ status: "COMPLETE", score: 50, time: 15 });
  });

  test("attack 85: after its end a go takes no more answers, and nothing changes", async () => {
    const attempt = await begin();
    await answer(attempt, ALL("no"));
    const before = await lookout.read();
    for (const more of [ALL("yes"), ALL("no"), []])
      expect(told(await answer(attempt, more))).toEqual([409, "attempt.finished"]);
    expect(await lookout.read()).toEqual(before);
  });

  test("attack 85: another learner's go is unknown, and so is one at another product", async () => {
    const attempt = await begin();
    const { token } = await server.signIn("demo_trainer");
    const theirs = (await server.signIn("atelier_learner")).token;
    const other = await publishProduct(server, author, "smart-sequence");
    const before = await lookout.read();
    expect(told(await answer(attempt, ALL("yes"), token))).toEqual([404, "not-found"]);
    expect(told(await answer(attempt, ALL("yes"), learner, other.perimeter))).toEqual([404, "not-found"]);
    expect(told(await answer(attempt, ALL("yes"), theirs))).toEqual([404, "not-found"]);
    expect(told(await answer({ slug: "zzzzzzzzzz" }, ALL("yes")))).toEqual([404, "not-found"]);
    expect(await lookout.read()).toEqual(before);
    expect((await play(token)).attempts).toEqual([]);
  });

  test("themes and questions that the content does not have are refused with where they are", async () => {
    const attempt = await begin();
    const before = await lookout.read();
    const refused = await answer(attempt, [give("theme-1", { q3: [] }), give("theme-9", {})]);
    expect(told(refused)).toEqual([422, "progress.impossible"]);
    expect(refused.json().faults.map(({ path }: Answered) => path)).toEqual([
      ["sequences", 0, "questionsAnswered", 0],
      ["sequences", 1, "uuid"],
    ]);
    expect(await lookout.read()).toEqual(before);
  });

  test("attack 83: answers that cross each other, and are sent again, are all kept, each question's first", async () => {
    const attempt = await begin();
    await answer(attempt, [give("theme-1", { q1: ["yes"] })]);
    const pieces = [
      give("theme-1", { q1: ["no"] }),
      give("theme-1", { q2: ["yes"] }),
      give("theme-1", { q1: ["no"], q2: ["yes"] }),
    ];
    const answers = await Promise.all([...pieces, ...pieces].map((piece) => answer(attempt, [piece])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await play()).attempts[0].sequences).toEqual([give("theme-1", { q1: ["yes"], q2: ["yes"] })]);
  });

  test("a go is judged by the publication in which it was begun", async () => {
    const attempt = await begin();
    await answer(attempt, [give("theme-1", { q1: ["yes"] })]);
    const params = { type: "smart-sequence", slug: product.slug };
    const other = { ...CONTENTS["smart-sequence"], sequences: [{ uuid: "new", questions: [{ uuid: "n1" }] }] };
    const saved = (
      await by(author, "saveProduct", { params, body: { configDraft: other, updatedAt: product.updatedAt } })
    ).json();
    await republish(server, author, "smart-sequence", product.slug, saved.updatedAt);
    expect((await answer(attempt, ALL("yes"))).json()).toMatchObject({
      status: "COMPLETE",
      contentStat: { score: 100 },
    });
    const next = await begin();
    expect(told(await answer(next, ALL("yes")))).toEqual([422, "progress.impossible"]);
    expect((await answer(next, [give("new", { n1: ["x"] })])).json()).toMatchObject({ status: "COMPLETE" });
  });
});

describe("§4.60–§4.64 the progress follows the goes", () => {
  test.each([
    ["BEST_SCORE", 100, "COMPLETE"],
    ["LAST", 50, "COMPLETE"],
    ["FIRST", 0, "FAILED"],
  ])("by %s", async (strategy, score, status) => {
    const content = { ...CONTENTS["smart-sequence"], config: { local: "EN", strategy, victoryThreshold: 40 } };
    product = await publishProduct(server, author, "smart-sequence", content);
    for (const [first, second] of [
      ["no", "no"],
      ["yes", "yes"],
      ["yes", "no"],
    ] as const)
      expect((await answer(await begin(), ALL(first, second))).statusCode).toBe(200);
    const { progress, attempts } = await play();
    expect(attempts.map((one: Answered) => one.status)).toEqual(["FAILED", "COMPLETE", "COMPLETE"]);
    expect(progress).toMatchObject({ score, status, percentage: 100, time: 45, nbTimeDone: 3 });
  });

  test("where the content names no strategy the client's counts, for its games before its own", async () => {
    const { token } = await server.signIn("demo_admin");
    const { id } = (await by(token, "currentClient")).json();
    const set = (params: object) => by(token, "updateClient", { params: { id }, body: { params } });
    const content = { ...CONTENTS["smart-sequence"], config: { local: "EN" } };
    product = await publishProduct(server, author, "smart-sequence", content);
    await answer(await begin(), ALL("yes"));
    await set({ strategy: "LAST" });
    await answer(await begin(), ALL("no"));
    expect((await play()).progress.score).toBe(0);
    await set({ gameParams: { scoreStrategy: "BEST_SCORE" } });
    await answer(await begin(), ALL("yes", "no"));
    expect((await play()).progress).toMatchObject({ score: 100, nbTimeDone: 3 });
    await set({ strategy: "DEFAULT", gameParams: { scoreStrategy: "DEFAULT" } });
  });
});

describe("goes hold their bounds", () => {
  const TEXTS = Array.from({ length: 10 }, (_, at) => `w${at}`);
  const WORDY = {
    ...CONTENTS["smart-sequence"],
    sequences: [{ uuid: "words", questions: TEXTS.map((uuid) => ({ uuid })) }],
  };
  const long = (texts: number) => [
    {
      uuid: "words",
      questionsAnswered: TEXTS.map((uuid) => ({ uuid, answers: Array(texts).fill("x".repeat(2_000)) })),
    },
  ];
  const kept = async () => (await lookout.read())["attempts"];

  test.runIf(isLong)(
    "§3.207 a learner who begins goes without end is told so, when there is room again, and nothing more is kept; the rest are told without their answers",
    async () => {
      product = await publishProduct(server, author, "smart-sequence", WORDY);
      const again = async () =>
        by((await server.signIn("demo_learner")).token, "beginAttempt", {
          params: { slug: product.perimeter },
          body: {},
        });
      let begun = 0;
      for (let day = 0; day < 5; day += 1) {
        learner = (await server.signIn("demo_learner")).token;
        for (let go = 0; go < 40; go += 1) {
          const attempt = await begin();
          // The last of the day, and of all, takes no more room when it is asked for again.
          if (go === 39) expect((await begin()).slug).toBe(attempt.slug);
          expect((await answer(attempt, long(day === 0 && go < 10 ? 12 : 0))).json().status).toBe("COMPLETE");
          begun += 1;
        }
        const refused = await again();
        if (day < 4) {
          expect(told(refused)).toEqual([429, "attempts.too-many"]);
          const wait = Number(refused.headers["retry-after"]);
          expect(wait).toBeLessThanOrEqual(86_400);
          server.advance((wait - 30) * 1_000);
          expect(told(await again())).toEqual([429, "attempts.too-many"]);
          server.advance(86_400_000);
        } else expect(told(refused)).toEqual([409, "attempts.used-up"]);
      }
      expect(begun).toBe(200);
      server.advance(30 * 86_400_000);
      learner = (await server.signIn("demo_learner")).token;
      author = (await server.signIn("demo_author")).token;
      const before = await kept();
      const more = await Promise.all(
        Array.from({ length: 200 }, () =>
          by(learner, "beginAttempt", { params: { slug: product.perimeter }, body: {} }),
        ),
      );
      expect(new Set(more.map((one) => String(told(one))))).toEqual(new Set(["409,attempts.used-up"]));
      expect(await kept()).toBe(before);
      const played = await by(learner, "playSequence", { params: { slug: product.perimeter } });
      const { attempts, progress } = played.json();
      expect([attempts.length, progress.nbTimeDone]).toEqual([200, 200]);
      expect(attempts.filter((one: Answered) => one.sequences.length > 0).map(({ slug }: Answered) => slug)).toEqual(
        [...new Set([progress.attempt, attempts.at(-1).slug])].filter((slug) => slug !== null),
      );
      expect(attempts[0]).toEqual({
        ...attempts[0],
        status: "COMPLETE",
        finishedAt: expect.any(String),
        sequences: [],
        contentStat: { questions: 10, answered: 10, judged: 0, right: 0, score: null, time: 0, sequences: [] },
      });
      expect(played.body.length).toBeLessThan(200_000);
    },
  );

  test("§4.61 the go that counts is told whole beside the newest, and another learner begins as ever", async () => {
    const content = { ...CONTENTS["smart-sequence"], config: { local: "EN", strategy: "BEST_SCORE" } };
    product = await publishProduct(server, author, "smart-sequence", content);
    for (const [first, second] of [
      ["no", "no"],
      ["yes", "yes"],
      ["yes", "no"],
      ["no", "yes"],
    ] as const)
      await answer(await begin(), ALL(first, second));
    const { attempts, progress } = await play();
    expect(attempts.map((one: Answered) => one.sequences.length > 0)).toEqual([false, true, false, true]);
    expect(attempts.map((one: Answered) => one.contentStat.score)).toEqual([0, 100, 50, 50]);
    expect([progress.attempt, progress.score]).toEqual([attempts[1].slug, 100]);
    const { token } = await server.signIn("demo_trainer");
    expect((await begin(token)).status).toBe("NOT_STARTED");
  });

  test("§2.34 a go that was begun is gone on with, however many were begun after it", async () => {
    const first = await begin();
    await answer(first, [give("theme-1", { q1: ["yes"] })]);
    await answer(await begin(), [give("theme-1", { q1: ["no"] })]);
    await begin();
    const { attempts } = await play();
    expect(attempts.map((one: Answered) => [one.status, one.sequences.length, one.rules !== null])).toEqual([
      ["STARTED", 1, true],
      ["STARTED", 1, true],
      ["NOT_STARTED", 0, true],
    ]);
  });

  test("decisions 9 the rules stay with the go; what they have not asked is refused, and its end is theirs", async () => {
    const questions = [1, 2, 2, 3, 3].map((level, at) => ({
      uuid: `q${at}`,
      level,
      answers: [{ uuid: "yes", correct: true }, { uuid: "no" }],
    }));
    const adaptive = { strategy: "MASTERY", right: 2, last: 2, most: 5 };
    product = await publishProduct(server, author, "smart-sequence", {
      context: { title: "Mastery" },
      config: { local: "EN", adaptive },
      sequences: [{ uuid: "s", title: "S", questions }],
    });
    const go = await begin();
    expect(go.rules).toEqual({ ...adaptive, seed: go.slug });
    expect(told(await answer(go, [give("s", { q0: ["yes"] })]))).toEqual([422, "progress.impossible"]);
    const middle = give("s", { q1: ["yes"], q2: ["yes"] });
    expect((await answer(go, [middle])).json()).toMatchObject({ status: "STARTED", contentStat: { score: null } });
    const whole = (await answer(go, [give("s", { q3: ["yes"], q4: ["yes"] })])).json();
    expect(whole).toMatchObject({
      status: "COMPLETE",
      contentStat: { answered: 4, right: 4, score: 100, sequences: [{ isMastered: true, level: 3, levels: 3 }] },
    });
    expect((await play()).progress).toMatchObject({ status: "COMPLETE", score: 100, percentage: 100 });
  });

  test("§3.212 answers beyond those of a question, of a go and of the content are refused in few words, and nothing is kept of them", async () => {
    product = await publishProduct(server, author, "smart-sequence", WORDY);
    const wordy = await begin();
    await answer(wordy, [give("words", { w0: ["kept"] })]);
    const own = product;
    product = await publishProduct(server, author, "smart-sequence");
    const choices = await begin();
    const before = await lookout.read();
    const huge = Array.from({ length: 50 }, (_, at) => ({
      uuid: "theme-1",
      questionsAnswered: Array.from({ length: 1_000 }, (_, n) => ({ uuid: `q${at}-${n}`, answers: [] })),
    }));
    const answers = [
      await answer(wordy, long(15), learner, own.perimeter),
      await answer(wordy, [give("words", { w1: Array(21).fill("x") })], learner, own.perimeter),
      await answer(choices, [give("theme-1", { q1: ["yes", "no", "yes"] })]),
      await answer(choices, huge),
    ];
    for (const refused of answers) {
      expect(told(refused)).toEqual([422, "progress.impossible"]);
      expect(refused.body.length).toBeLessThan(20_000);
    }
    expect(await lookout.read()).toEqual(before);
    expect((await answer(choices, ALL("yes"))).statusCode).toBe(200);
  });
});
