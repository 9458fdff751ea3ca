// Knows what an LMS keeps of a course whose windows stand idle, close and open again, and what it hands back.
import { applyGeneralConditions, type Learniz } from "@academiz/domain/learniz";
import { createMemoryWindows } from "@academiz/testkit/clients";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { createKeepingLms, type LmsWords } from "@academiz/testkit/scorm";
import { describe, expect, test } from "vitest";
import { plain, scored } from "./testing/courses.ts";
import { makeFinishedWork } from "./testing/finished-work.ts";
import type { Version } from "./testing/open-lms.ts";
import { openTab } from "./testing/open-tab.ts";

const HOUR = 3_600_000;
const readStatus = (version: Version, kept: LmsWords) =>
  version === "1.2" ? kept["cmi.core.lesson_status"] : kept["cmi.completion_status"];
const DONE = { "1.2": "passed", "2004": "completed" } as const;
/** Without the time, which every visit adds. */
const readState = (kept: LmsWords) =>
  Object.fromEntries(Object.entries(kept).filter(([element]) => !/time$|_time|\.exit$/.test(element)));

/** This many pages with a game each, all of which are required. */
function makeLong(pages: number): Learniz {
  const slides = Array.from({ length: pages }, (_, at) => makeSlide(`page-${at}`, [makeGame(`game-${at}`, 1)]));
  const course = { ...makeCourse([slides]), validationConditions: { validAll: true } };
  return applyGeneralConditions(course, () => 0.5).learniz;
}

describe.each(["1.2", "2004"] as const)("%s, decisions 7: a window that stood still undoes nothing", (version) => {
  const open = (lms: ReturnType<typeof createKeepingLms>, at = 0) => openTab(lms, { version, learniz: scored, at });
  test.each([
    ["at once", 0],
    ["after minutes in front of the learner", 300],
  ])("a forgotten tab that is closed %s leaves the finished course as it is", async (_, seconds) => {
    const lms = createKeepingLms(version);
    const forgotten = await open(lms);
    const other = await open(lms, HOUR);
    await other.finish();
    other.close();
    const finished = lms.readKept();
    expect(readStatus(version, finished)).toBe(DONE[version]);
    await forgotten.look(seconds);
    forgotten.close();
    expect(readState(lms.readKept())).toEqual(readState(finished));
    const again = await open(lms, 2 * HOUR);
    again.close();
    expect(readStatus(version, lms.readKept())).toBe(DONE[version]);
    expect([...forgotten.faults, ...other.faults, ...again.faults]).toEqual([]);
  });
  test("a tab that was played a while before, and stood still since, neither", async () => {
    const lms = createKeepingLms(version);
    const first = await open(lms);
    await first.send(
      { type: "slide.scrolled" },
      { type: "game.answered", slug: "g", data: { answers: { one: true } } },
    );
    const other = await open(lms, HOUR);
    await other.finish();
    other.close();
    const finished = lms.readKept();
    await first.look(90);
    first.close();
    expect(readState(lms.readKept())).toEqual(readState(finished));
  });
  test("what was begun is suspended again by a visit that only looks", async () => {
    const lms = createKeepingLms(version);
    const first = await open(lms);
    await first.send({ type: "game.answered", slug: "g", data: { answers: { one: true } } });
    first.close();
    const begun = readState(lms.readKept());
    for (const at of [1, 2]) {
      const look = await open(lms, at * HOUR);
      expect(look.view().course?.slide.interactivities).toMatchObject([{ statements: [{ answer: true }] }]);
      look.close();
      expect(readState(lms.readKept())).toMatchObject(begun);
    }
  });
});

describe.each(["1.2", "2004"] as const)(
  "%s, decisions 7: a finished course of which no progress comes back",
  (version) => {
    /** Status, score and all chapters: the values that may not decrease. */
    const readResult = (kept: LmsWords) =>
      Object.fromEntries(Object.entries(kept).filter(([element]) => /status|score|measure|objectives/.test(element)));
    async function finishAndLose() {
      const lms = createKeepingLms(version);
      const tab = await openTab(lms, { version, learniz: scored });
      await tab.finish();
      tab.close();
      const { "cmi.suspend_data": _, "cmi.exit": __, ...rest } = lms.readKept();
      expect(rest).toMatchObject(
        version === "1.2" ? { "cmi.core.score.raw": "100" } : { "cmi.score.raw": "100", "cmi.score.scaled": "1" },
      );
      return createKeepingLms(version, rest);
    }
    test("keeps status, score and chapters, however often it is played worse", async () => {
      const lms = await finishAndLose();
      const finished = readResult(lms.readKept());
      const faults: string[] = [];
      for (const at of [1, 2, 3]) {
        const tab = await openTab(lms, { version, learniz: scored, at: at * HOUR });
        await tab.send({ type: "game.answered", slug: "g", data: { answers: { one: false } } });
        expect(readResult(lms.readKept())).toEqual(finished);
        await tab.finish(() => at === 3);
        expect(readResult(lms.readKept())).toEqual(finished);
        tab.close();
        expect(readResult(lms.readKept())).toEqual(finished);
        faults.push(...tab.faults);
      }
      expect(faults).toEqual([]);
    });
    test("§4.107 is suspended and resumed as it is played now", async () => {
      const lms = await finishAndLose();
      const tab = await openTab(lms, { version, learniz: scored, at: HOUR });
      await tab.send({ type: "game.answered", slug: "g", data: { answers: { one: false } } });
      tab.close();
      const again = await openTab(lms, { version, learniz: scored, at: 2 * HOUR });
      expect(again.view().course?.slide.interactivities).toMatchObject([{ statements: [{ answer: false }] }]);
    });
  },
);

describe.each(["1.2", "2004"] as const)("%s: another publication", (version) => {
  test("§4.66 §4.59 reports its score where another publication weighs its games anew, though it is lower than what is held", async () => {
    const lms = createKeepingLms(version);
    const options = { version, exitReading: "ALWAYS_SUSPEND" } as const;
    const tab = await openTab(lms, { ...options, learniz: scored });
    await tab.finish((slug) => slug === "g");
    tab.close();
    const raw = version === "1.2" ? "cmi.core.score.raw" : "cmi.score.raw";
    expect(lms.readKept()).toMatchObject({ [raw]: "50" });
    const weigh = (chapter: Learniz["chapters"][number]) => ({
      ...chapter,
      slides: chapter.slides.map((slide) => ({
        ...slide,
        interactivities: slide.interactivities.map((one) => (one.slug === "h" ? { ...one, weight: 3 } : one)),
      })),
    });
    const learniz = { ...scored, publishedDate: "2026-02-01T00:00:00.000Z", chapters: scored.chapters.map(weigh) };
    const again = await openTab(lms, { ...options, learniz, at: HOUR });
    await again.send({ type: "slide.chosen", place: { chapterIndex: 0, slideIndex: 1 } });
    expect(lms.readKept()).toMatchObject({ [raw]: "25" });
    expect(readStatus(version, lms.readKept())).toBe(DONE[version]);
  });
});

describe("2004, decisions 7: on leaving one last word is said, and it is small", () => {
  const version = "2004";
  test("a course of 60 answers: closing sends one word, which arrives, with the time of the visit", {
    tags: "long",
  }, async () => {
    const lms = createKeepingLms(version);
    const tab = await openTab(lms, { version, learniz: makeLong(60) });
    await tab.finish();
    await tab.look(45);
    const said = tab.close();
    expect(said.map(({ isEnd, isSent }) => [isEnd, isSent])).toEqual([[true, true]]);
    expect(Number(lms.readKept()["cmi.total_time"])).toBeGreaterThanOrEqual(45);
    expect(tab.faults).toEqual([]);
  });
  test.runIf(process.env["ACADEMIZ_LONG"])(
    "where the last message is too long for the browser it costs seconds",
    async () => {
      const lms = createKeepingLms(version);
      const tab = await openTab(lms, { version, learniz: makeLong(250) });
      await tab.finish();
      await tab.look(125);
      const said = tab.close();
      expect(said.map(({ isSent }) => isSent)).toEqual([false]);
      const kept = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(lms.readKept()["cmi.session_time"] ?? "");
      expect(60 * Number(kept?.[2] ?? 0) + Number(kept?.[3] ?? 0)).toBeGreaterThanOrEqual(125 - 30);
      expect(readStatus(version, lms.readKept())).toBe("completed");
    },
  );
  test("what was accepted is committed no second time", async () => {
    const lms = createKeepingLms(version);
    const tab = await openTab(lms, { version, learniz: plain });
    await tab.send({ type: "game.answered", slug: "g", data: { answers: { one: true } } });
    const before = tab.window.requests.length;
    await tab.send({ type: "page.left" }, { type: "page.left" });
    expect(tab.window.requests.length).toBe(before);
  });
});
describe.each(["1.2", "2004"] as const)("%s, decisions 7: what is stored is not said again", (version) => {
  test("a later visit reports only its own answers, and a visit that only looks none", async () => {
    const lms = createKeepingLms(version);
    const first = await openTab(lms, { version, learniz: scored });
    await first.send({ type: "game.answered", slug: "g", data: { answers: { one: true } } });
    first.close();
    const look = await openTab(lms, { version, learniz: scored, at: HOUR });
    look.close();
    const told = Object.keys(lms.readKept()).filter((element) => element.startsWith("cmi.interactions."));
    const second = await openTab(lms, { version, learniz: scored, at: 2 * HOUR });
    await second.send(
      { type: "slide.chosen", place: { chapterIndex: 1, slideIndex: 0 } },
      { type: "game.answered", slug: "h", data: { answers: { one: true } } },
    );
    second.close();
    const all = Object.keys(lms.readKept()).filter((element) => element.startsWith("cmi.interactions."));
    expect(told.length).toBeGreaterThan(4);
    expect(all.length).toBe(2 * told.length);
    const looked = look.window.requests.flatMap(({ words }) => Object.keys(words));
    const own = looked.filter((element) => !element.startsWith("cmi.interactions."));
    expect(own.filter((element) => !/\.exit$|_time$/.test(element))).toEqual([]);
  });
});

describe.each(["1.2", "2004"] as const)("%s: windows of one browser", (version) => {
  test("decisions 7: the idle window steps back, and its own answers overwrite nothing", async () => {
    const lms = createKeepingLms(version);
    const device = createMemoryWindows();
    const open = (at: number) => openTab(lms, { version, learniz: scored, at, windows: device.open() });
    const forgotten = await open(0);
    const other = await open(HOUR);
    expect(forgotten.view().isOutdated).toBe(false);
    await other.finish();
    other.close();
    expect(forgotten.view().isOutdated).toBe(true);
    const finished = lms.readKept();
    await forgotten.finish(() => false);
    await forgotten.look(65);
    expect(lms.readKept()).toEqual(finished);
  });
});

describe.each(["1.2", "2004"] as const)("%s: a course that is complete as soon as it is seen", (version) => {
  test("§4.40 §4.43 is reported at once, also when somebody only looks and leaves", async () => {
    const lms = createKeepingLms(version);
    const tab = await openTab(lms, { version, learniz: makeCourse([[makeSlide("only")]]) });
    tab.close();
    expect(readStatus(version, lms.readKept())).toBe("completed");
  });
});

describe("2004, decisions 7: a course that is opened again after its end", () => {
  const version = "2004";
  async function finish(exitReading: "BY_STATUS" | "ALWAYS_SUSPEND" = "BY_STATUS") {
    const lms = createKeepingLms(version);
    const tab = await openTab(lms, { version, learniz: scored, exitReading });
    await tab.finish();
    tab.close();
    return lms;
  }
  test("keeps its status, its score and its place until there is a fact, whatever the LMS commits by itself", async () => {
    const lms = await finish();
    const finished = readState(lms.readKept());
    const again = await openTab(lms, { version, learniz: scored, at: HOUR });
    expect(again.view().course?.percentage).toBeLessThan(100);
    again.window.autocommit();
    await again.look(65);
    await again.send({ type: "slide.scrolled" }, { type: "page.left" });
    again.window.autocommit();
    again.close();
    expect(readState(lms.readKept())).toEqual(finished);
    expect(again.faults).toEqual([]);
  });
  test("is told as begun with the first fact: it was begun anew", async () => {
    const lms = await finish();
    const again = await openTab(lms, { version, learniz: scored, at: HOUR });
    await again.send({ type: "slide.chosen", place: { chapterIndex: 0, slideIndex: 1 } });
    expect(lms.readKept()).toMatchObject({ "cmi.completion_status": "incomplete", "cmi.exit": "suspend" });
  });
  test("is offered as the browser still holds it, and comes back with its status when that is chosen", async () => {
    const [lms, finished] = [createKeepingLms(version), makeFinishedWork()];
    const open = (at: number) => openTab(lms, { version, learniz: scored, finished, at: at * HOUR });
    const first = await open(0);
    expect(first.view().course?.finished).toBeNull();
    await first.finish();
    first.close();
    const kept = readState(lms.readKept());
    const again = await open(1);
    expect(again.view().course).toMatchObject({ finished: { mark: { mark: "100/100" } }, status: "STARTED" });
    await again.send({ type: "review.chosen" });
    expect(again.view().course).toMatchObject({ finished: null, status: "COMPLETE", percentage: 100 });
    again.close();
    const { "cmi.suspend_data": _, ...rest } = kept;
    expect(lms.readKept()).toMatchObject(rest);
  });
  test("begins anew when that is chosen; then the browser no longer holds it", async () => {
    const [lms, finished] = [createKeepingLms(version), makeFinishedWork()];
    const open = (at: number) => openTab(lms, { version, learniz: scored, finished, at: at * HOUR });
    const first = await open(0);
    await first.finish();
    first.close();
    const again = await open(1);
    await again.send({ type: "anew.chosen" });
    expect(again.view().course).toMatchObject({ finished: null, status: "STARTED" });
    expect(readStatus(version, lms.readKept())).toBe("completed");
    await again.send({ type: "game.answered", slug: "g", data: { answers: { one: true } } });
    again.close();
    const later = await open(2);
    expect(later.view().course?.finished).toBeNull();
    expect(finished.read("perimeter")).toBeNull();
  });
  test("comes back as it was left when it was exported to be suspended always", async () => {
    const lms = await finish("ALWAYS_SUSPEND");
    expect(lms.readKept()).toMatchObject({ "cmi.completion_status": "completed", "cmi.exit": "suspend" });
    for (const at of [1, 2]) {
      const again = await openTab(lms, { version, learniz: scored, at: at * HOUR, exitReading: "ALWAYS_SUSPEND" });
      expect(again.view().course).toMatchObject({ status: "COMPLETE", percentage: 100 });
      again.close();
      expect(lms.readKept()).toMatchObject({ "cmi.completion_status": "completed", "cmi.exit": "suspend" });
    }
  });
});
