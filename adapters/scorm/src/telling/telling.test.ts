// Knows into which words of each version a report is put, and what happens to words that a host refuses.
import type { ProgressStatus } from "@academiz/domain/progress";
import { describe, expect, test } from "vitest";
import { begin, EVERYTHING, makeHost, RESUMED, VERSIONS } from "./testing/make-host.ts";

describe("§4.103 at the start", () => {
  test("§4.104 §4.106 §4.107 §9.21 1.2 gets a status, the bounds of a score and suspend, and nothing else; then a commit", () => {
    const { host, lms, takeSaid } = makeHost();
    VERSIONS["1.2"](host);
    expect(takeSaid()).toEqual([
      "cmi.core.lesson_status=incomplete",
      "cmi.core.score.min=0",
      "cmi.core.score.max=100",
      "cmi.core.exit=suspend",
    ]);
    expect(lms.commits).toBe(1);
  });
  test.each(["passed", "completed", "failed", "incomplete", "browsed"])(
    "decisions 7 1.2: where the host holds a status (%s) nothing is said before the first fact",
    (status) => {
      const { host, lms, takeSaid } = makeHost({ "cmi.core.lesson_status": status });
      VERSIONS["1.2"](host);
      expect([takeSaid(), lms.commits]).toEqual([[], 0]);
    },
  );
  test.each(["unknown", "not attempted", "", "incomplete", "completed"])(
    "decisions 7 2004: nothing is said before the first fact, whatever status the host tells (%j): it may go on with an attempt that was completed",
    (status) => {
      const { host, lms, takeSaid } = makeHost({ "cmi.completion_status": status });
      VERSIONS["2004"](host);
      expect([takeSaid(), lms.commits]).toEqual([[], 0]);
    },
  );
  test.each([
    ["1.2", "cmi.core.exit"],
    ["2004", "cmi.exit"],
  ] as const)(
    "§4.106 §4.107 %s: what the host hands back is suspended again, unless it was left for good",
    (version, exit) => {
      const held = { "cmi.core.lesson_status": "incomplete", "cmi.completion_status": "incomplete" };
      const { telling, takeSaid, lms } = begin(version, held);
      telling.resume({ ...RESUMED, status: "STARTED" });
      expect([takeSaid(), lms.commits]).toEqual([[`${exit}=suspend`], 1]);
      const done = begin(version, held);
      done.telling.resume({ ...RESUMED, status: "COMPLETE" });
      expect([done.takeSaid(), done.lms.commits]).toEqual([[], 0]);
      done.telling.resume({ ...RESUMED, status: "COMPLETE", exitReading: "ALWAYS_SUSPEND" });
      expect(done.takeSaid()).toEqual([`${exit}=suspend`]);
    },
  );
  test.each(["completed", "incomplete"])("§4.104 §4.105 2004: %s and the measure of before stay", (status) => {
    const { host, takeSaid, read } = makeHost({ "cmi.completion_status": status, "cmi.progress_measure": "0.4" });
    VERSIONS["2004"](host);
    expect(takeSaid()).not.toContain("cmi.completion_status=incomplete");
    expect([read("cmi.completion_status"), read("cmi.progress_measure")]).toEqual([status, "0.4"]);
  });
  test.each([
    ["1.2", "cmi.core.student_id"],
    ["2004", "cmi.learner_id"],
  ] as const)("%s: who learns is who the LMS says, or nobody", (version, element) => {
    expect(VERSIONS[version](makeHost({ [element]: "ada" }).host).readLearner()).toBe("ada");
    expect(VERSIONS[version](makeHost().host).readLearner()).toBe("");
  });
});

describe.each(["1.2", "2004"] as const)("a host of %s that fails to tell what it keeps", (version) => {
  const status = version === "1.2" ? "cmi.core.lesson_status" : "cmi.completion_status";
  test("is asked once more", () => {
    const { telling, lms } = begin(version, { [status]: "incomplete", "cmi.suspend_data": "kept" });
    lms.failsToTell = 1;
    expect(telling.readSuspendData()).toBe("kept");
  });
  test("may keep something, unless it says that nobody was here before", () => {
    for (const [told, expected] of [
      ["incomplete", null],
      ["completed", null],
      ["", ""],
      ["not attempted", ""],
    ] as const) {
      const { telling, lms } = begin(version, { [status]: told, "cmi.suspend_data": "kept" });
      lms.failsToTell = 2;
      expect([told, telling.readSuspendData()]).toEqual([told, expected]);
    }
  });
  test("loses no status and no measure because of it", () => {
    const { host, lms, read } = makeHost({ [status]: "completed", "cmi.progress_measure": "0.4" });
    lms.failsToTell = 100;
    const telling = VERSIONS[version](host);
    expect([read(status), read("cmi.progress_measure")]).toEqual(["completed", "0.4"]);
    expect([telling.readSuspendData(), telling.readLearner()]).toEqual([null, ""]);
  });
});

describe("a report", () => {
  test("§4.92–§4.96 §9.21 §9.46 becomes these words of 1.2, in this order, and a commit", () => {
    const { telling, takeSaid, lms } = begin("1.2");
    expect(telling.report(EVERYTHING)).toBe(true);
    expect(takeSaid()).toEqual([
      "cmi.core.lesson_location=1.2",
      "cmi.core.session_time=0000:01:05.50",
      "cmi.suspend_data=v2.abc",
      "cmi.core.score.raw=66.67",
      "cmi.objectives.0.id=c0",
      "cmi.objectives.0.status=completed",
      "cmi.objectives.0.score.raw=33.33",
      "cmi.objectives.1.id=c1",
      "cmi.objectives.1.status=incomplete",
      "cmi.objectives.2.id=c2",
      "cmi.objectives.2.status=not attempted",
    ]);
    expect(lms.commits).toBe(1);
  });
  test("§4.97–§4.102 §9.21 becomes these words of 2004, in this order, and a commit", () => {
    const { telling, takeSaid, lms } = begin("2004");
    expect(telling.report(EVERYTHING)).toBe(true);
    expect(takeSaid()).toEqual([
      "cmi.completion_status=incomplete",
      "cmi.progress_measure=0.3333",
      "cmi.location=1.2",
      "cmi.exit=suspend",
      "cmi.session_time=PT1M5.5S",
      "cmi.suspend_data=v2.abc",
      "cmi.score.min=0",
      "cmi.score.max=100",
      "cmi.score.raw=66.67",
      "cmi.score.scaled=0.6667",
      "cmi.objectives.0.id=c0",
      "cmi.objectives.0.completion_status=completed",
      "cmi.objectives.0.progress_measure=1",
      "cmi.objectives.0.description=One",
      "cmi.objectives.0.score.raw=33.33",
      "cmi.objectives.0.score.scaled=0.3333",
      "cmi.objectives.1.id=c1",
      "cmi.objectives.1.completion_status=incomplete",
      "cmi.objectives.1.progress_measure=0.1235",
      `cmi.objectives.1.description=${"x".repeat(250)}`,
      "cmi.objectives.2.id=c2",
      "cmi.objectives.2.completion_status=not attempted",
      "cmi.objectives.2.progress_measure=0",
      "cmi.objectives.2.description=Three",
    ]);
    expect(lms.commits).toBe(1);
  });
  test("2004: the title of a chapter is cut between characters", () => {
    const { telling, read } = begin("2004");
    const [chapter] = EVERYTHING.objectives;
    if (!chapter) throw new Error("it has no chapter");
    telling.report({ ...EVERYTHING, objectives: [{ ...chapter, title: `${"t".repeat(249)}😀` }] });
    expect(read("cmi.objectives.0.description")).toBe("t".repeat(249));
  });
  test.each([
    ["1.2", "cmi.core.score.raw"],
    ["2004", "cmi.score.scaled"],
  ] as const)("%s: what a host takes of it is kept, though it refuses another word of it", (version, refused) => {
    const { telling, lms, read } = begin(version);
    lms.refuses = refused;
    expect(telling.report(EVERYTHING)).toBe(false);
    expect([lms.commits, read("cmi.suspend_data"), read(refused)]).toEqual([1, "v2.abc", undefined]);
    lms.refuses = "";
    expect(telling.report(EVERYTHING)).toBe(true);
  });
  test.each<["1.2" | "2004", ProgressStatus, boolean, Readonly<Record<string, string | undefined>>]>([
    ["1.2", "COMPLETE", true, { "cmi.core.lesson_status": "passed", "cmi.core.exit": "" }],
    ["1.2", "COMPLETE", false, { "cmi.core.lesson_status": "completed", "cmi.core.exit": "" }],
    ["1.2", "FAILED", true, { "cmi.core.lesson_status": "failed", "cmi.core.exit": "suspend" }],
    ["2004", "COMPLETE", true, { "cmi.success_status": "passed", "cmi.exit": "normal" }],
    ["2004", "COMPLETE", false, { "cmi.success_status": undefined, "cmi.exit": "normal" }],
    ["2004", "STARTED", true, { "cmi.success_status": undefined, "cmi.exit": "suspend" }],
    [
      "2004",
      "FAILED",
      true,
      { "cmi.completion_status": "incomplete", "cmi.success_status": "failed", "cmi.exit": "suspend" },
    ],
  ])("§4.92–§4.102 §4.110 §4.111 %s: %s, pass/fail %s", (version, status, isPassFail, words) => {
    const { telling, read } = begin(version);
    telling.report({ ...EVERYTHING, status, isPassFail });
    expect(Object.fromEntries(Object.keys(words).map((element) => [element, read(element)]))).toEqual(words);
  });
  test.each([
    ["1.2", "cmi.core.exit", ""],
    ["2004", "cmi.exit", "normal"],
  ] as const)(
    "§4.108 §4.109 %s, exported with the other reading, leaves for good whatever the status",
    (version, element, exit) => {
      const { telling, read } = begin(version);
      telling.report({ ...EVERYTHING, status: "FAILED", exitReading: "ALWAYS_NORMAL" });
      expect(read(element)).toBe(exit);
    },
  );
  test.each([
    ["1.2", "cmi.core.score.raw"],
    ["2004", "cmi.score.raw"],
  ] as const)(
    "%s: without a score none is told, and 0 is one; what fits nowhere leaves what is kept",
    (version, element) => {
      const { telling, read, takeSaid } = begin(version, { "cmi.suspend_data": "v2.before" });
      telling.report({ ...EVERYTHING, score: undefined, suspendData: null });
      expect([read(element), read("cmi.suspend_data")]).toEqual([undefined, "v2.before"]);
      telling.report({ ...EVERYTHING, score: 0 });
      expect(read(element)).toBe("0");
      expect(takeSaid()).not.toContain("cmi.suspend_data=");
    },
  );
  test.each([
    ["1.2", "cmi.core.lesson_location"],
    ["2004", "cmi.location"],
  ] as const)(
    "%s: what the host took is not said again; a word that it refused is, and until then it is not kept",
    (version, refused) => {
      const { telling, lms, takeSaid } = begin(version);
      lms.refuses = refused;
      expect(telling.report(EVERYTHING)).toBe(false);
      takeSaid();
      lms.refuses = "";
      expect(telling.report(EVERYTHING)).toBe(true);
      expect(takeSaid()).toEqual([`${refused}=1.2`]);
      const { commits } = lms;
      expect(telling.report(EVERYTHING)).toBe(true);
      expect([takeSaid(), lms.commits]).toEqual([[], commits]);
      lms.takesCommits = false;
      expect(telling.report({ ...EVERYTHING, seconds: 70 })).toBe(false);
      takeSaid();
      expect([telling.report({ ...EVERYTHING, seconds: 70 }), takeSaid()]).toEqual([false, []]);
    },
  );
  test.each([
    ["1.2", "cmi.core.session_time", "0000:01:10"],
    ["2004", "cmi.session_time", "PT1M10S"],
  ] as const)(
    "decisions 7 %s: time alone is one word; who leaves has it kept by the last one",
    (version, element, time) => {
      const { telling, takeSaid, lms } = begin(version);
      expect(telling.reportTime(70, true)).toBe(true);
      expect([takeSaid().map((said) => said.replace(/\.0+$/, "")), lms.commits]).toEqual([[`${element}=${time}`], 0]);
      expect([telling.reportTime(71, false), lms.commits]).toEqual([true, 1]);
    },
  );
  describe.each([
    ["1.2", "cmi.core.lesson_status", "passed"],
    ["2004", "cmi.completion_status", "completed"],
  ] as const)("decisions 7 %s: a status that the host holds", (version, element, done) => {
    test.each(["STARTED", "FAILED"] as const)("is not lowered by a visit that does not know of it (%s)", (status) => {
      const { telling, read } = begin(version, { [element]: done });
      expect(telling.report({ ...EVERYTHING, status })).toBe(true);
      telling.resume({ ...RESUMED, status: "STARTED" });
      expect(telling.report({ ...EVERYTHING, status })).toBe(true);
      expect([read(element), read("cmi.success_status"), read("cmi.progress_measure")]).toEqual([
        done,
        undefined,
        undefined,
      ]);
    });
    test("is, by a visit that goes on from it: the author's rules, or another publication", () => {
      const { telling, read } = begin(version, { [element]: done });
      telling.resume({ ...RESUMED, status: "COMPLETE" });
      telling.report(EVERYTHING);
      expect(read(element)).toBe("incomplete");
    });
    test("is raised always", () => {
      const { telling, read } = begin(version, { [element]: "incomplete" });
      telling.report({ ...EVERYTHING, status: "COMPLETE" });
      expect(read(element)).toBe(done);
    });
  });
});
