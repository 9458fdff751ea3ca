// Knows what an LMS of SCORM 2004 of the strictest kind sees of a packaged course: a start, a stop, a resumption, an end, and never an error.
import { compileLearniz, type Learniz } from "@academiz/domain/learniz";
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
import { createStrictScorm2004, type Scorm2004Lms } from "@academiz/testkit/scorm";
import { Scorm2004API } from "scorm-again";
import { describe, expect, test } from "vitest";
import type { HostFault } from "./host/index.ts";
import { createPackagedLearniz } from "./packaged-learniz.ts";
import type { PackageContent } from "./read-package.ts";
import { startTelling } from "./start-telling.ts";

const drawn = makeCourse([[makeSlide("a", [makeGame("g", 1)]), makeSlide("b")], [makeSlide("c", [makeGame("h", 1)])]]);
/** Each page asks for its games, each chapter for its pages, the course for its chapters. */
const plain: Learniz = {
  ...drawn,
  validators: [{ elements: drawn.chapters.map(({ slug }) => ({ slug, type: "STATUS" as const })) }],
  chapters: drawn.chapters.map((chapter) => ({
    ...chapter,
    validators: [{ elements: chapter.slides.map(({ slug }) => ({ slug, type: "STATUS" as const })) }],
    slides: chapter.slides.map((slide) => ({
      ...slide,
      validators: slide.interactivities.map(({ slug }) => ({ elements: [{ slug, type: "STATUS" as const }] })),
    })),
  })),
};
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
  host: "2004",
  exitReading: "BY_STATUS",
  earlier: [],
});

interface Cmi {
  readonly completion_status: string;
  readonly success_status: string;
  readonly progress_measure: string;
  readonly location: string;
  readonly exit: string;
  readonly score: Readonly<Record<string, string>>;
  readonly suspend_data: string;
}

function launch(config: unknown, kept?: object) {
  const lms = new Scorm2004API({ autocommit: false, logLevel: 5 });
  if (kept) lms.loadFromJSON(kept as Parameters<typeof lms.loadFromJSON>[0]);
  const clock = { now: Date.parse("2026-03-04T05:06:07.890Z") };
  const faults: HostFault[] = [];
  const taken: (string | undefined)[] = [];
  let isAway = false;
  const { api, calls } = createStrictScorm2004(lms as unknown as Scorm2004Lms, { isAway: () => isAway });
  const started = startTelling(
    { API_1484_11: api } as unknown as Window,
    "2004",
    { now: () => clock.now },
    {
      onFault: (fault) => faults.push(fault),
      warn: () => {},
    },
  );
  if (typeof started === "string") throw new Error(started);
  const packaged = createPackagedLearniz({
    content: makeContent(config),
    telling: started.telling,
    clock: { now: () => clock.now },
    warn: () => {},
    onTaken: ({ eventDate }) => taken.push(eventDate),
  });
  /** What was written last, as the LMS has it: its own rendering leaves out what only a launch bears. */
  const readWritten = () => {
    const written = new Map(
      calls
        .filter(({ call, code }) => call === "SetValue" && code === "0")
        .map(({ element, value }) => [element, value]),
    );
    return (element: string) => written.get(element);
  };
  const readCmi = () => (lms.renderCMIToJSONObject() as unknown as { cmi: Cmi }).cmi;
  return {
    ...packaged,
    host: started.host,
    taken,
    clock,
    calls,
    faults,
    readCmi,
    readWritten: (element: string) => readWritten()(element),
    goAway: (value: boolean) => {
      isAway = value;
    },
    /** What a good LMS makes of a launch that ended. */
    close() {
      started.host.finish();
      const { exit: _, ...cmi } = readCmi();
      return cmi;
    },
    async readStored() {
      const loaded = await packaged.source.load();
      const stored = loaded.ok ? loaded.value.storedProgress : null;
      return stored && loadProgress(compileLearniz(config as Learniz), stored, "perimeter").progress;
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
const dated = (progress: LearnizProgress): LearnizProgress => ({ ...progress, eventDate: "2026-01-02T00:00:00.000Z" });
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

describe("§4.97 a packaged course and a strict LMS of SCORM 2004", () => {
  test("§4.104 §4.105 §4.107 at the start: incomplete, nothing done, and a lost unload would resume already", () => {
    const one = launch(plain);
    expect(one.readCmi()).toMatchObject({
      completion_status: "incomplete",
      success_status: "unknown",
      progress_measure: "0",
    });
    expect(one.readWritten("cmi.exit")).toBe("suspend");
    expect(one.calls.at(-1)?.call).toBe("Commit");
    expectNoError(one);
  });
  test("§9.24 what was played comes back at the next launch: place, answers, score, time", async () => {
    const course = compileLearniz(plain);
    const started = play(plain, begin(plain), "g", 80);
    const left = dated(addTime(applySlideChange(course, started, { chapterIndex: 0, slideIndex: 1 }).progress, 75));
    const first = launch(plain);
    expect(await first.gateway.send(left)).toMatchObject({ ok: true, value: { accepted: true } });
    const second = launch(plain, first.close());
    expect(await second.readStored()).toEqual(left);
    expect(second.readCmi()).toMatchObject({ completion_status: "incomplete", location: "0.1" });
    expectNoError(first);
    expectNoError(second);
  });
  test.each([
    [
      "§4.98 §9.21",
      scored,
      [100, 33.333],
      "COMPLETE",
      "passed",
      "completed",
      "normal",
      { raw: "66.67", scaled: "0.6667" },
    ],
    ["§4.98 §4.102", plain, [0, 0], "COMPLETE", "unknown", "completed", "normal", { raw: "0", scaled: "0" }],
    ["§4.101", scored, [0, 50], "STARTED", "unknown", "incomplete", "suspend", { raw: "25", scaled: "0.25" }],
    ["§4.99 §4.111", scored, [0, 50], "FAILED", "failed", "incomplete", "suspend", { raw: "25", scaled: "0.25" }],
  ] as const)(
    "%s §4.110 at the end: both statuses, exit and score",
    async (_, learniz, scores, status, success, completion, exit, score) => {
      const one = launch(learniz);
      const done = { ...dated(playAll(learniz, scores)), status };
      await one.gateway.send(done);
      expect(one.readCmi()).toMatchObject({
        success_status: success,
        completion_status: completion,
        score: { ...score, min: "0", max: "100" },
      });
      expect(one.readWritten("cmi.exit")).toBe(exit);
      expect(one.readWritten("cmi.progress_measure")).toBe("1");
      expect(await launch(learniz, one.close()).readStored()).toEqual(done);
      expectNoError(one);
    },
  );
  test("§4.100 a course that was not begun is not attempted", async () => {
    const one = launch(plain);
    await one.gateway.send(dated(begin(plain)));
    expect(one.readCmi().completion_status).toBe("not attempted");
    expectNoError(one);
  });
  test("each answered item is one record, each chapter one objective, in every session the same", async () => {
    const first = launch(scored);
    await first.gateway.send(dated(play(scored, begin(scored), "g", 100)));
    await first.gateway.send(dated(play(scored, begin(scored), "g", 100)));
    const second = launch(scored, first.close());
    await second.gateway.send(dated(playAll(scored, [0, 50])));
    const read = (element: string) => second.host.get(element);
    expect(read("cmi.interactions._count")).toBe("2");
    expect(
      ["id", "type", "learner_response", "result", "description", "timestamp", "correct_responses.0.pattern"].map(
        (field) => read(`cmi.interactions.0.${field}`),
      ),
    ).toEqual(["g.one", "true-false", "false", "incorrect", "One is one.", "2026-03-04T05:06:07.89Z", "true"]);
    expect([read("cmi.interactions.1.id"), read("cmi.interactions.1.result")]).toEqual(["h.one", "correct"]);
    expect(read("cmi.objectives._count")).toBe("2");
    expect(
      ["id", "completion_status", "score.raw", "score.scaled"].map((field) => read(`cmi.objectives.1.${field}`)),
    ).toEqual(["c1", "completed", "50", "0.5"]);
    expectNoError(first);
    expectNoError(second);
  });
  test("an answer is told once, with the moment at which it was given: neither the next save nor the next launch tells it again", async () => {
    const first = launch(scored);
    const played = dated(play(scored, begin(scored), "g", 100));
    await first.gateway.send(played);
    first.clock.now += 60_000;
    await first.gateway.send(dated(addTime(played, 60)));
    const second = launch(scored, first.close());
    expect(await second.readStored()).not.toBeNull();
    second.clock.now += 3_600_000;
    await second.gateway.send(dated(addTime(played, 90)));
    const stamps = [...first.calls, ...second.calls].filter(
      ({ call, element }) => call === "SetValue" && element.startsWith("cmi.interactions"),
    );
    expect(stamps.filter(({ element }) => element.endsWith(".timestamp")).map(({ value }) => value)).toEqual([
      "2026-03-04T05:06:07.89Z",
    ]);
    await second.gateway.send(dated(play(scored, played, "h", 100)));
    expect(second.host.get("cmi.interactions.1.timestamp")).toBe("2026-03-04T06:06:07.89Z");
    expectNoError(second);
  });
  test("§9.46 the time of this session is told, with two decimals at most", async () => {
    const one = launch(plain);
    one.clock.now += 3_723_456;
    await one.gateway.send(dated(addTime(begin(plain), 99_999)));
    expect(one.readWritten("cmi.session_time")).toBe("PT1H2M3.46S");
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
    expect(await one.gateway.send(progress)).toMatchObject({ ok: false, error: { detail: "lms.refused" } });
    expect(one.faults).toMatchObject([{ call: "Commit", code: "391" }]);
    one.goAway(false);
    expect(await one.gateway.send(progress)).toMatchObject({ ok: true, value: { accepted: true } });
    expect(await launch(plain, one.close()).readStored()).toEqual(progress);
  });
});
