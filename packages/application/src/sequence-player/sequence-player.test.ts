// Knows that goes at a smart sequence are begun, answered, stored once, and lost by no break of the network.
import { fail, succeed } from "@academiz/domain/kernel";
import { addAnswer, computeStat, mergeAnswers, readSequences, type StrategyRules } from "@academiz/domain/sequences";
import { createMemoryProgressJournal, OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { PlayedAttempt, ProgressJournal, SequenceGo, SequencePlay, Trouble } from "../ports/index.ts";
import { connectSequencePlayer, type SequencePlayerInput, sendWaitingGoes, sequencePlayerMachine } from "./index.ts";

const NOON = Date.parse("2026-03-01T12:00:00.000Z");
const PUBLISHED = "2026-02-01T00:00:00.000Z";
const makeConfig = (adaptive: StrategyRules, more: object = {}) => ({
  context: { title: "Fire", lesson: "For all." },
  config: { local: "EN", adaptive },
  sequences: [
    {
      uuid: "t",
      title: "Extinguishers",
      questions: [1, 2, 3].flatMap((level) =>
        [1, 2].map((number) => ({
          uuid: `q${level}.${number}`,
          text: `${level}.${number}`,
          level,
          explanation: "Because.",
          remediation: "Again.",
          answers: [
            { uuid: "right", text: "Right", correct: true },
            { uuid: "wrong", text: "Wrong" },
          ],
        })),
      ),
    },
  ],
  ...more,
});
const LINEAR = { strategy: "LINEAR" } as const;
const MASTERY = { strategy: "MASTERY", right: 2, last: 2, most: 6 } as const;

/** What outlives a page: the device, and what the server was told. */
function createWorld(config: object = makeConfig(LINEAR), markType = "mark100") {
  const line: { trouble: Trouble | null } = { trouble: null };
  const told: SequenceGo[] = [];
  const content = readSequences(config);
  let attempts: readonly PlayedAttempt[] = [];
  const device = { isFull: false };
  const journal = createMemoryProgressJournal(device) as ProgressJournal<SequencePlay>;
  let now = NOON;
  let isMute = false;
  const answer = (go: SequenceGo) => {
    const before = attempts.find(({ slug }) => slug === go.attempt);
    if (!before) return fail({ kind: "not-found", detail: "not-found" } as const);
    if (before.status === "COMPLETE") return fail({ kind: "conflict", detail: "attempt.finished" } as const);
    const merged = mergeAnswers(content, before.sequences, go.sequences, before.rules);
    if (!merged.ok) return fail({ kind: "invalid", detail: "progress.impossible" } as const);
    told.push(go);
    const after = { ...before, sequences: merged.value, ...computeStat(content, merged.value, before.rules) };
    attempts = attempts.map((one) => (one === before ? after : one));
    return succeed(after);
  };
  const ports = {
    source: {
      load: async () =>
        line.trouble
          ? fail(line.trouble)
          : succeed({
              perimeterSlug: "p",
              productSlug: "s",
              name: "Fire",
              config,
              storedProgress: null,
              documentFiles: [],
              markType,
              scoreStrategies: [],
              theme: {},
              demo: false,
              returnUrl: null,
              publishedAt: PUBLISHED,
              attempts,
            }),
    },
    gateway: {
      async begin() {
        if (line.trouble) return fail(line.trouble);
        const slug = `go-${attempts.length + 1}`;
        const attempt: PlayedAttempt = {
          slug,
          status: "NOT_STARTED",
          publishedAt: PUBLISHED,
          createdAt: new Date(now).toISOString(),
          finishedAt: null,
          rules: { ...content.rules, seed: slug },
          sequences: [],
          stat: null,
        };
        attempts = [...attempts, attempt];
        return succeed(attempt);
      },
      async answer(_: string, go: SequenceGo) {
        if (line.trouble) return fail(line.trouble);
        const said = answer(go);
        if (!isMute) return said;
        isMute = false;
        // It arrived, and is sent again.
        return answer(go);
      },
      answerLeaving: () => {},
    },
    journal,
    clock: { now: () => now },
    dice: { random: () => 0.5 },
  };
  async function visit(more: Partial<SequencePlayerInput> = {}) {
    const clock = new SimulatedClock();
    const input = { ports, mode: "NORMAL" as const, attempt: null, ...more };
    const page = createActor(sequencePlayerMachine, { input, clock }).start();
    const view = () => connectSequencePlayer(page.getSnapshot());
    await waitFor(page, (snapshot) => !snapshot.matches("loading"));
    const begin = async () => {
      page.send({ type: "beginning.asked" });
      await waitFor(page, (snapshot) => snapshot.matches({ ready: "playing" }));
    };
    const give = (chosen: "right" | "wrong") => {
      page.send({ type: "answer.changed", answers: [chosen] });
      page.send({ type: "answer.given" });
      const seen = view().question;
      page.send({ type: "question.left" });
      return seen;
    };
    const until = (saving: string) => {
      clock.increment(1);
      return waitFor(page, (snapshot) => connectSequencePlayer(snapshot).saving === saving).then(view);
    };
    return { page, view, begin, give, until };
  }
  const renew = (publishedAt: string) => {
    attempts = attempts.map((one) => ({ ...one, publishedAt }));
  };
  const mute = () => {
    isMute = true;
  };
  return {
    ports,
    told,
    line,
    device,
    journal,
    visit,
    renew,
    mute,
    wait: (seconds: number) => (now += seconds * 1_000),
  };
}

describe("§2.29–§2.32 what is seen first", () => {
  const intro = { intro: { title: "Welcome", text: "Read." } };
  test.each([
    [
      "the story, where it is to be shown and has pictures",
      { cinematic: [{ uuid: "1", src: "document:a", text: "" }], ...intro },
      true,
      "CINEMATIC",
    ],
    ["the intro, where the story has no picture", { cinematic: [], ...intro }, true, "INTRO"],
    ["the intro, where there is no story", intro, false, "INTRO"],
    ["the goes, where the intro has no title", { intro: { title: " " } }, false, "SMART_SEQUENCE"],
  ])("%s", async (_, content, show3dCinematic, screen) => {
    const { visit } = createWorld(makeConfig(LINEAR, { content, params: { graphicConfig: { show3dCinematic } } }));
    const { view, page } = await visit();
    expect(view().screen).toBe(screen);
    page.send({ type: "story.ended" });
    expect(view().screen).toBe(screen === "SMART_SEQUENCE" ? screen : "INTRO");
    expect(view().sequence).toMatchObject({ questions: 6, isExact: true });
  });

  test("one page stands before the first question; who has begun goes straight on, and is told where the rest is", async () => {
    const { visit, renew } = createWorld(makeConfig(LINEAR, { content: intro }));
    const first = await visit();
    expect(first.view().screen).toBe("INTRO");
    await first.begin();
    expect([first.view().screen, first.view().question?.number]).toEqual(["ATTEMPT", 1]);
    first.page.stop();
    const unanswered = await visit();
    expect([unanswered.view().screen, unanswered.view().lists.notStarted.length]).toEqual(["INTRO", 1]);
    unanswered.page.send({ type: "attempt.opened", slug: "go-1" });
    unanswered.give("right");
    await unanswered.until("saved");
    unanswered.page.stop();
    const later = await visit();
    expect([later.view().screen, later.view().current, later.view().question?.number]).toEqual(["ATTEMPT", "go-1", 2]);
    later.page.send({ type: "lists.opened" });
    expect(later.view().screen).toBe("SMART_SEQUENCE");
    later.page.stop();
    renew("2026-02-02T00:00:00.000Z");
    expect((await visit()).view().screen).toBe("INTRO");
  });
});

test("§3.91 it tells how difficult its author rates it, where they do", async () => {
  const told = async (more: object) => (await createWorld(makeConfig(LINEAR, more)).visit()).view().sequence;
  expect(await told({ config: { adaptive: LINEAR, difficulty: "HARD" } })).toMatchObject({ difficulty: "HARD" });
  expect(await told({})).toMatchObject({ difficulty: null });
});

test("§4.156 §4.158 §4.159 a go is begun, answered one question at a time, stored, and has the result of the server", async () => {
  const { visit, told, wait } = createWorld();
  const { view, begin, give, until, page } = await visit();
  await begin();
  expect([view().current, view().question?.number, view().question?.most]).toEqual(["go-1", 1, 6]);
  wait(4);
  const seen = give("right");
  expect(seen?.feedback).toMatchObject({ isRight: true, explanation: "Because.", remediation: null, isLast: false });
  await until("saved");
  expect(told.at(-1)?.sequences).toEqual([
    { uuid: "t", questionsAnswered: [{ uuid: "q1.1", answers: ["right"], time: 4 }] },
  ]);
  for (const chosen of ["wrong", "right", "right", "right"] as const) give(chosen);
  page.send({ type: "answer.changed", answers: ["right"] });
  page.send({ type: "answer.given" });
  expect(view().question?.feedback?.isLast).toBe(true);
  expect(view().result).toBeNull();
  page.send({ type: "question.left" });
  await until("saved");
  const { result, lists } = view();
  expect(result?.attempt).toMatchObject({ status: "COMPLETE", stat: { right: 5, answered: 6, score: 83 } });
  expect(result?.themes[0]?.again.map(({ question }) => question.uuid)).toEqual(["q1.2"]);
  expect([lists.done.length, lists.started.length, lists.finished.length]).toEqual([1, 0, 1]);
  const sent = told.length;
  page.send({ type: "answer.given" });
  await until("saved");
  expect(told.length).toBe(sent);
});

describe("§9.13 a score is said in the client's mark, in the result, in the lists and side by side", () => {
  const playTo = async (rights: number, threshold: number | undefined, markType: string) => {
    const config = { local: "EN", adaptive: LINEAR, victoryThreshold: threshold };
    const { visit } = createWorld(makeConfig(LINEAR, { config }), markType);
    const { begin, give, view } = await visit();
    await begin();
    for (let number = 0; number < 6; number += 1) give(number < rights ? "right" : "wrong");
    const { result, lists } = view();
    expect(lists.finished[0]?.mark).toEqual(result?.attempt.mark);
    return [result?.attempt.status, result?.attempt.mark, result?.attempt.asked];
  };
  test.each([
    ["reached, alone", 5, 50, "mark20", "COMPLETE", { mark: "17/20", percent: null }, null],
    ["without a threshold, alone", 5, undefined, "markLetters", "COMPLETE", { mark: "A", percent: null }, null],
    [
      "missed, beside what is asked",
      3,
      70,
      "mark20",
      "FAILED",
      { mark: "10/20", percent: null },
      { mark: "14/20", percent: null },
    ],
    [
      "missed where both read alike, with percentages",
      3,
      60,
      "markLetters",
      "FAILED",
      { mark: "C", percent: 50 },
      { mark: "C", percent: 60 },
    ],
  ])("%s", async (_, rights, threshold, markType, status, mark, asked) => {
    expect(await playTo(rights, threshold, markType)).toEqual([status, mark, asked]);
  });
});

test("decisions 9 MASTERY tells what to read again as the level falls, and what is more difficult as it rises", async () => {
  const { visit } = createWorld(makeConfig(MASTERY));
  const { begin, give, view } = await visit();
  await begin();
  expect(view().question?.question.level).toBe(2);
  give("wrong");
  expect(give("wrong")?.feedback).toMatchObject({ move: "down", remediation: "Again." });
  expect(view().question?.question.level).toBe(1);
  give("right");
  expect(give("right")?.feedback).toMatchObject({ move: "up", remediation: null });
  // The middle level has no question left.
  expect(view().question?.question.level).toBe(3);
  give("right");
  expect(give("right")?.feedback).toMatchObject({ isMastered: true, isLast: true });
  expect(view().result?.themes[0]).toMatchObject({ isMastered: true, level: 3, levels: 3 });
});

test("§8.5 what could not be stored is said, kept on the device, and sent once by the next visit", async () => {
  const { visit, told, line, journal } = createWorld();
  const first = await visit();
  await first.begin();
  line.trouble = OFFLINE;
  first.give("right");
  first.give("wrong");
  await first.until("offline");
  expect(journal.readPending("p")).not.toBeNull();
  first.page.stop();
  line.trouble = null;
  const later = await visit({ attempt: "go-1" });
  expect([later.view().screen, later.view().question?.number]).toEqual(["ATTEMPT", 3]);
  await later.until("saved");
  expect([told.length, journal.readPending("p")]).toEqual([1, null]);
  expect(told[0]?.sequences[0]?.questionsAnswered).toHaveLength(2);
});

test("§8.5 what waits is sent once without the player too; what belongs to nothing that is open goes on waiting", async () => {
  const { visit, told, line, journal, ports } = createWorld();
  const first = await visit();
  await first.begin();
  line.trouble = OFFLINE;
  first.give("right");
  await first.until("offline");
  first.page.stop();
  expect((await sendWaitingGoes(ports, "p")).ok).toBe(false);
  line.trouble = { kind: "not-found", detail: "not-found" };
  expect((await sendWaitingGoes(ports, "p")).ok).toBe(false);
  expect(journal.readPending("p")).not.toBeNull();
  line.trouble = null;
  expect((await sendWaitingGoes(ports, "p")).ok).toBe(true);
  expect([told.length, journal.readPending("p")]).toEqual([1, null]);
  expect(await sendWaitingGoes(ports, "p")).toEqual({ ok: true, value: null });
});

test("§8.5 an answer that neither the server nor a full device keeps is not told as kept", async () => {
  const { visit, line, device } = createWorld();
  const first = await visit();
  await first.begin();
  line.trouble = OFFLINE;
  device.isFull = true;
  first.give("right");
  await first.until("unkept");
  device.isFull = false;
  first.give("wrong");
  await first.until("offline");
});

test("§4.158 a go that another window goes on with is gone on with from there, and what was not taken is said", async () => {
  const { visit } = createWorld(makeConfig(MASTERY));
  const first = await visit();
  await first.begin();
  const second = await visit({ attempt: "go-1" });
  first.give("right");
  first.give("right");
  await first.until("saved");
  // Another way: these were never asked there.
  second.give("wrong");
  second.give("wrong");
  await second.until("saved");
  expect([second.view().isRefused, second.view().question?.number, second.view().question?.question.level]).toEqual([
    true,
    3,
    3,
  ]);
  second.give("right");
  second.give("right");
  await second.until("saved");
  expect(second.view().result?.attempt.status).toBe("COMPLETE");
  first.give("wrong");
  await first.until("saved");
  expect([first.view().result?.attempt.stat?.right, first.view().isRefused]).toEqual([4, true]);
});

test("§4.158 a last answer whose storing was not heard of is no refusal", async () => {
  const { visit, mute } = createWorld();
  const { begin, give, until } = await visit();
  await begin();
  for (let count = 0; count < 5; count += 1) give("right");
  await until("saved");
  mute();
  give("right");
  const { isRefused, result } = await until("saved");
  expect([isRefused, result?.attempt.stat?.score]).toEqual([false, 100]);
});

test("§2.8 §4.157 a preview has a go of its own, and stores nothing", async () => {
  const { visit, told, journal } = createWorld();
  for (const more of [{ mode: "PREVIEW" as const }, { isImpersonated: true }]) {
    const { begin, give, view } = await visit(more);
    await begin();
    expect(view().current).toBe("preview");
    give("right");
    expect([view().question?.number, view().saving]).toEqual([2, "off"]);
  }
  expect([told, journal.readPending("p")]).toEqual([[], null]);
});

test("a go of another publication is not gone on with, and says so", async () => {
  const { visit, renew } = createWorld();
  const first = await visit();
  await first.begin();
  first.give("right");
  await first.until("saved");
  renew("2026-01-01T00:00:00.000Z");
  const { view, page } = await visit({ attempt: "go-1" });
  expect([view().question, view().isOutdated, view().lists.started[0]?.isOutdated]).toEqual([null, true, true]);
  page.send({ type: "answer.changed", answers: ["right"] });
  page.send({ type: "answer.given" });
  expect(view().lists.started[0]?.stat?.answered).toBe(1);
});

test("what could not be begun is said, and begun again", async () => {
  const { visit, line } = createWorld();
  const { view, begin } = await visit();
  line.trouble = OFFLINE;
  await begin();
  expect([view().beginTrouble, view().current]).toEqual([OFFLINE, null]);
  line.trouble = null;
  await begin();
  expect([view().beginTrouble, view().current]).toEqual([null, "go-1"]);
});

test("§2.38 goes that ended are compared as their learner chooses", async () => {
  const { visit } = createWorld();
  const { view, begin, give, until, page } = await visit();
  for (const _ of [1, 2]) {
    await begin();
    for (let count = 0; count < 6; count += 1) give("right");
    await until("saved");
  }
  page.send({ type: "comparison.opened" });
  page.send({ type: "comparison.changed", slug: "go-2", isCompared: true });
  page.send({ type: "comparison.changed", slug: "go-1", isCompared: true });
  expect(view().compared.map(({ number }) => number)).toEqual([1, 2]);
  page.send({ type: "comparison.changed", slug: "go-1", isCompared: false });
  expect(view().compared.map(({ number }) => number)).toEqual([2]);
});

test("§4.158 adding an answer twice keeps the first", () => {
  const once = addAnswer([], "t", { uuid: "q", answers: ["a"], time: 1 });
  expect(addAnswer(once, "t", { uuid: "q", answers: ["b"], time: 2 })).toBe(once);
});
