// Knows that the check of a package before it is offered lets sound ones pass, and nothing else.
import { loadLearniz } from "@academiz/domain/learniz";
import { makeOutline } from "@academiz/domain/scorm";
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
  test("a sound one passes, with outlines of former publications too", async () => {
    expect(await drive(makeParams(host))).toEqual([]);
    const loaded = loadLearniz(makeCourse([[makeSlide("z", [makeGame("y", 1)])]]));
    if (!loaded.ok) throw new Error("no course");
    expect(await drive({ ...makeParams(host), earlier: [makeOutline(loaded.value.learniz)] })).toEqual([]);
  });
  test("an LMS that refuses a call is heard", async () => {
    vi.spyOn(Lms.prototype, "lmsGetLastError").mockReturnValue("351");
    expect(await drive(makeParams(host))).not.toEqual([]);
  });
  test("what does not come back at the second launch is found", async () => {
    vi.spyOn(Lms.prototype, "loadFromJSON").mockImplementation(() => undefined);
    expect(await drive(makeParams(host))).toEqual(["what was done is not there when it is taken up again"]);
  });
});

test("decisions 7: params that no player reads, and a course that no engine reads, are found in every format", async () => {
  for (const host of ["1.2", "2004", "web"]) {
    expect(await drive(makeParams(host, { version: "99.0.0" }))).toEqual(["the engine cannot read the course"]);
    expect(await drive({ ...makeParams(host), product: null })).toEqual(["the player cannot read its params"]);
  }
  expect(await drive(makeParams("web"))).toEqual([]);
});
