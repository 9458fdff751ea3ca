// Knows what hosts are told of chapters and answers, and that a refused record stops nothing.
import { compileLearniz } from "@academiz/domain/learniz";
import { createProgress } from "@academiz/domain/progress";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { makeReport, type Report } from "./report.ts";
import { begin, EVERYTHING } from "./testing/make-host.ts";

describe("§1.24 records of chapters and answers", () => {
  test.each(["1.2", "2004"] as const)(
    "%s: what the host refuses of objectives and interactions hinders no save",
    (version) => {
      const { telling, lms, takeSaid } = begin(version);
      lms.refuses = "cmi.objectives.0.id";
      expect(telling.report(EVERYTHING)).toBe(true);
      // A record without its name is useless: the others follow in its place.
      expect(
        takeSaid()
          .filter((word) => word.startsWith("cmi.objectives.0"))
          .slice(0, 2),
      ).toEqual(["cmi.objectives.0.id=c0", "cmi.objectives.0.id=c1"]);
    },
  );
  test.each(["1.2", "2004"] as const)(
    "%s: objectives of an earlier launch are found again by their names",
    (version) => {
      const { telling, read } = begin(version, {
        "cmi.objectives._count": "2",
        "cmi.objectives.0.id": "another's",
        "cmi.objectives.1.id": "c0",
      });
      telling.report({ ...EVERYTHING, objectives: EVERYTHING.objectives.slice(0, 2) });
      expect([read("cmi.objectives.0.id"), read("cmi.objectives.1.score.raw"), read("cmi.objectives.2.id")]).toEqual([
        "another's",
        "33.33",
        "c1",
      ]);
    },
  );
  test.each(["1.2", "2004"] as const)(
    "%s: an answer is told once; one that the host refused, or that was changed, is told again",
    (version) => {
      const { telling, lms, takeSaid } = begin(version);
      const one = {
        id: "g.one",
        slug: "one",
        kind: "true-false",
        words: "One is one.",
        answer: true,
        rightAnswer: true,
      } as const;
      const tell = (...interactions: Report["interactions"]) => {
        telling.report({ ...EVERYTHING, interactions });
        return takeSaid().filter((word) => word.includes("_response="));
      };
      const said = (answer: boolean) =>
        version === "1.2"
          ? `cmi.interactions.0.student_response=${answer ? "t" : "f"}`
          : `cmi.interactions.0.learner_response=${answer}`;
      lms.refuses = "cmi.interactions.0.id";
      expect(tell(one)).toEqual([]);
      lms.refuses = "";
      expect(tell(one)).toEqual([said(true)]);
      expect(tell(one)).toEqual([]);
      expect(tell({ ...one, answer: false })).toEqual([said(false)]);
    },
  );
  test("objectives have names that every host accepts, whatever the slugs of the chapters", () => {
    const [first, second, third] = makeCourse([[makeSlide("a")], [makeSlide("b")], [makeSlide("c")]]).chapters;
    if (!first || !second || !third) throw new Error("there are three chapters");
    const chapters = [{ ...first, slug: "é 1/b" }, { ...second, slug: "x".repeat(300) }, third];
    const learniz = { ...makeCourse([]), chapters };
    const rest = { seconds: 0, suspendData: "", exitReading: "BY_STATUS" } as const;
    const { objectives, isPassFail } = makeReport(
      compileLearniz(learniz),
      createProgress(compileLearniz(learniz), "p"),
      rest,
    );
    expect(objectives.map(({ id }) => id)).toEqual(["__1_b", "x".repeat(250), third.slug]);
    expect(isPassFail).toBe(false);
    const scored = { ...learniz, validators: [{ minimumAverageScore: 50, elements: [] }] };
    expect(makeReport(compileLearniz(scored), createProgress(compileLearniz(scored), "p"), rest).isPassFail).toBe(true);
  });
  test("1.2: a host without these lists is told no record", () => {
    const { telling, takeSaid } = begin("1.2", { "cmi.objectives._count": "", "cmi.interactions._count": "" });
    expect(telling.report(EVERYTHING)).toBe(true);
    expect(takeSaid().filter((word) => /objectives|interactions/.test(word))).toEqual([]);
  });
});
