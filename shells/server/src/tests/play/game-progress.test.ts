// Knows how the progress of a game that is a product is guarded (§7.125).
// @module-tag wide
import { describe, expect, test } from "vitest";
import {
  at,
  author,
  by,
  learner,
  lookout,
  open,
  openPlays,
  products,
  publish,
  recruit,
  server,
  told,
} from "../../testing/play-desk.ts";
import { CONTENTS, republish } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

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
