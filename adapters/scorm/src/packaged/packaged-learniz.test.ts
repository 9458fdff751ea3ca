// Knows what an LMS of the strictest kind sees of a packaged course: a start, a stop, a resumption, an end, and never
// an error.
import { compileLearniz } from "@academiz/domain/learniz";
import { addTime, applyInteractivityUpdate, applySlideChange } from "@academiz/domain/progress";
import { makeOutline } from "@academiz/domain/scorm";
import { makeGame, makeSlide } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { begin, dated, plain, play, playAll, scored } from "../testing/courses.ts";
import { expectHeldDates, expectNoError, expectRefusedSave, launchCourse } from "../testing/launch-course.ts";

const launch = (config: unknown, kept?: object) => launchCourse("1.2", config, kept);

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
  test("where the LMS may keep something and does not say what, nothing begins anew over it", async () => {
    const left = dated(play(plain, begin(plain), "g", 80));
    const first = launch(plain);
    await first.gateway.send(left);
    const second = launch(plain, first.close());
    const { telling } = second;
    const tell = telling.readSuspendData;
    telling.readSuspendData = () => null;
    expect(await second.source.load()).toEqual({ ok: false, error: { kind: "unexpected", detail: "lms.unread" } });
    telling.readSuspendData = tell;
    expect(await second.readStored()).toEqual(left);
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
  test("§4.95 §4.110 §4.111 a fail is reported as failed, and suspends, so that a retry resumes", async () => {
    const one = launch(scored);
    const failed = { ...dated(playAll(scored, [0, 50])), status: "FAILED" as const };
    await one.gateway.send(failed);
    expect(one.readCmi().core).toMatchObject({ lesson_status: "failed", exit: "suspend", score: { raw: "25" } });
    expect(await launch(scored, one.close()).readStored()).toEqual(failed);
    expectNoError(one);
  });
  test("§4.104 the status that the LMS has is kept at the next start", () => {
    for (const lesson_status of ["passed", "completed", "failed", "incomplete"])
      expect(launch(plain, { core: { lesson_status } }).readCmi().core?.["lesson_status"]).toBe(lesson_status);
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
  test("§4.66 somebody who began in a former publication goes on in this one: what stays is found by its slug", async () => {
    const first = launch(plain);
    await first.gateway.send(dated(playAll(plain, [80, 60])));
    const kept = first.close();
    const [chapter, ...others] = plain.chapters;
    if (!chapter) throw new Error("the course has no chapter");
    const changed = {
      ...plain,
      publishedDate: "2026-02-01T00:00:00.000Z",
      chapters: [...others, { ...chapter, slides: [makeSlide("new", [makeGame("n", 1)]), ...chapter.slides] }],
    };
    const second = launchCourse("1.2", changed, kept, [makeOutline(plain)]);
    const stored = await second.readStored();
    const found = stored?.chapters.flatMap(({ slides }) =>
      slides.flatMap(({ interactivities }) => interactivities.map(({ slug, score }) => [slug, score])),
    );
    expect(found).toEqual([
      ["h", 60],
      ["n", undefined],
      ["g", 80],
    ]);
    expect(await launchCourse("1.2", changed, kept).readStored()).toBeNull();
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
  test("§8.24 what SCORM 1.2 has no word for is reported once, at the start", () => {
    expect(launch(plain).startWarnings).toEqual([
      "SCORM 1.2 : progress_measure, learner_id, learner_name are not supported",
    ]);
  });
  test("§9.46 the time of this session is reported, not the time of all", async () => {
    const one = launch(plain);
    one.clock.now += 3_723_500;
    await one.gateway.send(dated(addTime(begin(plain), 99_999)));
    expect(one.calls.findLast(({ element }) => element === "cmi.core.session_time")?.value).toBe("0001:02:03.50");
    expectNoError(one);
  });
  test("§4.107 leaving says the last word before goodbye, and nothing after it", () => {
    const one = launch(plain);
    one.gateway.sendLeaving(dated(play(plain, begin(plain), "g", 40)));
    one.host.finish();
    const { length } = one.calls;
    one.gateway.sendLeaving(dated(begin(plain)));
    one.host.finish();
    expect(one.calls).toHaveLength(length);
    expect(one.calls.slice(-2).map(({ call }) => call)).toEqual(["LMSCommit", "LMSFinish"]);
    expectNoError(one);
  });
  test("what the LMS holds is known by its date: nothing at first, what it took, and what it may have taken while it refused", () =>
    expectHeldDates("1.2"));
  test("a save that the LMS refuses is reported as not arrived, and the next one that it takes as arrived", () =>
    expectRefusedSave("1.2", { call: "LMSCommit", code: "101" }));
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
  test("a content that cannot be read reports no progress, and nothing fails", async () => {
    const one = launch({ version: "99.0.0" });
    expect(await one.readStored()).toBeNull();
    one.gateway.sendLeaving(dated(begin(plain)));
    one.host.finish();
    expect(one.readCmi().core).toMatchObject({ lesson_status: "incomplete", exit: "suspend" });
    expectNoError(one);
  });
});
