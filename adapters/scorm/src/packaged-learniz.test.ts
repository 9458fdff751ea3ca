// Knows what an LMS of the strictest kind sees of a packaged course: a start, a stop, a resumption, an end, and never an error.
import { compileLearniz, type Learniz, loadLearniz } from "@academiz/domain/learniz";
import {
  addTime,
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  createProgress,
  type LearnizProgress,
  loadProgress,
} from "@academiz/domain/progress";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { createStrictScorm12, type Scorm12Lms } from "@academiz/testkit/scorm";
import { Scorm12API } from "scorm-again";
import { describe, expect, test } from "vitest";
import type { HostFault } from "./host/index.ts";
import { createPackagedLearniz } from "./packaged-learniz.ts";
import type { PackageContent } from "./read-package.ts";
import { startTelling } from "./start-telling.ts";

/** Every part asks for what it holds; without rules a course is complete at once. */
const askForAll = (learniz: Learniz): Learniz => ({
  ...learniz,
  validators: [{ elements: learniz.chapters.map(({ slug }) => ({ slug, type: "STATUS" as const })) }],
  chapters: learniz.chapters.map((chapter) => ({
    ...chapter,
    validators: [{ elements: chapter.slides.map(({ slug }) => ({ slug, type: "STATUS" as const })) }],
    slides: chapter.slides.map((slide) => ({
      ...slide,
      validators: slide.interactivities.map(({ slug }) => ({ elements: [{ slug, type: "STATUS" as const }] })),
    })),
  })),
});
const plain = askForAll(
  makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b")], [makeSlide("c", [makeGame("h", 1)])]]),
);
const scored: Learniz = {
  ...plain,
  validators: plain.validators.map((validator) => ({ ...validator, minimumAverageScore: 50 })),
};
const makeContent = (config: unknown): PackageContent => ({
  perimeterSlug: "perimeter",
  productSlug: "product",
  name: "A course",
  config,
  documentFiles: [],
  markType: "DEFAULT",
  scoreStrategies: [],
  colors: {},
  demo: false,
  type: "learniz",
  host: "1.2",
  exitReading: "BY_STATUS",
  earlier: [],
});

/** One launch of the package, with what the LMS kept of the launch before. */
function launch(config: unknown, kept?: object) {
  const lms = new Scorm12API({ autocommit: false, logLevel: 5 });
  if (kept) lms.loadFromJSON(kept as Parameters<typeof lms.loadFromJSON>[0]);
  const clock = { now: 1_000_000 };
  const [faults, warnings]: [HostFault[], string[]] = [[], []];
  const taken: (string | undefined)[] = [];
  let away = false;
  const { api, calls } = createStrictScorm12(lms as unknown as Scorm12Lms, { isAway: () => away });
  const started = startTelling(
    { API: api } as unknown as Window,
    "1.2",
    { now: () => clock.now },
    {
      onFault: (fault) => faults.push(fault),
      warn: (text) => warnings.push(text),
    },
  );
  if (typeof started === "string") throw new Error(started);
  const runtime = started.host;
  // What it warns of at its start is the business of a test of its own.
  const [startWarning] = warnings.splice(0);
  const packaged = createPackagedLearniz({
    content: makeContent(config),
    telling: started.telling,
    clock: { now: () => clock.now },
    warn: (text) => warnings.push(text),
    onTaken: ({ eventDate }) => taken.push(eventDate),
  });
  const readCmi = () =>
    (
      lms.renderCMIToJSONObject() as unknown as {
        cmi: { suspend_data: string; core: Record<string, string> & { score: Record<string, string> } };
      }
    ).cmi;
  return {
    ...packaged,
    runtime,
    taken,
    clock,
    warnings,
    startWarning,
    calls,
    faults,
    readCmi,
    goAway: (value: boolean) => {
      away = value;
    },
    /** What a good LMS makes of a launch that ended. */
    close() {
      runtime.finish();
      const cmi = readCmi();
      return { ...cmi, core: { ...cmi.core, entry: cmi.core["exit"] === "suspend" ? "resume" : "", exit: "" } };
    },
    async readStored() {
      const loaded = await packaged.source.load();
      const stored = loaded.ok ? loaded.value.storedProgress : null;
      const course = loadLearniz(config);
      return stored && course.ok
        ? loadProgress(compileLearniz(course.value.learniz), stored, "perimeter").progress
        : null;
    },
  };
}
const play = (learniz: Learniz, progress: LearnizProgress, slug: string, score: number): LearnizProgress =>
  applyInteractivityUpdate(
    compileLearniz(learniz),
    progress,
    { slug, status: "COMPLETE", score, data: { answers: { one: score > 0 } }, attempt: 1 },
    "LAST",
  ).progress;
const begin = (learniz: Learniz) => createProgress(compileLearniz(learniz), "perimeter");
const dated = (progress: LearnizProgress): LearnizProgress => ({ ...progress, eventDate: "2026-01-01T00:00:00.000Z" });
/** Both games played, every page read. */
function playAll(learniz: Learniz, scores: readonly [number, number]): LearnizProgress {
  const course = compileLearniz(learniz);
  const results = { a: ["g", scores[0]], c: ["h", scores[1]] } as const;
  let progress = begin(learniz);
  for (const place of course.slides) {
    progress = applyScroll(course, applySlideChange(course, progress, place).progress).progress;
    const result = results[place.slug as keyof typeof results];
    if (result) progress = play(learniz, progress, result[0], result[1]);
  }
  return progress;
}

const expectNoError = ({ calls, faults }: Pick<ReturnType<typeof launch>, "calls" | "faults">) => {
  expect(calls.filter(({ code }) => code !== "0")).toEqual([]);
  expect(faults).toEqual([]);
};

describe("§1.24 a packaged course and a strict LMS", () => {
  test("§4.104 at the start the status is incomplete, and a lost unload would resume already", () => {
    const one = launch(plain);
    expect(one.readCmi().core).toMatchObject({
      lesson_status: "incomplete",
      exit: "suspend",
      score: { raw: "", min: "0", max: "100" },
    });
    expect(one.calls.at(-1)?.call).toBe("LMSCommit");
    expectNoError(one);
  });
  test("§8.23 without anything kept, or with another content's words, the course begins anew", async () => {
    expect(await launch(plain).readStored()).toBeNull();
    expect(await launch(plain, { suspend_data: "another content's" }).readStored()).toBeNull();
  });
  test("§9.22 what was played comes back at the next launch: place, answers, score, time", async () => {
    const course = compileLearniz(plain);
    const started = play(plain, begin(plain), "g", 80);
    const left = dated(addTime(applySlideChange(course, started, { chapterIndex: 0, slideIndex: 1 }).progress, 75));
    const first = launch(plain);
    expect(await first.gateway.send(left)).toEqual({
      ok: true,
      value: { accepted: true, storedEventDate: left.eventDate },
    });
    const second = launch(plain, first.close());
    expect(await second.readStored()).toEqual(left);
    expect(second.readCmi().core).toMatchObject({ lesson_status: "incomplete", lesson_location: "0.1" });
    expectNoError(first);
    expectNoError(second);
  });
  test.each([
    ["§4.93", scored, [100, 33.333], "passed", "", "66.67"],
    ["§4.94", plain, [0, 0], "completed", "", "0"],
    ["§4.96 not enough yet,", scored, [0, 50], "incomplete", "suspend", "25"],
  ] as const)("%s §4.109 at the end: status, exit and score", async (_, learniz, scores, told, exit, raw) => {
    const one = launch(learniz);
    const done = dated(playAll(learniz, scores));
    await one.gateway.send(done);
    expect(one.readCmi().core).toMatchObject({ lesson_status: told, exit, score: { raw, min: "0", max: "100" } });
    expect(await launch(learniz, one.close()).readStored()).toEqual(done);
    expectNoError(one);
  });
  test("§4.95 §4.110 §4.111 a fail is told as failed, and suspends, so that a retry resumes", async () => {
    const one = launch(scored);
    const failed = { ...dated(playAll(scored, [0, 50])), status: "FAILED" as const };
    await one.gateway.send(failed);
    expect(one.readCmi().core).toMatchObject({ lesson_status: "failed", exit: "suspend", score: { raw: "25" } });
    expect(await launch(scored, one.close()).readStored()).toEqual(failed);
    expectNoError(one);
  });
  test("§4.104 a status that the LMS has is kept at the next start", () => {
    for (const lesson_status of ["passed", "completed", "failed", "incomplete"])
      expect(launch(plain, { core: { lesson_status } }).readCmi().core["lesson_status"]).toBe(lesson_status);
  });
  test("each answered item is one record, each chapter one objective; and no error", async () => {
    const one = launch(plain);
    await one.gateway.send(dated(play(plain, begin(plain), "g", 0)));
    await one.gateway.send(dated(play(plain, begin(plain), "g", 100)));
    const told = (list: string) =>
      Object.fromEntries(
        one.calls
          .filter(({ call, element }) => call === "LMSSetValue" && element.startsWith(list))
          .map(({ element, value }) => [element.slice(list.length), value]),
      );
    expect(told("cmi.interactions.")).toEqual({
      "0.id": "g.one",
      "0.type": "true-false",
      "0.time": expect.stringMatching(/^\d\d:\d\d:\d\d$/),
      "0.correct_responses.0.pattern": "t",
      "0.student_response": "t",
      "0.result": "correct",
    });
    expect(told("cmi.objectives.")).toMatchObject({ "0.id": "c0", "0.status": "incomplete", "0.score.raw": "100" });
    expect(told("cmi.objectives.")).toMatchObject({ "1.id": "c1", "1.status": "not attempted" });
    expectNoError(one);
  });
  test("an answer of an earlier launch is no record of this one", async () => {
    const first = launch(plain);
    const played = dated(play(plain, begin(plain), "g", 100));
    await first.gateway.send(played);
    const second = launch(plain, first.close());
    expect(await second.readStored()).toEqual(played);
    await second.gateway.send(dated(addTime(played, 60)));
    expect(second.calls.filter(({ element }) => /^cmi\.interactions\.\d/.test(element))).toEqual([]);
    expectNoError(second);
  });
  test("§8.24 what SCORM 1.2 has no word for is told once, at the start", () => {
    expect(launch(plain).startWarning).toBe("SCORM 1.2 : progress_measure, learner_id, learner_name are not supported");
  });
  test("§9.46 the time of this session is told, not the time of all", async () => {
    const one = launch(plain);
    one.clock.now += 3_723_500;
    await one.gateway.send(dated(addTime(begin(plain), 99_999)));
    expect(one.calls.findLast(({ element }) => element === "cmi.core.session_time")?.value).toBe("0001:02:03.50");
    expectNoError(one);
  });
  test("§4.107 leaving says the last word before goodbye, and nothing after it", () => {
    const one = launch(plain);
    one.gateway.sendLeaving(dated(play(plain, begin(plain), "g", 40)));
    one.runtime.finish();
    const { length } = one.calls;
    one.gateway.sendLeaving(dated(begin(plain)));
    one.runtime.finish();
    expect(one.calls).toHaveLength(length);
    expect(one.calls.slice(-2).map(({ call }) => call)).toEqual(["LMSCommit", "LMSFinish"]);
    expectNoError(one);
  });
  test("what the LMS holds is known by its date: nothing at first, what it took, and what it may have taken while it refused", async () => {
    const at = (second: number): LearnizProgress => ({
      ...play(plain, begin(plain), "g", 40),
      eventDate: `2026-01-01T00:00:0${second}.000Z`,
    });
    const dates = [1, 2, 3, 4].map((second) => at(second).eventDate);
    const one = launch(plain);
    expect([await one.readStored(), one.listHeld()]).toEqual([null, []]);
    await one.gateway.send(at(1));
    expect([one.listHeld(), one.taken]).toEqual([dates.slice(0, 1), dates.slice(0, 1)]);
    one.goAway(true);
    await one.gateway.send(at(2));
    await one.gateway.send(at(3));
    await one.gateway.send(at(3));
    expect([one.listHeld(), one.taken]).toEqual([dates.slice(0, 3), dates.slice(0, 1)]);
    one.goAway(false);
    one.gateway.sendLeaving(at(4));
    expect([one.listHeld(), one.taken]).toEqual([dates.slice(3), [dates[0], dates[3]]]);
    const two = launch(plain, one.close());
    await two.readStored();
    expect(two.listHeld()).toEqual(dates.slice(3));
  });
  test("a save that the LMS refuses is told as not arrived, and the next one that it takes as arrived", async () => {
    const one = launch(plain);
    one.goAway(true);
    const progress = dated(play(plain, begin(plain), "g", 40));
    expect(await one.gateway.send(progress)).toEqual({
      ok: false,
      error: { kind: "unexpected", detail: "lms.refused" },
    });
    expect(one.faults).toMatchObject([{ call: "LMSCommit", code: "101" }]);
    one.goAway(false);
    expect(await one.gateway.send(progress)).toMatchObject({ ok: true, value: { accepted: true } });
    expect(await launch(plain, one.close()).readStored()).toEqual(progress);
  });
  test("§8.25 answers too long for the LMS go, with a warning; the LMS sees no error", async () => {
    const one = launch(plain);
    let noise = "";
    for (let n = 1; noise.length < 12_000; n++) noise += String.fromCharCode(33 + (((n * n * 7919) % 9973) % 90));
    const played = play(plain, begin(plain), "h", 60);
    const long = dated(
      applyInteractivityUpdate(
        compileLearniz(plain),
        played,
        { slug: "g", status: "COMPLETE", score: 80, data: { text: noise }, attempt: 1 },
        "LAST",
      ).progress,
    );
    expect(await one.gateway.send(long)).toMatchObject({ ok: true });
    expect(one.warnings).toEqual(["SCORM suspend data : over the limit of 4096 characters, answers left out : 1"]);
    const back = await launch(plain, one.close()).readStored();
    expect(back?.score).toBe(70);
    const games = back?.chapters.flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities));
    expect(games?.map(({ slug, data }) => [slug, data])).toEqual([
      ["g", undefined],
      ["h", { answers: { one: true } }],
    ]);
    expectNoError(one);
  });
  test("a content that cannot be read says nothing of progress, and nothing fails", async () => {
    const one = launch({ version: "99.0.0" });
    expect(await one.readStored()).toBeNull();
    one.gateway.sendLeaving(dated(begin(plain)));
    one.runtime.finish();
    expect(one.readCmi().core).toMatchObject({ lesson_status: "incomplete", exit: "suspend" });
    expectNoError(one);
  });
});
