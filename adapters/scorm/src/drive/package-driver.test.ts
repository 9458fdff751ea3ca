// Knows that the check of a package before it is offered lets sound ones pass, and nothing else.
import { readGame } from "@academiz/domain/games";
import { loadLearniz } from "@academiz/domain/learniz";
import { makeGameOutline, makeOutline } from "@academiz/domain/scorm";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { Scorm12API, Scorm2004API } from "scorm-again";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPackageDriver } from "./package-driver.ts";

afterEach(() => vi.restoreAllMocks());
const { drive } = createPackageDriver();
const course = makeCourse([
  [makeSlide("a", [makeGame("g", 1)]), makeSlide("b")],
  [makeSlide("c", [makeGame("h", 1)]), makeSlide("d", [makeGame("i", 2)])],
]);
const game = {
  context: { title: "A game" },
  config: { gameType: "VRAI_FAUX", victoryThreshold: 60, maxAttempts: 1 },
  content: {
    statements: ["a", "b", "c"].map((slug, at) => ({ slug, text: slug, correct: at > 0, explanation: "" })),
  },
};
const makeParams = (host: string, config: unknown = course) => ({
  product: {
    slug: "product",
    name: "A course",
    config,
    configDraft: null,
    demo: false,
    clientId: "1",
    documentFiles: [],
    markType: "DEFAULT",
    scoreStrategy: "BEST_SCORE",
    theme: { colors: {} },
  },
  perimeter: { slug: "product", name: "A course", url: "" },
  publishedAt: "2026-01-01T00:00:00.000Z",
  progress: null,
  host,
  exitReading: "BY_STATUS",
  earlier: [],
});

describe.each([
  ["1.2", Scorm12API],
  ["2004", Scorm2004API],
] as const)("decisions 7: a package of SCORM %s is driven against an LMS", (host, Lms) => {
  test("a sound course passes, with outlines of former publications too", async () => {
    expect(await drive(makeParams(host))).toEqual([]);
    const loaded = loadLearniz(makeCourse([[makeSlide("z", [makeGame("y", 1)])]]));
    if (!loaded.ok) throw new Error("no course");
    expect(await drive({ ...makeParams(host), earlier: [makeOutline(loaded.value.learniz)] })).toEqual([]);
  });
  test("a sound game passes, with outlines of former publications too", async () => {
    const params = { ...makeParams(host, game), type: "game" };
    expect(await drive(params)).toEqual([]);
    const read = readGame({ params: { ...game, content: { statements: [] } } });
    if (!read.ok) throw new Error("no game");
    expect(await drive({ ...params, earlier: [makeGameOutline(read.value)] })).toEqual([]);
  });
  test("a game of which something does not come back is reported", async () => {
    vi.spyOn(Lms.prototype, "loadFromJSON").mockImplementation(() => undefined);
    const found = await drive({ ...makeParams(host, game), type: "game" });
    expect(found).toEqual(["what was done is not there when it is taken up again"]);
  });
  test("a call that the LMS refuses is reported", async () => {
    vi.spyOn(Lms.prototype, "lmsGetLastError").mockReturnValue("351");
    expect(await drive(makeParams(host))).not.toEqual([]);
  });
  test("a course of which something does not come back at the second launch is reported", async () => {
    vi.spyOn(Lms.prototype, "loadFromJSON").mockImplementation(() => undefined);
    expect(await drive(makeParams(host))).toEqual(["what was done is not there when it is taken up again"]);
  });
});

test("decisions 7: params that no player reads, and a course that no engine reads, are reported in every format", async () => {
  for (const host of ["1.2", "2004", "web"]) {
    expect(await drive(makeParams(host, { version: "99.0.0" }))).toEqual(["the engine cannot read the course"]);
    expect(await drive({ ...makeParams(host), product: null })).toEqual(["the player cannot read its params"]);
    const puzzle = { ...makeParams(host, { config: { gameType: "FUTURE" } }), type: "game" };
    expect(await drive(puzzle)).toEqual(["the engine cannot read the game"]);
  }
  expect(await drive(makeParams("web"))).toEqual([]);
});
