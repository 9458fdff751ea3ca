// Knows what the answers of a go at a smart sequence are worth, whatever chooses the questions.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnsweredSequence,
  type AttemptSummary,
  computeStat,
  judgeBeginning,
  LONGEST_ATTEMPT,
  MOST_ATTEMPTS,
  MOST_ATTEMPTS_A_DAY,
  MOST_FAULTS,
  MOST_WORDS,
  mergeAnswers,
  readSequences,
  startOfDay,
  summarizeAttempts,
} from "./index.ts";

const config = {
  config: { strategy: "LAST", victoryThreshold: 50 },
  sequences: [
    {
      uuid: "one",
      questions: [
        { uuid: "a", answers: [{ uuid: "x", correct: true }, { uuid: "y", correct: true }, { uuid: "z" }] },
        {
          uuid: "b",
          answers: [
            { uuid: "x", correct: false },
            { uuid: "y", correct: true },
          ],
        },
      ],
    },
    { uuid: "two", questions: [{ uuid: "c", answers: "in your own words" }, "no question"] },
    { uuid: "empty" },
  ],
};
const content = readSequences(config);
const give = (uuid: string, ...answers: readonly [string, readonly string[]][]): AnsweredSequence => ({
  uuid,
  questionsAnswered: answers.map(([question, given]) => ({ uuid: question, answers: given, time: 2 })),
});
const ALL = [give("one", ["a", ["y", "x"]], ["b", ["x"]]), give("two", ["c", ["words"]])];

describe("§3.212 the content", () => {
  test("says its themes, their questions, and what is right where it says so", () => {
    expect(content.sequences.map(({ uuid, questions }) => [uuid, questions.map((one) => one.uuid)])).toEqual([
      ["one", ["a", "b"]],
      ["two", ["c"]],
      ["empty", []],
    ]);
    expect(content.sequences[0]?.questions.map(({ right }) => right && [...right])).toEqual([["x", "y"], ["y"]]);
    expect(content.sequences[1]?.questions[0]?.right).toBeNull();
    expect(content).toMatchObject({ strategy: "LAST", victoryThreshold: 50 });
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.anything(), (value) => void readSequences(value)));
  });
});

describe("the limits of a go", () => {
  test("§3.212 a question has as many answers as it offers, and twenty texts where it offers none", () => {
    expect(content.sequences.flatMap(({ questions }) => questions.map(({ most }) => most))).toEqual([3, 2, MOST_WORDS]);
    const many = (question: string, count: number) =>
      mergeAnswers(content, [], [give(question === "c" ? "two" : "one", [question, Array(count).fill("x")])]);
    expect([many("a", 3).ok, many("b", 2).ok, many("c", 20).ok]).toEqual([true, true, true]);
    expect([many("a", 4), many("b", 3), many("c", 21)]).toEqual(
      [3, 2, 20].map((most) => ({
        ok: false,
        error: [
          {
            path: ["sequences", 0, "questionsAnswered", 0, "answers"],
            message: `more than ${most} answers`,
          },
        ],
      })),
    );
  });

  test("the whole is limited, however it is sent, and so are the faults that are told", () => {
    const uuids = Array.from({ length: 10 }, (_, at) => `q${at}`);
    const wordy = readSequences({ sequences: [{ uuid: "s", questions: uuids.map((uuid) => ({ uuid })) }] });
    const words = Array(13).fill("x".repeat(2_000));
    let kept: readonly AnsweredSequence[] = [];
    const taken = uuids.map((uuid) => {
      const merged = mergeAnswers(wordy, kept, [give("s", [uuid, words])]);
      if (merged.ok) kept = merged.value;
      return merged.ok;
    });
    expect(taken).toEqual([...Array(9).fill(true), false]);
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(LONGEST_ATTEMPT);
    const unknown = mergeAnswers(wordy, [], [give("s", ...Array(5_000).fill(["none", []]))]);
    expect(!unknown.ok && unknown.error.length).toBe(MOST_FAULTS);
  });

  test("goes can begin until the most of a day, or of all time, is reached", () => {
    const [now, hour] = [1_000 * 86_400_000, 3_600_000];
    const recent = (count: number) => Array.from({ length: count }, (_, at) => now - hour - at * 1_000);
    expect(judgeBeginning({ all: MOST_ATTEMPTS - 1, recent: recent(MOST_ATTEMPTS_A_DAY - 1) }, now)).toBe("free");
    expect(judgeBeginning({ all: MOST_ATTEMPTS, recent: [] }, now)).toBe("used-up");
    const full = judgeBeginning({ all: 100, recent: recent(MOST_ATTEMPTS_A_DAY) }, now);
    expect(full).toEqual({ waiting: 23 * hour - (MOST_ATTEMPTS_A_DAY - 1) * 1_000 });
    expect(startOfDay(now)).toBe(now - 24 * hour);
  });
});

test("§4.154 a content that asks nothing never begins, is never complete, and has no score", () => {
  for (const nothing of [{}, { sequences: [] }, { sequences: [{ uuid: "s" }], config: { victoryThreshold: 0 } }])
    for (const answers of [[], [give("s")]])
      expect(computeStat(readSequences(nothing), answers)).toMatchObject({
        status: "NOT_STARTED",
        stat: { questions: 0, answered: 0, score: null, time: 0 },
      });
});

describe("§4.158 answering", () => {
  test("adds to the theme with the uuid, or begins it; a question keeps its first answer", () => {
    const first = mergeAnswers(content, [], [give("one", ["a", ["x"]])]);
    if (!first.ok) throw new Error("refused");
    const merged = mergeAnswers(content, first.value, [
      give("one", ["a", ["z"]], ["b", ["y"]]),
      give("two", ["c", []]),
    ]);
    expect(merged).toEqual({
      ok: true,
      value: [give("one", ["a", ["x"]], ["b", ["y"]]), give("two", ["c", []])],
    });
  });

  test("themes and questions that the content does not have are refused with where they stand", () => {
    const refused = mergeAnswers(content, [], [give("one", ["c", []]), give("three")]);
    expect(refused).toMatchObject({
      error: [{ path: ["sequences", 0, "questionsAnswered", 0] }, { path: ["sequences", 1, "uuid"] }],
    });
  });

  test("saves that arrive in another order take nothing back", () => {
    const pieces = ALL.flatMap(({ uuid, questionsAnswered }) =>
      questionsAnswered.map((one) => ({ uuid, questionsAnswered: [one] })),
    );
    fc.assert(
      fc.property(
        fc.shuffledSubarray(pieces, { minLength: 3 }),
        fc.array(fc.constantFrom(...pieces)),
        (order, again) => {
          let kept: readonly AnsweredSequence[] = [];
          for (const piece of [...order, ...again]) {
            const merged = mergeAnswers(content, kept, [piece]);
            if (!merged.ok) throw new Error("refused");
            kept = merged.value;
          }
          expect(computeStat(content, kept).stat).toEqual(computeStat(content, ALL).stat);
        },
      ),
    );
  });
});

describe("§3.213 §4.154 the result of a go", () => {
  test("STARTED while questions remain, without a score", () => {
    expect(computeStat(content, [])).toMatchObject({
      status: "NOT_STARTED",
      stat: { questions: 3, answered: 0, score: null },
    });
    expect(computeStat(content, [give("one", ["b", ["y"]])])).toEqual({
      status: "STARTED",
      stat: {
        questions: 3,
        answered: 1,
        judged: 1,
        right: 1,
        score: null,
        time: 2,
        sequences: [
          { uuid: "one", questions: 2, answered: 1, judged: 1, right: 1 },
          { uuid: "two", questions: 1, answered: 0, judged: 0, right: 0 },
          { uuid: "empty", questions: 0, answered: 0, judged: 0, right: 0 },
        ],
      },
    });
  });

  test("COMPLETE when all are answered: an answer is right when all right options are chosen and no other", () => {
    expect(computeStat(content, ALL)).toMatchObject({
      status: "COMPLETE",
      stat: { answered: 3, judged: 2, right: 1, score: 50, time: 6 },
    });
  });

  test("FAILED under the victory threshold", () => {
    const wrong = [give("one", ["a", ["x"]], ["b", ["y", "x"]]), give("two", ["c", []])];
    expect(computeStat(content, wrong)).toMatchObject({ status: "FAILED", stat: { right: 0, score: 0 } });
    expect(computeStat({ ...content, victoryThreshold: undefined }, wrong).status).toBe("COMPLETE");
  });
});

describe("§4.60–§4.64 all goes together", () => {
  const go = (slug: string, right: number): AttemptSummary => ({
    slug,
    status: right >= 50 ? "COMPLETE" : "FAILED",
    stat: { questions: 2, answered: 2, judged: 2, right: 1, score: right, time: 10 },
  });
  const half: AttemptSummary = {
    slug: "half",
    status: "STARTED",
    stat: { questions: 4, answered: 1, judged: 1, right: 1, score: null, time: 5 },
  };
  const bare: AttemptSummary = { slug: "bare", status: "NOT_STARTED", stat: null };

  test("a go without an answer is not started", () => {
    expect(summarizeAttempts([bare], "LAST")).toEqual({
      status: "NOT_STARTED",
      percentage: 0,
      time: 0,
      attempt: null,
      nbTimeDone: 0,
    });
  });

  test("the strategy chooses the go that counts; the time is of all, and every end is counted", () => {
    const all = [go("low", 40), go("high", 90), go("middle", 60), bare];
    const chosen = (["BEST_SCORE", "LAST", "FIRST"] as const).map((strategy) => summarizeAttempts(all, strategy));
    expect(chosen.map(({ attempt, score, status }) => [attempt, score, status])).toEqual([
      ["high", 90, "COMPLETE"],
      ["middle", 60, "COMPLETE"],
      ["low", 40, "FAILED"],
    ]);
    for (const { time, nbTimeDone, percentage } of chosen) expect([time, nbTimeDone, percentage]).toEqual([30, 3, 100]);
  });

  test("a go halfway has the share of its answers", () => {
    expect(summarizeAttempts([half], "BEST_SCORE")).toMatchObject({ status: "STARTED", percentage: 25, time: 5 });
  });
});
