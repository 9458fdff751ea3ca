// Knows that each answer of an attempt that ended is a row, once, and is told in words to who may see the learners.
// @module-tag wide
import { readdirSync, readFileSync } from "node:fs";
import { GAME_TYPES, sampleGame, scoreGame, solveGame } from "@academiz/domain/games";
import { findGame } from "@academiz/domain/interactivities";
import { type CompiledLearniz, compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { applyInteractivityUpdate, createProgress, type LearnizProgress, transition } from "@academiz/domain/progress";
import { SCORE_STRATEGIES, type ScoreStrategy } from "@academiz/domain/scoring";
import { beforeAll, describe, expect, test } from "vitest";
import { countStatements } from "../../../../../adapters/postgres/src/testing/count-statements.ts";
import {
  at,
  author,
  by,
  learner,
  lookout,
  openPlays,
  publish,
  recruit,
  server,
  told,
} from "../../testing/play-desk.ts";
import { CONTENTS, type PublishedProduct, republish } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

const DRIZZLE = new URL("../../../../../adapters/postgres/drizzle/", import.meta.url);
const LEARNER = "demo_learner";

const list = async (type: string, slug: string, identifier = LEARNER, query: Record<string, string> = {}) =>
  (await by(author, "listAnswers", { params: { type, slug, identifier }, query })).json();
/** Rows as they lie, but for when they were told. */
const readRows = (perimeter: string) =>
  lookout.find(
    `select u.identifier, place, attempt, item, number, score, kind, answer::text, verdict, credit
     from answers join users u on u.id = user_id where perimeter_slug = '${perimeter}' order by 1, 2, 3, 5`,
  );

describe("of a game that is a product", () => {
  const go = (right: number, attempt: number, seconds: number, more: object = {}) => ({
    ...{ status: right >= 2 ? "COMPLETE" : "FAILED", score: right * 25, percentage: 100, time: 5, attempt },
    data: { answers: Object.fromEntries(["a", "b", "c", "d"].map((slug, index) => [slug, index < right])) },
    ...{ eventDate: at(seconds), ...more },
  });
  const save = (perimeter: string, progress: object, token = learner) =>
    by(token, "saveGameProgress", { params: { slug: perimeter }, body: { progress } });

  test("§7.125 each attempt has its answers, whichever counts; resent and in any order they are the same", async () => {
    const goes = [go(3, 1, -60), go(1, 2, -50), go(4, 3, -40)];
    const orders = [
      [0, 1, 2],
      [2, 0, 1, 0, 2, 2],
      [1, 1, 2, 0],
    ];
    const rows = [];
    for (const order of orders) {
      const { slug, perimeter } = await publish("game");
      for (const index of order) await save(perimeter, goes[index] ?? {});
      rows.push((await readRows(perimeter)).map(({ place, ...row }) => [place === slug, row]));
      const { attempts, meta } = await list("game", slug);
      expect(meta.totalItems).toBe(3);
      expect(attempts.map((one: Answered) => [one.attempt, one.score, one.at, one.answers.length])).toEqual([
        [3, 100, goes[2]?.eventDate, 4],
        [2, 25, goes[1]?.eventDate, 4],
        [1, 75, goes[0]?.eventDate, 4],
      ]);
    }
    expect(rows[0]).toHaveLength(12);
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[2]).toEqual(rows[0]);
  });

  test("§3.92 they are told in the words of what is published; what is asked no more says so", async () => {
    const { slug, perimeter, updatedAt } = await publish("game");
    await save(perimeter, go(3, 1, -60));
    const [attempt] = (await list("game", slug)).attempts;
    expect(attempt).toMatchObject({ place: slug, title: "A game", page: null });
    expect(attempt.answers[0]).toEqual({ item: "a", words: "a", said: [true], verdict: "right", right: null });
    expect(attempt.answers[3]).toEqual({ item: "d", words: "d", said: [false], verdict: "wrong", right: true });
    const content = { statements: [{ slug: "a", text: "Another", correct: true, explanation: "" }] };
    const params = { type: "game", slug };
    const body = { configDraft: { ...CONTENTS["game"], content }, updatedAt };
    const saved = (await by(author, "saveProduct", { params, body })).json();
    await republish(server, author, "game", slug, saved.updatedAt);
    const [later] = (await list("game", slug)).attempts;
    expect(later.answers.map(({ words, verdict }: Answered) => [words, verdict])).toEqual([
      ["Another", "right"],
      [null, "right"],
      [null, "right"],
      [null, "wrong"],
    ]);
  });

  test("decisions 8: what is refused, has not ended, or is past what the author allows has none", async () => {
    const { slug, perimeter } = await publish("game", {
      ...CONTENTS["game"],
      config: { ...(CONTENTS["game"] as { config: object }).config, maxAttempts: 2 },
    });
    expect(told(await save(perimeter, go(3, 1, -60, { score: 100 })))).toEqual([422, "progress.impossible"]);
    await save(perimeter, { ...go(3, 1, -50), status: "STARTED", score: null });
    await save(perimeter, go(2, 1, -40));
    await save(perimeter, go(2, 9, -45));
    await save(perimeter, go(2, 1, -48, { score: 25 }));
    expect((await list("game", slug)).attempts).toMatchObject([{ attempt: 1, score: 50 }]);
  });

  test("decisions 2: they are told page by page, of that learner, in that product, to who may see the learners", async () => {
    const [{ slug, perimeter }, other] = [await publish("game"), await publish("game")];
    for (const attempt of [1, 2, 3]) await save(perimeter, go(attempt, attempt, attempt - 60));
    const page = await list("game", slug, LEARNER, { page: "2", limit: "2" });
    expect([page.attempts.length, page.meta]).toEqual([1, { totalItems: 3, page: 2, limit: 2 }]);
    for (const [place, identifier] of [
      [other.slug, LEARNER],
      [slug, "demo_nobody"],
    ] as const)
      expect((await list("game", place, identifier)).attempts).toEqual([]);
    const params = { type: "game", slug, identifier: LEARNER };
    expect(told(await by(learner, "listAnswers", { params }))[0]).toBe(403);
    expect(told(await by(author, "listAnswers", { params: { ...params, type: "learniz" } }))[0]).toBe(404);
  });

  test("§7.14 they go with the account", async () => {
    const { perimeter } = await publish("game");
    const token = await recruit();
    await save(perimeter, go(3, 1, -60), token);
    expect(await readRows(perimeter)).toHaveLength(4);
    const [row] = await readRows(perimeter);
    const gone = await server.world.users.findByIdentifier(String(row?.["identifier"]));
    await server.world.users.remove({ clientId: gone?.clientId ?? "" }, [gone?.id ?? ""], server.world.dice.createId);
    expect(await readRows(perimeter)).toEqual([]);
  });
});

describe("of a course", () => {
  const quiz = (gameType: (typeof GAME_TYPES)[number], config: object = {}) => {
    let state = 1;
    const dice = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const { title, content } = sampleGame(gameType, "EN", dice);
    const params = { config: { gameType, ...config }, content };
    return {
      ...{ slug: `quiz-${gameType}`, type: "game", weight: 1, description: title, data: {} },
      medias: [{ slug: `media-${gameType}`, params }],
    };
  };
  const makeCourse = (config: object = {}) => ({
    ...{ version: "1.11.0", local: "EN", context: { title: "Every game" } },
    chapters: [
      {
        ...{ slug: "chapter", title: "Chapter" },
        slides: [
          { slug: "slide", description: "All of them", interactivities: GAME_TYPES.map((type) => quiz(type, config)) },
        ],
      },
    ],
  });

  interface Played extends PublishedProduct {
    readonly course: CompiledLearniz;
    readonly first: LearnizProgress;
  }
  async function publishCourse(config: object = {}): Promise<Played> {
    const product = await publish("learniz", makeCourse(config));
    const answer = (await by(learner, "playLearniz", { params: { perimeterSlug: product.perimeter } })).json();
    const loaded = loadLearniz(answer.product.config);
    if (!loaded.ok) throw new Error("the course cannot be read");
    const course = compileLearniz(loaded.value.learniz);
    return { ...product, course, first: createProgress(course, product.perimeter) };
  }
  const games = ({ course }: Played) =>
    course.slides.flatMap(({ slide }) =>
      slide.interactivities.flatMap((one) => {
        const game = findGame(one);
        return game?.ok ? [{ slug: one.slug, game: game.value }] : [];
      }),
    );
  const answerAll = (
    played: Played,
    progress: LearnizProgress,
    attempt: number,
    isRight: boolean,
    strategy: ScoreStrategy,
  ) =>
    games(played).reduce((before, { slug, game }) => {
      const data = isRight ? solveGame(game) : solveGame(game, 0, 99);
      const { status, score } = scoreGame(game, data);
      const update = { slug, status, data, attempt, ...(score !== undefined && { score }) };
      return applyInteractivityUpdate(played.course, before, update, strategy).progress;
    }, progress);
  const save = ({ perimeter }: Played, progress: LearnizProgress, seconds: number, token = learner) =>
    by(token, "saveLearnizProgress", {
      params: { perimeterSlug: perimeter },
      body: { progress: { ...progress, eventDate: at(seconds) } },
    });

  let played: Played;
  beforeAll(async () => {
    played = await publishCourse();
  });

  test("§7.122 of every type, each item has a row, as many right as its score says, and all are told in words", async () => {
    const done = answerAll(played, played.first, 1, false, "BEST_SCORE");
    expect((await save(played, done, -60)).json().accepted).toBe(true);
    const { attempts, meta } = await list("learniz", played.slug);
    expect(meta.totalItems).toBe(GAME_TYPES.length);
    for (const { slug, game } of games(played)) {
      const result = scoreGame(game, solveGame(game, 0, 99));
      const told = attempts.find(({ place }: Answered) => place === slug);
      expect([slug, told.page, told.score]).toEqual([slug, "All of them", result.score ?? null]);
      expect(told.answers.map(({ item }: Answered) => item)).toEqual(result.items.map((one) => one.slug));
      const right = (one: { readonly right?: boolean }) => one.right === true;
      expect(told.answers.filter(({ verdict }: Answered) => verdict === "right")).toHaveLength(
        result.items.filter(right).length,
      );
      expect(told.answers.every(({ words, said }: Answered) => words && !said.includes(null))).toBe(true);
    }
  });

  test.each(SCORE_STRATEGIES)(
    "§4.60–§4.62 %s: resent and in any order, what is saved leaves the same rows",
    async (strategy) => {
      const course = await publishCourse({ strategy });
      const saves: [LearnizProgress, number][] = [];
      let progress = course.first;
      for (const [index, isRight] of [false, true, false].entries()) {
        progress = answerAll(course, progress, index + 1, isRight, strategy);
        saves.push([progress, -60 + 10 * index]);
        progress = transition(course.course, progress, { type: "time.passed", seconds: 5 }, {}).progress;
        saves.push([progress, -55 + 10 * index]);
      }
      const found: (readonly object[])[] = [];
      for (const order of [
        [0, 1, 2, 3, 4, 5],
        [5, 4, 3, 2, 1, 0, 5, 3],
        [2, 0, 2, 5, 1, 3, 4],
      ]) {
        const before = new Set((await readRows(course.perimeter)).map(({ identifier }) => identifier));
        const token = await recruit();
        for (const index of order) {
          const [sent, seconds] = saves[index] as [LearnizProgress, number];
          expect((await save(course, sent, seconds, token)).statusCode).toBe(200);
        }
        const rows = (await readRows(course.perimeter)).filter(({ identifier }) => !before.has(identifier));
        found.push(rows.map(({ identifier: _, ...row }) => row));
      }
      expect(found[0]?.length).toBeGreaterThan(0);
      expect(found[1]).toEqual(found[0]);
      expect(found[2]).toEqual(found[0]);
    },
  );

  test("decisions 1: a save that tells of answers asks the database no more often than one that does not", async () => {
    const token = await recruit();
    await save(played, played.first, -90, token);
    const count = async (progress: LearnizProgress, seconds: number) =>
      (
        await countStatements(async () =>
          expect((await save(played, progress, seconds, token)).json().accepted).toBe(true),
        )
      ).statements;
    // What ends a course is followed along the paths that it stands on: both are of one that has ended.
    const ended = answerAll(played, played.first, 1, false, "BEST_SCORE");
    await save(played, ended, -85, token);
    const without = await count({ ...ended, time: ended.time + 1 }, -80);
    expect(await count(answerAll(played, ended, 1, true, "BEST_SCORE"), -70)).toBe(without);
  });

  test("what was stored before is told by the migration’s job as a save told of it, in portions, once", async () => {
    const migration = readdirSync(DRIZZLE).find((name) => name.includes("answers_one_by_one")) ?? "";
    const begin = readFileSync(new URL(migration, DRIZZLE), "utf8").split("--> statement-breakpoint").at(-1) ?? "";
    const game = await publish("game");
    const body = (slug: string, right: boolean) => ({
      ...{ status: right ? "COMPLETE" : "FAILED", score: right ? 100 : 0, percentage: 100, time: 5, attempt: 1 },
      ...{ eventDate: at(-50), data: { answers: Object.fromEntries([...slug].map((one) => [one, right])) } },
    });
    await by(learner, "saveGameProgress", {
      params: { slug: game.perimeter },
      body: { progress: body("abcd", false) },
    });
    const old = [played.perimeter, game.perimeter];
    const before = await Promise.all(old.map(readRows));
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    await lookout.find("delete from answers");
    await lookout.find("update progress set answers_version = null");
    for (const _ of [1, 2]) {
      await lookout.find(begin.replace("1 hour", "0 hours"));
      expect(await server.runJobs()).toEqual([]);
      expect(await Promise.all(old.map(readRows))).toEqual(before);
    }
    const { clientId } = (await server.world.users.findByIdentifier(LEARNER)) ?? { clientId: "" };
    expect(await server.world.answers.listUntold({ clientId }, null, 9)).toEqual([]);
  });
});
