// Knows what becomes of one learner's product when an author lets them begin anew, or gives them more than everybody
// (0093).
import type { ProductType } from "@academiz/domain/catalog";
import { applyScroll, applySlideChange, loadProgress } from "@academiz/domain/progress";
import { MOST_ATTEMPTS_A_DAY } from "@academiz/domain/sequences";
import { describe, expect, test } from "vitest";
import { beginProgress } from "../../testing/author.ts";
import { finishCourse, publishCertified } from "../../testing/finish-course.ts";
import { at, author, by, openPlays, publish, recruit, server, told } from "../../testing/play-desk.ts";
import type { PublishedProduct } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

const WHY = "Ill for two weeks";
const identify = async (token: string): Promise<string> => (await by(token, "me")).json().identifier;
const reset = async (type: ProductType, { slug }: PublishedProduct, token: string, reason = WHY) =>
  by(author, "resetLearner", { params: { type, slug, identifier: await identify(token) }, body: { reason } });
const listed = async ({ perimeter }: PublishedProduct, token: string): Promise<Answered> =>
  (await by(token, "listMyProducts", { query: { "slug[]": perimeter } })).json().products[0];
const go = (right: number, attempt: number, more: object = {}) => ({
  ...{ time: 1, percentage: 100, attempt, status: right >= 2 ? "COMPLETE" : "FAILED", score: right * 25 },
  data: { answers: Object.fromEntries(["a", "b", "c", "d"].map((slug, index) => [slug, index < right])) },
  ...{ eventDate: at(0), ...more },
});
const play = async ({ perimeter }: PublishedProduct, token: string, progress: object): Promise<Answered> => {
  const answer = await by(token, "saveGameProgress", { params: { slug: perimeter }, body: { progress } });
  return answer.json();
};
const GAME = { config: { gameType: "VRAI_FAUX", local: "EN", victoryThreshold: 50, maxAttempts: 2 } };
const content = async () => {
  const { CONTENTS } = await import("../../testing/publish.ts");
  return { ...CONTENTS.game, ...GAME };
};

describe("0093 a learner begins anew", () => {
  test("at a game: the goes no longer count against the limit, another window brings nothing back, answers stay", async () => {
    const [game, token] = [await publish("game", await content()), await recruit()];
    await play(game, token, go(0, 1, { eventDate: at(-20) }));
    await play(game, token, go(1, 2, { eventDate: at(-10) }));
    expect((await play(game, token, go(4, 3))).accepted ?? "refused").toBe("refused");
    const { resets } = (await reset("game", game, token)).json();
    expect(resets).toMatchObject([{ reason: WHY, status: "FAILED", score: 25, by: expect.any(String) }]);
    expect(await listed(game, token)).toMatchObject({ progress: null, restart: { reason: WHY } });
    const current = (await by(token, "getProgress", { params: { slug: game.perimeter } })).json();
    const stored = current.progress;
    expect(current.begunAnew).toMatchObject({ reason: WHY, by: expect.stringMatching(/\S/) });
    // A window that was open all the while.
    const late = await play(game, token, go(4, 2, { eventDate: at(5) }));
    expect(late).toEqual({ accepted: false, progress: stored });
    const again = await play(game, token, go(4, 1, { eventDate: at(6), resetAt: stored.resetAt }));
    expect(again).toMatchObject({ accepted: true, progress: { score: 100, nbTimeDone: 1, resetAt: stored.resetAt } });
    const identifier = await identify(token);
    const params = { type: "game", slug: game.slug, identifier };
    const { attempts } = (await by(author, "listAnswers", { params })).json();
    expect(attempts.map(({ attempt, score }: Answered) => [attempt, score])).toEqual([
      [1, 100],
      [0, 25],
      [-1, 0],
    ]);
    expect(await listed(game, token)).toMatchObject({ progress: { status: "COMPLETE" } });
  });

  test("twice: what was set aside twice stays apart, and nothing is set aside where nothing was begun", async () => {
    const [game, token] = [await publish("game"), await recruit()];
    expect(told(await reset("game", game, token))).toEqual([409, "learner.not-begun"]);
    for (const right of [1, 2]) {
      const { progress } = (await by(token, "getProgress", { params: { slug: game.perimeter } })).json();
      await play(game, token, go(right, 1, { eventDate: at(right), ...(progress && { resetAt: progress.resetAt }) }));
      expect((await reset("game", game, token)).statusCode).toBe(200);
      expect(told(await reset("game", game, token))).toEqual([409, "learner.not-begun"]);
    }
    const params = { type: "game", slug: game.slug, identifier: await identify(token) };
    const { attempts } = (await by(author, "listAnswers", { params })).json();
    expect(attempts.map(({ attempt, score }: Answered) => [attempt, score])).toEqual([
      [0, 50],
      [-1, 25],
    ]);
  });

  test("at a course: an open window is answered with nothing begun, and what its player then sends is kept", async () => {
    const [course, token] = [await publishCertified(server, author), await recruit()];
    await finishCourse(server, token, course.perimeter);
    const params = { perimeterSlug: course.perimeter };
    const open = (await by(token, "playLearniz", { params })).json();
    expect((await reset("learniz", course, token)).statusCode).toBe(200);
    const old = { ...open.progress, eventDate: at(5), time: 61 };
    const late = (await by(token, "saveLearnizProgress", { params, body: { progress: old } })).json();
    expect(late).toMatchObject({ accepted: false, progress: { resetAt: expect.any(String) } });
    expect(await listed(course, token)).toMatchObject({ progress: null, restart: { reason: WHY } });
    const fresh = (await by(token, "playLearniz", { params })).json();
    const { course: compiled } = beginProgress(fresh.product.config, course.perimeter);
    const loaded = loadProgress(compiled, fresh.progress, course.perimeter);
    expect([loaded.notices, loaded.progress.status]).toEqual([[], "NOT_STARTED"]);
    const entered = applySlideChange(compiled, loaded.progress, { chapterIndex: 0, slideIndex: 0 }).progress;
    const progress = { ...applyScroll(compiled, entered).progress, eventDate: at(6) };
    const saved = (await by(token, "saveLearnizProgress", { params, body: { progress } })).json();
    expect(saved).toMatchObject({ accepted: true, progress: { status: "COMPLETE" } });
  });

  test("at a package: an earlier launch stores nothing more, a new one begins without its data", async () => {
    const [pack, token] = [await publish("scorm"), await recruit()];
    const params = { slug: pack.perimeter };
    const launch = async () => (await by(token, "launchScorm", { params, body: {} })).json().commit.launch;
    const report = async (id: string, suspended: string, seconds: number) => {
      const scormProperties = { version: "1.2", item: "i1", items: { i1: { "cmi.suspend_data": suspended } } };
      const progress = {
        time: 5,
        status: "STARTED",
        score: null,
        percentage: 20,
        scormProperties,
        eventDate: at(seconds),
      };
      return (await by(token, "saveScormProgress", { params, body: { launch: id, progress } })).json();
    };
    const first = await launch();
    expect(await report(first, "far", -5)).toMatchObject({ accepted: true });
    expect((await reset("scorm", pack, token)).statusCode).toBe(200);
    expect(await report(first, "further", 5)).toMatchObject({ accepted: false });
    const played = (await by(token, "playScorm", { params })).json();
    expect(played.progress).not.toHaveProperty("scormProperties");
    expect(await report(await launch(), "anew", 6)).toMatchObject({ accepted: true, progress: { time: 5 } });
  });

  test("at a smart sequence: goes are set aside with their answers, and say so", async () => {
    const [sequence, token] = [await publish("smart-sequence"), await recruit()];
    const params = { slug: sequence.perimeter };
    const begin = async () => (await by(token, "beginAttempt", { params, body: {} })).json().slug;
    const answer = async (attemptSlug: string) =>
      by(token, "answerAttempt", {
        params: { productPerimeterSlug: sequence.perimeter, attemptSlug },
        body: { sequences: [{ uuid: "theme-1", questionsAnswered: [{ uuid: "q1", answers: ["yes"], time: 3 }] }] },
      });
    const first = await begin();
    await answer(first);
    expect((await reset("smart-sequence", sequence, token)).statusCode).toBe(200);
    expect(told(await answer(first))).toEqual([409, "attempt.set-aside"]);
    expect((await by(token, "playSequence", { params })).json().attempts).toEqual([]);
    expect((await answer(await begin())).statusCode).toBe(200);
    const listing = { type: "smart-sequence", slug: sequence.slug, identifier: await identify(token) };
    const { attempts } = (await by(author, "listAnswers", { params: listing })).json();
    expect(attempts.map(({ attempt }: Answered) => attempt)).toEqual([1, 0]);
  });

  test("what they did before is told to them as earlier, with who let them begin anew and why", async () => {
    const [game, token] = [await publish("game"), await recruit()];
    const end = async (right: number, eventDate: string, more: object = {}) => {
      await play(game, token, go(right, 1, { eventDate, ...more }));
      const ended = { slug: game.slug, productPerimeterSlug: game.perimeter, type: "GAME", badge: null, eventDate };
      const { status, score, percentage, time } = go(right, 1);
      const body = [{ ...ended, status, score, percentage, time }];
      expect((await by(token, "addHistories", { body })).statusCode).toBe(204);
    };
    await end(3, at(-20));
    const history = async () => (await by(token, "listMyHistory", { query: { product: game.slug } })).json();
    const learnt = async () =>
      (await by(token, "readMyLearning")).json().products.find(({ slug }: Answered) => slug === game.slug);
    expect((await history()).plays).toEqual([expect.not.objectContaining({ setAside: expect.anything() })]);
    expect(await history()).toMatchObject({ best: 75 });
    expect(await learnt()).not.toHaveProperty("begunAnew");
    expect((await reset("game", game, token)).statusCode).toBe(200);
    const deed = { at: expect.any(String), by: expect.stringMatching(/\S/), reason: WHY };
    expect(await listed(game, token)).toMatchObject({ restart: deed });
    expect(await learnt()).toMatchObject({ progress: null, begunAnew: deed });
    expect(await history()).toMatchObject({ plays: [{ score: 75, setAside: deed }], total: 1, best: null });
    const { resetAt } = (await by(token, "getProgress", { params: { slug: game.perimeter } })).json().progress;
    await end(2, at(9), { resetAt });
    const { plays, best } = await history();
    expect(plays.map(({ score, setAside }: Answered) => [score, setAside?.reason])).toEqual([
      [50, undefined],
      [75, WHY],
    ]);
    expect(best).toBe(50);
    const admin = (await server.signIn("demo_admin")).token;
    const { users } = (
      await by(admin, "listUsers", { query: { query: (await identify(token)).replace("demo_", "") } })
    ).json();
    const id = users[0].id;
    const page = (await by(admin, "readPersonLearning", { params: { id } })).json();
    expect(page.plays.map(({ setAside }: Answered) => setAside?.reason)).toEqual([undefined, WHY]);
  });

  test("what they do afterwards counts, also by a clock that is some minutes slow", async () => {
    const [game, token] = [await publish("game"), await recruit()];
    await play(game, token, go(1, 1, { eventDate: at(-200) }));
    await reset("game", game, token);
    const { resetAt } = (await by(token, "getProgress", { params: { slug: game.perimeter } })).json().progress;
    await play(game, token, go(2, 1, { eventDate: at(5), resetAt }));
    const { data: _answers, attempt: _first, ...end } = go(2, 1);
    const ended = { ...end, slug: game.slug, productPerimeterSlug: game.perimeter, type: "GAME", badge: null };
    const body = [{ ...ended, eventDate: at(-240) }];
    for (let times = 0; times < 2; times += 1) expect((await by(token, "addHistories", { body })).statusCode).toBe(204);
    const { plays, best } = (await by(token, "listMyHistory", { query: { product: game.slug } })).json();
    expect(plays).toEqual([expect.not.objectContaining({ setAside: expect.anything() })]);
    expect(best).toBe(50);
  });

  test("twenty times at most, as each keeps what was stored", async () => {
    const [game, token] = [await publish("game"), await recruit()];
    let resetAt: string | undefined;
    const playAndReset = async (turn: number) => {
      await play(game, token, go(2, 1, { eventDate: at(turn), resetAt }));
      const answer = await reset("game", game, token);
      resetAt = (await by(token, "getProgress", { params: { slug: game.perimeter } })).json().progress.resetAt;
      return answer;
    };
    for (let turn = 1; turn <= 20; turn += 1) expect((await playAndReset(turn)).statusCode).toBe(200);
    expect(told(await playAndReset(21))).toEqual([409, "learner.too-many"]);
    expect(await listed(game, token)).toMatchObject({ progress: { status: "COMPLETE" } });
  });

  test("at a smart sequence: goes that were set aside still count against those of a day", async () => {
    const [sequence, token] = [await publish("smart-sequence"), await recruit()];
    const params = { slug: sequence.perimeter };
    const begin = () => by(token, "beginAttempt", { params, body: {} });
    const answerNext = async () => {
      const body = { sequences: [{ uuid: "theme-1", questionsAnswered: [{ uuid: "q1", answers: ["yes"], time: 3 }] }] };
      const { slug } = (await begin()).json();
      const answered = { productPerimeterSlug: sequence.perimeter, attemptSlug: slug };
      expect((await by(token, "answerAttempt", { params: answered, body })).statusCode).toBe(200);
    };
    for (let many = 0; many < MOST_ATTEMPTS_A_DAY; many += 1) await answerNext();
    expect((await reset("smart-sequence", sequence, token)).statusCode).toBe(200);
    expect(told(await begin())).toEqual([429, "attempts.too-many"]);
  });

  test("what is too much to keep is refused, also from before", async () => {
    const [pack, token] = [await publish("scorm"), await recruit()];
    const params = { slug: pack.perimeter };
    const { launch } = (await by(token, "launchScorm", { params, body: {} })).json().commit;
    const report = (suspended: string, seconds: number) => {
      const scormProperties = { version: "1.2", item: "i1", items: { i1: { "cmi.suspend_data": suspended } } };
      const told = { time: 5, status: "STARTED", score: null, percentage: 20, scormProperties, eventDate: at(seconds) };
      return by(token, "saveScormProgress", { params, body: { launch, progress: told } });
    };
    expect((await report("far", -5)).statusCode).toBe(200);
    expect((await reset("scorm", pack, token)).statusCode).toBe(200);
    expect(told(await report("x".repeat(3_000_001), 5))).toEqual([422, "validation"]);
  });

  test("they are told with a link to the product, also who resets themselves", async () => {
    const game = await publish("game");
    for (const token of [await recruit(), author]) {
      await play(game, token, go(1, 1));
      await reset("game", game, token);
      const { notifications } = (await by(token, "listNotifications")).json();
      expect(notifications[0]).toMatchObject({ info: { productSlug: game.slug } });
    }
  });

  test("an author who writes again goes on with their open conversation", async () => {
    const [game, token] = [await publish("game"), await recruit()];
    await by((await server.signIn("demo_admin")).token, "nameExperts", { body: { isEnabled: true, experts: [] } });
    const params = { type: "game", slug: game.slug, identifier: await identify(token) };
    const write = async (text: string, writer = author): Promise<string> =>
      (await by(writer, "writeToLearner", { params, body: { text } })).json().conversation;
    const first = await write("How far are you?");
    expect(await write("And now?")).toBe(first);
    const { messages } = (await by(token, "readConversation", { params: { slug: first } })).json();
    expect(messages.map(({ text }: Answered) => text)).toEqual(["How far are you?", "And now?"]);
    expect(await write("From me", (await server.signIn("demo_admin")).token)).not.toBe(first);
    await by(author, "settleConversation", { params: { slug: first }, body: { isClosed: true } });
    expect(await write("Something else")).not.toBe(first);
  });

  test("not where the result follows from something else, and not for a stranger", async () => {
    const token = await recruit();
    const section = await publish("section");
    expect(told(await reset("section", section, token))).toEqual([409, "learner.computed"]);
    const classroom = await publish("classiz");
    expect(told(await reset("classiz", classroom, token))).toEqual([409, "learner.attended"]);
    const params = { type: "classiz", slug: classroom.slug, identifier: "demo_nobody" };
    expect(told(await by(author, "resetLearner", { params, body: { reason: WHY } }))).toEqual([404, "not-found"]);
  });
});

describe("decisions 4 a learner is given more than everybody", () => {
  const settle = async ({ slug }: PublishedProduct, window: object) => {
    const { audience, name } = (await by(author, "productPerimeter", { params: { slug } })).json();
    const body = { name, audience, from: null, until: null, due: null, ...window };
    expect((await by(author, "settlePerimeter", { params: { slug }, body })).statusCode).toBe(200);
  };
  const extend = async ({ slug }: PublishedProduct, token: string, given: object, type: ProductType = "game") =>
    by(author, "extendLearner", {
      params: { type, slug, identifier: await identify(token) },
      body: { until: null, due: null, attempts: 0, reason: WHY, ...given },
    });
  const end = async ({ slug }: PublishedProduct, token: string) =>
    by(author, "endExtension", { params: { type: "game", slug, identifier: await identify(token) } });

  test("a later end and a later deadline hold for them alone, until they are taken back", async () => {
    const [game, token, other] = [await publish("game"), await recruit(), await recruit()];
    await settle(game, { until: at(60), due: at(30) });
    const given = { until: at(7_200), due: at(3_600) };
    expect((await extend(game, token, given)).json().extension).toMatchObject({ ...given, reason: WHY });
    expect(await listed(game, token)).toMatchObject({ dueAt: given.due, given: { until: given.until, attempts: 0 } });
    await settle(game, { until: at(-1) });
    expect(await listed(game, other)).toBeUndefined();
    expect(await listed(game, token)).toMatchObject({ given: { until: given.until } });
    expect(await play(game, token, go(4, 1))).toMatchObject({ accepted: true });
    expect((await end(game, token)).json().extension).toBeNull();
    expect(await listed(game, token)).toBeUndefined();
    expect(told(await end(game, token))).toEqual([404, "not-found"]);
  });

  test("a later end holds for the section and the path that the product leads on, and for who stands in for them", async () => {
    const [part, token] = [await publish("game"), await recruit()];
    const details = { productsSlugs: [{ slug: part.slug }] };
    const section = await publish("section", { context: { title: "A section" }, sectionDetails: details });
    const task = { slug: "task", type: "task", taskType: "game", productSlug: part.slug, next: ["end"] };
    const [start, last] = [
      { slug: "start", type: "event", eventType: "START", next: ["task"] },
      { slug: "end", type: "event", eventType: "END" },
    ];
    const path = await publish("coursiz", { context: { title: "A path" }, nodes: [start, task, last] });
    expect((await by(token, "beginPath", { params: { slug: path.perimeter } })).statusCode).toBe(200);
    for (const [type, product] of [
      ["section", section],
      ["coursiz", path],
    ] as const) {
      await settle(product, { until: at(60) });
      expect((await extend(product, token, { until: at(7_200) }, type)).statusCode).toBe(200);
      await settle(product, { until: at(-1) });
    }
    expect(await play(part, token, go(4, 1))).toMatchObject({ accepted: true });
    expect(await listed(section, token)).toMatchObject({ progress: { status: "COMPLETE" } });
    expect(await listed(path, token)).toMatchObject({ progress: { status: "COMPLETE" } });
    const admin = (await server.signIn("demo_admin")).token;
    const params = { platform: "LEARNIZ", slug: path.perimeter };
    const body = { identifier: await identify(token), mode: "impersonated" };
    expect(told(await by(admin, "impersonationLink", { params, body }))).not.toContain("not-found");
  });

  test("a classroom ends for everybody at once", async () => {
    const [classroom, token] = [await publish("classiz"), await recruit()];
    await settle(classroom, { until: at(60) });
    expect(told(await extend(classroom, token, { until: at(90) }, "classiz"))).toEqual([409, "learner.not-extended"]);
    await settle(classroom, { until: at(60), due: at(30) });
    expect(told(await extend(classroom, token, { until: at(90) }, "classiz"))).toEqual([422, "validation"]);
    expect((await extend(classroom, token, { due: at(40) }, "classiz")).statusCode).toBe(200);
  });

  test("more attempts are counted by the player and by the server", async () => {
    const [game, token] = [await publish("game", await content()), await recruit()];
    for (const attempt of [1, 2]) await play(game, token, go(0, attempt, { eventDate: at(attempt - 10) }));
    const left = async () => {
      const params = { type: "game", slug: game.slug };
      return (await by(author, "listLearners", { params })).json().learners[0].attemptsLeft;
    };
    expect(await listed(game, token)).toMatchObject({ progress: { isLost: true } });
    expect(await left()).toBe(0);
    expect((await extend(game, token, { attempts: 1 })).statusCode).toBe(200);
    const given = { attempts: 1, by: expect.stringMatching(/\S/), reason: WHY };
    expect(await listed(game, token)).toMatchObject({ progress: { isLost: false }, given });
    expect(await left()).toBe(1);
    const played = (await by(token, "playGame", { params: { slug: game.perimeter } })).json();
    expect(played.product.config.config.maxAttempts).toBe(3);
    expect(await play(game, token, go(4, 3))).toMatchObject({ accepted: true, progress: { nbTimeDone: 3 } });
    expect((await play(game, token, go(4, 4, { eventDate: at(9) }))).accepted).toBeUndefined();
  });

  test("nothing is given that everybody has, or that bounds nobody", async () => {
    const [game, token] = [await publish("game"), await recruit()];
    expect(told(await extend(game, token, { due: at(9) }))).toEqual([409, "learner.not-extended"]);
    await settle(game, { due: at(60) });
    for (const given of [{ due: at(30) }, { until: at(90) }, { attempts: 1 }, {}, { due: "soon" }])
      expect(told(await extend(game, token, given))).toEqual([422, "validation"]);
  });
});
