// Knows that each answer to a question of a smart sequence is a row, once, with the go that it is part of; and what
// authors learn from them: who answered what, what all of them come to, and how difficult the questions are.
// @module-tag wide
import { computeChance } from "@academiz/domain/sequences";
import { describe, expect, test } from "vitest";
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
import { CONTENTS } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

const readRows = (perimeter: string) =>
  lookout.find(
    `select place, attempt, item, number, score, kind, answer::text, verdict, credit, time, published_at is not null as told
     from answers where perimeter_slug = '${perimeter}' order by attempt, number`,
  );
const begin = async (perimeter: string, token = learner): Promise<Answered> =>
  (await by(token, "beginAttempt", { params: { slug: perimeter }, body: {} })).json();
const give = (theme: string, answers: Readonly<Record<string, readonly string[]>>) => ({
  uuid: theme,
  questionsAnswered: Object.entries(answers).map(([uuid, chosen]) => ({ uuid, answers: chosen, time: 3 })),
});
const answer = (perimeter: string, attempt: Answered, sequences: readonly object[], token = learner) =>
  by(token, "answerAttempt", {
    params: { productPerimeterSlug: perimeter, attemptSlug: attempt.slug },
    body: { sequences },
  });
const FIRST = [give("theme-1", { q1: ["yes"] })];
const ALL = [give("theme-1", { q1: ["yes"], q2: ["no"] }), give("theme-2", { q3: ["words"] })];
const params = (slug: string) => ({ type: "smart-sequence", slug });
const list = async (slug: string): Promise<Answered> =>
  (await by(author, "listAnswers", { params: { ...params(slug), identifier: "demo_learner" } })).json();

describe("§4.158 §4.159 answers of goes", () => {
  test("are rows as they come, once however often they are sent, and have the score of their go once it is over", async () => {
    const { slug, perimeter } = await publish("smart-sequence");
    const go = await begin(perimeter);
    await Promise.all([1, 2, 3].map(() => answer(perimeter, go, FIRST)));
    const row = (item: string, number: number, more: object) => ({
      ...{ place: slug, attempt: 1, item, number, score: null, kind: "choice", time: 3, told: true, ...more },
    });
    const q1 = { answer: '["yes"]', verdict: "right", credit: 1 };
    expect(await readRows(perimeter)).toEqual([row("q1", 0, q1)]);
    await Promise.all([1, 2].map(() => answer(perimeter, go, ALL)));
    const score = 50;
    const rows = [
      row("q1", 0, { ...q1, score }),
      row("q2", 1, { answer: '["no"]', verdict: "wrong", credit: 0, score }),
      row("q3", 2, { answer: '"words"', kind: "fill-in", verdict: null, credit: null, score }),
    ];
    expect(await readRows(perimeter)).toEqual(rows);
    expect(told(await answer(perimeter, go, ALL))).toEqual([409, "attempt.finished"]);
    expect(await readRows(perimeter)).toEqual(rows);
    await answer(perimeter, await begin(perimeter), FIRST);
    expect((await readRows(perimeter)).slice(3)).toEqual([{ ...row("q1", 0, q1), attempt: 2 }]);
  });

  test("what is refused leaves no row", async () => {
    const { perimeter } = await publish("smart-sequence");
    const go = await begin(perimeter);
    expect(told(await answer(perimeter, go, [give("theme-1", { q1: ["yes"], zz: ["no"] })]))).toEqual([
      422,
      "progress.impossible",
    ]);
    expect(await readRows(perimeter)).toEqual([]);
  });

  test("are told to the author in words, the newest go first", async () => {
    const { slug, perimeter } = await publish("smart-sequence", {
      ...CONTENTS["smart-sequence"],
      sequences: [
        {
          uuid: "theme-1",
          title: "Fire",
          questions: ["q1", "q2"].map((uuid) => ({
            ...{ uuid, text: `Asked ${uuid}` },
            answers: [
              { uuid: "yes", text: "Yes!", correct: true },
              { uuid: "no", text: "No!" },
            ],
          })),
        },
      ],
    });
    await answer(perimeter, await begin(perimeter), [give("theme-1", { q1: ["yes"], q2: ["no"] })]);
    expect(await list(slug)).toMatchObject({
      attempts: [
        {
          ...{ attempt: 1, score: 50 },
          answers: [
            { item: "q1", words: "Asked q1", said: ["Yes!"], verdict: "right", right: null },
            { item: "q2", words: "Asked q2", said: ["No!"], verdict: "wrong", right: "Yes!" },
          ],
        },
      ],
      meta: { totalItems: 1 },
    });
  });

  test("goes that were stored before are filled in by the job, and nothing twice", async () => {
    const { perimeter } = await publish("smart-sequence");
    await answer(perimeter, await begin(perimeter), ALL);
    await answer(perimeter, await begin(perimeter), FIRST);
    const before = await readRows(perimeter);
    await lookout.find(`delete from answers where perimeter_slug = '${perimeter}' and item <> 'q2' returning item`);
    for (const round of [1, 2]) {
      await lookout.find(
        `insert into jobs (id, client_id, type, lane, asker_id, asker_client_id, input, state, due_at, created_at)
         select gen_random_uuid(), client_id, 'answers-filling', 'answers-filling', user_id, client_id, '{}', 'queued', now(), now()
         from attempts where perimeter_slug = '${perimeter}' limit 1 returning id`,
      );
      expect(await server.runJobs(), `round ${round}`).toEqual([]);
      expect(await readRows(perimeter)).toEqual(before);
    }
  });

  test("go with their learner", async () => {
    const { perimeter } = await publish("smart-sequence");
    const token = await recruit();
    await answer(perimeter, await begin(perimeter, token), ALL, token);
    const owner = await lookout.find(`select user_id from answers where perimeter_slug = '${perimeter}' limit 1`);
    await lookout.find(`delete from users where id = '${owner[0]?.["user_id"]}' returning id`);
    expect(await readRows(perimeter)).toEqual([]);
  });
});

describe("what authors learn from them", () => {
  test("decisions 3 the questions are analysed in the statistics, in the order of the sequence, with the scores", async () => {
    const { slug, perimeter } = await publish("smart-sequence");
    for (const right of [true, false, true]) {
      const token = await recruit();
      const sequences = [give("theme-2", { q3: ["so"] }), give("theme-1", { q2: ["yes"], q1: [right ? "yes" : "no"] })];
      await answer(perimeter, await begin(perimeter, token), sequences, token);
    }
    const admin = (await server.signIn("demo_admin")).token;
    await by(admin, "computeStatistics");
    server.advance(11_000);
    expect(await server.runJobs()).toEqual([]);
    const report = (
      await by(author, "readProductStatistics", { params: params(slug), query: { period: "all" } })
    ).json();
    expect(report).toMatchObject({ learners: 3, completions: 3, scored: 3, scores: [0, 0, 0, 0, 0, 1, 0, 0, 0, 2] });
    expect(
      report.items.map(({ item, answered, right, difficulty }: Answered) => [item, answered, right, difficulty]),
    ).toEqual([
      ["q1", 3, 2, expect.closeTo(2 / 3, 2)],
      ["q2", 3, 3, 1],
      ["q3", 3, 0, null],
    ]);
  });

  test("decisions 9 how difficult questions are is read out of their first answers, by authors of the client alone", async () => {
    const levels = [1, 2, 3, 3, 1];
    /** The author was wrong of the last one: it is as difficult as the third. */
    const difficulties = [-1, 0, 1, 1, 1];
    const questions = levels.map((level, place) => ({
      ...{ uuid: `q${place}`, text: `Asked ${place}`, level },
      answers: [{ uuid: "yes", correct: true }, { uuid: "no" }],
    }));
    const { slug, perimeter } = await publish("smart-sequence", {
      ...CONTENTS["smart-sequence"],
      sequences: [{ uuid: "theme", title: "Fire", questions }],
    });
    const read = async () => (await by(author, "readLevels", { params: { slug } })).json();
    expect(await read()).toMatchObject({ newestAt: null, learners: 0 });
    let state = 5;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const some = await server.world.users.findByIdentifier("demo_learner");
    if (!some) throw new Error("no learner");
    const addLearner = async (index: number) => {
      const id = server.world.dice.createId();
      await server.world.users.add({ ...some, id, login: `many${index}`, identifier: `demo_many${index}` });
      const ability = [-1.4, -0.7, 0, 0.7, 1.4][index % 5] ?? 0;
      const answers = difficulties.map((one, number) => {
        const isRight = random() < computeChance(ability, one);
        const verdict = isRight ? ("right" as const) : ("wrong" as const);
        return {
          ...{ item: `q${number}`, number, kind: "choice" as const, time: 3 },
          ...{ answer: ["yes"], verdict, credit: 0 },
        };
      });
      await server.world.answers.addGo(some, {
        ...{ userId: id, perimeterSlug: perimeter, place: slug, attempt: 1, at: at(-index), publishedAt: at(-900) },
        ...{ score: 50, answers },
      });
    };
    for (let index = 0; index < 100; index += 1) await addLearner(index);
    const found = await read();
    expect(found).toMatchObject({ learners: 100, newestAt: expect.any(String), computedAt: expect.any(String) });
    expect(found.questions.map(({ answers }: Answered) => answers)).toEqual([100, 100, 100, 100, 100]);
    const [easiest, , , , last] = found.questions;
    expect(last.estimate.level).toBeGreaterThan(1.8);
    expect(last.level).toBeGreaterThan(1);
    expect(easiest.estimate.level).toBeLessThan(last.estimate.level);
    // What somebody answers again says nothing more of it.
    const wrong = give("theme", Object.fromEntries(levels.map((_, place) => [`q${place}`, ["no"]])));
    await answer(perimeter, await begin(perimeter), [wrong]);
    const once = await read();
    await answer(perimeter, await begin(perimeter), [wrong]);
    expect([once.learners, (await read()).questions]).toEqual([101, once.questions]);
    expect(told(await by(learner, "readLevels", { params: { slug } }))).toEqual([403, "role.refused"]);
    expect(told(await by(author, "readLevels", { params: { slug: "zzzzzzzzzz" } }))).toEqual([404, "not-found"]);
  });
});

test("decisions 9 two questions of one uuid are refused, in words that name them; nothing is stored of it", async () => {
  const { slug } = await publish("smart-sequence");
  const { updatedAt } = (await by(author, "getProduct", { params: params(slug) })).json();
  const asked = (uuid: string, text: string) => ({
    uuid,
    text,
    answers: [{ uuid: "yes", correct: true }, { uuid: "no" }],
  });
  const configDraft = {
    ...CONTENTS["smart-sequence"],
    sequences: [
      { uuid: "a", questions: [asked("q1", "What burns?"), asked("q2", "What does not?")] },
      { uuid: "b", questions: [asked("q1", "What melts?")] },
    ],
  };
  const sent = await by(author, "saveProduct", { params: params(slug), body: { configDraft, updatedAt } });
  expect([sent.statusCode, sent.json().detail, sent.json().faults]).toEqual([
    422,
    "questions.twice",
    [
      {
        path: ["sequences", 1, "questions", 0, "uuid"],
        message: '"What melts?" goes by q1, as a question before it does',
      },
    ],
  ]);
  for (const name of ["createProduct", "duplicateProduct"] as const) {
    const made = await by(author, name, { params: params(slug), body: { name: "Twins", configDraft } });
    expect(told(made)).toEqual([422, "questions.twice"]);
  }
  const after = (await by(author, "getProduct", { params: params(slug) })).json();
  expect(after.updatedAt).toBe(updatedAt);
});
