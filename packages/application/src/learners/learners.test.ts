import type { Result } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { AnswersPage, LearnerAttempt, LearnerRow, Trouble } from "../ports/index.ts";
import {
  answersMachine,
  connectAnswers,
  connectLearners,
  connectWaiting,
  learnersMachine,
  waitingMachine,
  writeAnswers,
} from "./index.ts";

const row: LearnerRow = {
  identifier: "demo_lea",
  name: "Léa Martin",
  status: "STARTED",
  percentage: 40,
  score: null,
  time: 90,
  eventDate: "2026-11-21T10:00:00.000Z",
  isLost: false,
};

test("a list of learners that could not be loaded says why, and can be loaded again", async () => {
  const answers: Result<readonly LearnerRow[], Trouble>[] = [
    { ok: false, error: { kind: "offline", detail: "network" } },
    { ok: true, value: [row] },
  ];
  const load = async () => answers.shift() ?? { ok: true as const, value: [] };
  const actor = createActor(learnersMachine, { input: { load, criteria: "fire" } });
  actor.start();
  expect(connectLearners(actor.getSnapshot()).phase).toBe("loading");
  const failed = await waitFor(actor, (state) => state.matches("failed"));
  expect(connectLearners(failed).trouble?.kind).toBe("offline");
  actor.send({ type: "retry.asked" });
  const ready = await waitFor(actor, (state) => state.matches("ready"));
  expect(connectLearners(ready)).toMatchObject({
    phase: "ready",
    rows: [row],
    isEmpty: false,
    pageCount: 1,
    trouble: null,
  });
});

const attempt: LearnerAttempt = {
  ...{ place: "quiz", title: "Fire", page: "Drill", attempt: 2, at: "2026-11-21T10:00:00.000Z", score: 50 },
  answers: [
    { item: "a", words: "=1+1", said: ["\t@home", null], verdict: "right", right: null },
    { item: "b", words: null, said: [true], verdict: "wrong", right: false },
    { item: "c", words: "Looked; at", said: [], verdict: null, right: null },
  ],
};

test("§3.92 an attempt tells how many answers are right, out of those that can be, a page at a time", async () => {
  const page: AnswersPage = { attempts: [attempt, { ...attempt, attempt: 1 }], total: 41 };
  const asked: object[] = [];
  const load = async (criteria: object) => {
    asked.push(criteria);
    return { ok: true as const, value: page };
  };
  const actor = createActor(answersMachine, { input: { load, criteria: { identifier: "demo_lea", page: 1 } } }).start();
  await waitFor(actor, (state) => state.matches("ready"));
  actor.send({ type: "criteria.changed", criteria: { identifier: "demo_lea", page: 3 } });
  const view = connectAnswers(await waitFor(actor, (state) => state.matches("ready")));
  expect(view).toMatchObject({ page: 3, pageCount: 3, range: { first: 41, total: 41 }, isEmpty: false });
  expect(view.rows.map(({ rightCount, judgedCount }) => [rightCount, judgedCount])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(new Set(view.rows.map(({ key }) => key)).size).toBe(2);
  expect(asked).toHaveLength(2);
});

test("attack 70: no answer of a learner becomes a formula in the file", () => {
  const words = {
    head: ["Game", "Page", "Attempt", "When", "Score", "Question", "Answer", "Result", "Right answer"],
    number: (attempt: number) => (attempt > 0 ? String(attempt) : `before ${1 - attempt}`),
    gone: "gone",
    say: String,
    judge: String,
  } as const;
  expect(writeAnswers([attempt], words, ";").split("\r\n")).toEqual([
    "\u{FEFF}Game;Page;Attempt;When;Score;Question;Answer;Result;Right answer",
    "Fire;Drill;2;2026-11-21T10:00:00.000Z;50;'=1+1;\"'\t@home, null\";right;",
    "Fire;Drill;2;2026-11-21T10:00:00.000Z;50;gone;true;wrong;false",
    'Fire;Drill;2;2026-11-21T10:00:00.000Z;50;"Looked; at";;null;',
    "",
  ]);
  expect(writeAnswers([{ ...attempt, attempt: -1 }], words, ";")).toContain(";before 2;");
});

test("decisions 4 people who have not begun are searched page by page, with the deadline of the product", async () => {
  const due = "2026-01-01T09:00:00.000Z";
  const learners = [{ id: "1", identifier: "demo_ada", login: "ada", name: "Ada" }];
  const asked: object[] = [];
  const load = async (criteria: { readonly query: string; readonly page: number }) => {
    asked.push(criteria);
    const page = criteria.query === "" ? { learners, total: 21 } : { learners: [], total: 0 };
    return { ok: true as const, value: { ...page, size: 20, due } };
  };
  const actor = createActor(waitingMachine, { input: { load, criteria: { query: "", page: 2 } } }).start();
  expect(connectWaiting(actor.getSnapshot())).toMatchObject({ phase: "loading", due: null });
  const ready = connectWaiting(await waitFor(actor, (state) => state.matches("ready")));
  expect(ready).toMatchObject({ rows: learners, page: 2, pageCount: 2, range: { first: 21, total: 21 }, due });
  actor.send({ type: "criteria.changed", criteria: { query: "eve", page: 1 } });
  // Finding nobody of that name does not mean that there is nobody.
  const none = connectWaiting(await waitFor(actor, (state) => state.matches("ready")));
  expect(none).toMatchObject({ rows: [], isEmpty: false, due });
  expect(asked).toEqual([
    { query: "", page: 2 },
    { query: "eve", page: 1 },
  ]);
});
