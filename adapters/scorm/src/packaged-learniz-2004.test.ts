// Knows what an LMS of SCORM 2004 of the strictest kind sees of a packaged course: a start, a stop, a resumption, an
// end, and never an error.
import { compileLearniz } from "@academiz/domain/learniz";
import { addTime, applySlideChange } from "@academiz/domain/progress";
import { describe, expect, test } from "vitest";
import { begin, dated, plain, play, playAll, scored } from "./testing/courses.ts";
import { expectHeldDates, expectNoError, expectRefusedSave, launchCourse } from "./testing/launch-course.ts";

const launch = (config: unknown, kept?: object) => launchCourse("2004", config, kept);

describe("§4.97 a packaged course and a strict LMS of SCORM 2004", () => {
  test("§4.104 §4.105 §4.107 with the first fact: incomplete, how much of it, and a lost unload would resume; before it nothing", async () => {
    const one = launch(plain);
    expect(one.calls.filter(({ call }) => call === "SetValue" || call === "Commit")).toEqual([]);
    await one.gateway.send(dated(play(plain, begin(plain), "g", 80)));
    expect(one.readCmi()).toMatchObject({ completion_status: "incomplete", success_status: "unknown" });
    expect([one.readWritten("cmi.exit"), one.readWritten("cmi.progress_measure")]).toEqual(["suspend", "0"]);
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
  test("an answer is reported once, with the moment at which it was given: neither the next save nor the next launch repeats it", async () => {
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
  test("what the LMS holds is known by its date: nothing at first, what it took, and what it may have taken while it refused", () =>
    expectHeldDates("2004"));
  test("a save that the LMS refuses is reported as not arrived, and the next one that it takes as arrived", () =>
    expectRefusedSave("2004", { call: "Commit", code: "391" }));
});
