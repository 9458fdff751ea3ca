// Proves what a package keeps and says of its learner, over any data that contents of the wild may leave.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  beginsAnew,
  chooseFirstItem,
  EMPTY_PACKAGE_DATA,
  findNeighbour,
  ITEM_ELEMENTS,
  type ItemData,
  launchSaveSchema,
  listLaunchable,
  parseNavigationRequest,
  prepareItem,
  readItemResult,
  readItemTime,
  readPackageData,
  readPackageResult,
  readTimeSpan,
  resumeItem,
  type ScormActivity,
  tellAfter,
} from "./index.ts";

const NOTHING = {
  isVisible: true,
  kind: null,
  launchData: null,
  masteryScore: null,
  completionThreshold: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
  prerequisites: null,
  sequencing: null,
} as const;
const sco = (identifier: string, more: Partial<ScormActivity> = {}): ScormActivity => ({
  ...NOTHING,
  identifier,
  title: identifier,
  href: `${identifier}.html`,
  kind: "sco",
  item: [],
  ...more,
});
const heading = (identifier: string, item: readonly ScormActivity[]): ScormActivity =>
  sco(identifier, { href: null, kind: null, item });
const TREE = [sco("a"), heading("h", [sco("b"), sco("c")]), sco("d")];
const LEARNER = { id: "7", name: "user_7" };
const versions = fc.constantFrom("1.2" as const, "2004" as const);
const itemData = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      ...Object.values(ITEM_ELEMENTS["1.2"]),
      ...Object.values(ITEM_ELEMENTS["2004"]),
      "cmi.core.lesson_status",
      "cmi.completion_status",
      "cmi.success_status",
      "cmi.score.scaled",
      "cmi.core.score.raw",
      "cmi.progress_measure",
    ),
    fc.string(),
  ),
  fc.oneof(fc.constantFrom("passed", "completed", "failed", "1", "0.5", "-3", "400", "PT5S", "00:01:00"), fc.string()),
);

describe("§3.182 what an item reads at its start", () => {
  test("decisions 7: a first launch begins, a suspended one resumes, and one that ended does neither", () => {
    for (const version of ["1.2", "2004"] as const) {
      const { entry, exit, suspendData } = ITEM_ELEMENTS[version];
      const start = (kept: ItemData | null) => prepareItem(version, sco("a"), LEARNER, kept)[entry];
      expect(start(null)).toBe("ab-initio");
      expect(start({ [exit]: "suspend" })).toBe("resume");
      expect(start({ [exit]: "", [suspendData]: "x" })).toBe("");
      // It went without a word.
      expect(start({ [suspendData]: "x" })).toBe("resume");
      expect(start({})).toBe("");
    }
  });

  test("what its content ended by its own word, and was failed, begins anew; nothing else does", () => {
    const failed = { "cmi.success_status": "failed", "cmi.completion_status": "completed", "cmi.suspend_data": "x" };
    for (const exit of ["normal", "time-out", "logout"]) {
      expect(beginsAnew("2004", { ...failed, "cmi.exit": exit })).toBe(true);
      for (const success of ["passed", "unknown"])
        expect(beginsAnew("2004", { ...failed, "cmi.success_status": success, "cmi.exit": exit })).toBe(false);
    }
    for (const word of [{}, { "cmi.exit": "" }, { "cmi.exit": "suspend" }])
      expect(beginsAnew("2004", { ...failed, ...word })).toBe(false);
    for (const exit of ["", "time-out", "logout", "normal"])
      expect(
        beginsAnew("1.2", { ...failed, "cmi.core.lesson_status": "failed", "cmi.core.exit": exit, "cmi.exit": exit }),
      ).toBe(false);
  });

  test("§3.184 the time of every visit is in the total one, once", () => {
    fc.assert(
      fc.property(versions, fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 6 }), (version, visits) => {
        const { sessionTime } = ITEM_ELEMENTS[version];
        const write = (seconds: number) => {
          if (version === "2004") return `PT${seconds}S`;
          const part = (value: number) => String(value).padStart(2, "0");
          return `${part(Math.floor(seconds / 3_600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`;
        };
        let kept: ItemData = {};
        for (const seconds of visits) kept = { ...resumeItem(version, kept), [sessionTime]: write(seconds) };
        expect(readItemTime(version, kept)).toBeCloseTo(
          visits.reduce((sum, one) => sum + one, 0),
          1,
        );
      }),
    );
  });

  test("§9.25 §3.189 it is told who learns, and what its manifest says for it", () => {
    const activity = sco("a", { launchData: "level=2", masteryScore: 60, maxTimeAllowed: "00:10:00" });
    expect(prepareItem("1.2", activity, LEARNER, null)).toMatchObject({
      "cmi.core.student_id": "7",
      "cmi.core.student_name": "user_7",
      "cmi.core.credit": "credit",
      "cmi.core.lesson_mode": "normal",
      "cmi.launch_data": "level=2",
      "cmi.student_data.mastery_score": "60",
      "cmi.student_data.max_time_allowed": "00:10:00",
    });
    expect(
      prepareItem("2004", { ...activity, masteryScore: 0.6, completionThreshold: 0.8 }, LEARNER, null),
    ).toMatchObject({ "cmi.scaled_passing_score": "0.6", "cmi.completion_threshold": "0.8", "cmi.learner_id": "7" });
  });

  test("it resumes with all that it kept, whatever that is", () => {
    fc.assert(
      fc.property(versions, itemData, (version, kept) => {
        const { sessionTime, exit } = ITEM_ELEMENTS[version];
        const started = prepareItem(version, sco("a"), LEARNER, kept);
        expect(Object.keys(started)).toEqual(
          expect.arrayContaining(Object.keys(kept).filter((name) => name !== sessionTime && name !== exit)),
        );
        expect(started).not.toHaveProperty([exit]);
        expect(started[ITEM_ELEMENTS[version].suspendData]).toBe(kept[ITEM_ELEMENTS[version].suspendData]);
      }),
    );
  });
});

describe("§3.182 what its data say of a learner", () => {
  const result12 = (data: ItemData) => readItemResult("1.2", sco("a"), data);
  const result2004 = (data: ItemData) => readItemResult("2004", sco("a"), data);

  test("§4.93 §4.94 §4.95 §4.96 statuses of 1.2 the other way", () => {
    const status = (text: string) => result12({ "cmi.core.lesson_status": text }).status;
    expect(["passed", "completed", "failed", "incomplete", "browsed", "not attempted", ""].map(status)).toEqual([
      "COMPLETE",
      "COMPLETE",
      "FAILED",
      "STARTED",
      "STARTED",
      "STARTED",
      "STARTED",
    ]);
  });

  test("§4.98 §4.99 §4.101 statuses of 2004 the other way: a success that is known decides", () => {
    const status = (success: string, completion: string) =>
      result2004({ "cmi.success_status": success, "cmi.completion_status": completion }).status;
    expect(status("passed", "incomplete")).toBe("COMPLETE");
    expect(status("failed", "completed")).toBe("FAILED");
    expect(status("unknown", "completed")).toBe("COMPLETE");
    expect(status("unknown", "incomplete")).toBe("STARTED");
  });

  test("scores stay within 0 and 100, percentages too, and absent is not 0", () => {
    expect(result2004({ "cmi.score.scaled": "-0.5" }).score).toBe(0);
    expect(result12({ "cmi.core.score.raw": "130" }).score).toBe(100);
    expect(result12({}).score).toBeNull();
    expect(result2004({ "cmi.progress_measure": "0.456" }).percentage).toBe(45.6);
    fc.assert(
      fc.property(versions, fc.option(itemData), (version, data) => {
        const { score, percentage, time } = readItemResult(version, sco("a"), data);
        if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
        expect(percentage >= 0 && percentage <= 100).toBe(true);
        expect(time).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("what only is shown is complete once it was opened", () => {
    const asset = sco("a", { kind: "asset" });
    expect(readItemResult("1.2", asset, null).status).toBe("NOT_STARTED");
    expect(readItemResult("1.2", asset, {})).toMatchObject({ status: "COMPLETE", percentage: 100 });
  });

  test("a package is complete with all its items, failed once all have ended and one failed; its score is their mean", () => {
    const of = (statuses: Readonly<Record<string, string>>, scores: Readonly<Record<string, string>> = {}) =>
      readPackageResult("1.2", TREE, {
        ...EMPTY_PACKAGE_DATA,
        items: Object.fromEntries(
          Object.entries(statuses).map(([id, text]) => [
            id,
            { "cmi.core.lesson_status": text, ...(scores[id] && { "cmi.core.score.raw": scores[id] }) },
          ]),
        ),
      });
    expect(of({})).toEqual({ status: "NOT_STARTED", score: null, percentage: 0, time: 0 });
    expect(of({ a: "passed" })).toMatchObject({ status: "STARTED", percentage: 25 });
    expect(of({ a: "passed", b: "failed" }, { a: "80", b: "20" })).toMatchObject({ status: "STARTED", score: 50 });
    expect(of({ a: "passed", b: "failed", c: "completed", d: "passed" }).status).toBe("FAILED");
    expect(of({ a: "passed", b: "passed", c: "completed", d: "passed" })).toMatchObject({
      status: "COMPLETE",
      percentage: 100,
    });
  });
});

describe("§3.190 the items of a package", () => {
  test("what can be started stands in the order of the manifest, headings left out", () => {
    expect(listLaunchable(TREE).map(({ identifier }) => identifier)).toEqual(["a", "b", "c", "d"]);
  });

  test("it opens where the learner was, else at its first item; one that is gone is ignored", () => {
    expect(chooseFirstItem("1.2", TREE, EMPTY_PACKAGE_DATA)?.identifier).toBe("a");
    expect(chooseFirstItem("1.2", TREE, { ...EMPTY_PACKAGE_DATA, item: "c" })?.identifier).toBe("c");
    expect(chooseFirstItem("1.2", TREE, { ...EMPTY_PACKAGE_DATA, item: "gone" })?.identifier).toBe("a");
    expect(chooseFirstItem("1.2", [heading("h", [])], EMPTY_PACKAGE_DATA)).toBeNull();
  });

  test("one after the other, and back", () => {
    expect(findNeighbour(TREE, "a", 1)?.identifier).toBe("b");
    expect(findNeighbour(TREE, "d", 1)).toBeNull();
    expect(findNeighbour(TREE, "a", -1)).toBeNull();
    expect(findNeighbour(TREE, "gone", 1)).toBeNull();
  });

  test("requests of contents", () => {
    expect(parseNavigationRequest("{target=item 2}choice")).toEqual({ kind: "choice", identifier: "item 2" });
    expect(parseNavigationRequest("continue")).toEqual({ kind: "continue" });
    expect(parseNavigationRequest("suspendAll")).toEqual({ kind: "exit" });
    for (const none of ["", "_none_", "{target=}choice", "jump"]) expect(parseNavigationRequest(none)).toBeNull();
  });
});

test("§3.184 a content that counts its time from 1970 has been open for ten years at most", () => {
  const long = { "cmi.session_time": "PT1763800000S", "cmi.total_time": `PT${"9".repeat(400)}S` };
  expect(readItemTime("2004", long)).toBe(315_360_000);
  const items = { a: long, b: long, c: long, d: {} };
  expect(readPackageResult("2004", TREE, { ...EMPTY_PACKAGE_DATA, items, earlierTime: 5 }).time).toBe(315_360_000);
  expect(readItemTime("2004", { "cmi.session_time": "PT1763800000S" })).toBe(315_360_000);
  expect(readItemTime("2004", resumeItem("2004", long))).toBe(315_360_000);
});

test("attack 66: a word whose moment is none, or one that no other can follow, is no word", () => {
  const word = {
    status: "STARTED",
    score: null,
    percentage: 0,
    time: 0,
    scormProperties: EMPTY_PACKAGE_DATA,
    attempt: 1,
    launchedAt: null,
  } as const;
  const read = (eventDate: string) => launchSaveSchema.safeParse({ ...word, eventDate });
  for (const none of ["", "zzz", "9999-99-99", "+275760-09-13T00:00:00.000Z", "9999-12-31T23:59:59.999Z"])
    expect(read(none).success).toBe(false);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.string(),
      ),
      (text) => {
        const { data } = read(text);
        if (data) expect(Date.parse(tellAfter({ ...word, eventDate: "" }, data.eventDate).eventDate)).not.toBeNaN();
      },
    ),
  );
});

test("§8.23 what is stored and cannot be read is empty", () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { items } = readPackageData(stored);
      for (const data of Object.values(items))
        expect(Object.values(data).every((one) => typeof one === "string")).toBe(true);
    }),
  );
  expect(readPackageData({ items: { a: { "cmi.exit": 7 } } })).toEqual(EMPTY_PACKAGE_DATA);
});

test("§9.46 time spans of each version, and nothing for what is none", () => {
  expect(readTimeSpan("1.2", "0001:02:03.50")).toBe(3_723.5);
  expect(readTimeSpan("2004", "P1DT1H2M3.5S")).toBe(90_123.5);
  for (const none of ["", "PT1H", "1:2:3", "00:00:00.123"]) expect(readTimeSpan("1.2", none)).toBe(0);
  for (const none of ["", "00:01:00", "P"]) expect(readTimeSpan("2004", none)).toBe(0);
});
