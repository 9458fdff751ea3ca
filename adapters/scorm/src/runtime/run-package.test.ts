// Proves that packages with rules are played by them, with the real engine: what opens, what is tried again, and the
// result of the whole.
import { describe, expect, test } from "vitest";
import { DONE, FAILED, PASSED, play } from "./testing/play.ts";
import {
  BY_CONTENT,
  control,
  FLOW,
  objective,
  objectives,
  rule,
  rules,
  sequencingRules,
  writeHeading,
  writeItem,
  writeManifest,
} from "./testing/write-manifest.ts";

const step = (own: string, before: string | null) =>
  rules(
    (before === null
      ? ""
      : sequencingRules(rule("pre", "disabled", ["before:not satisfied", "before:not objectiveStatusKnown"], "any"))) +
      objectives(objective("own", own, true), ...(before === null ? [] : [objective("before", before, false)])),
    'IDRef="common"',
  );
const COMMON = rules(BY_CONTENT, 'ID="common"');
const STEPS = writeManifest(
  [writeItem("one", step("g1", null)), writeItem("two", step("g2", "g1")), writeItem("three", step("g3", "g2"))],
  FLOW,
  COMMON,
);

describe("decisions 7: items that open one after the other", () => {
  test("the next one opens as soon as the one before it says that it is passed, before it ends", async () => {
    const learner = await play(STEPS);
    expect(learner.open()).toBe("one");
    expect(learner.ways()).toMatchObject({ previous: false, next: false });
    expect(learner.closed()).toEqual(["two", "three"]);
    learner.say({ "cmi.completion_status": "incomplete" });
    expect(learner.closed()).toEqual(["two", "three"]);
    learner.add(PASSED);
    expect(learner.closed()).toEqual(["three"]);
    expect(learner.ways().next).toBe(true);
  });

  test("a content's own request cannot open an item that is closed; the learner stays in the package", async () => {
    const learner = await play(STEPS);
    learner.end({ "adl.nav.request": "{target=three}choice" });
    expect(learner.open()).toBe("one");
    expect(learner.isOver()).toBe(false);
    expect(learner.closed()).toEqual(["two", "three"]);
  });

  test.each(["terminate", "nothing"] as const)(
    "the learner's way counts, whatever the content does on its way out: %s",
    async (bye) => {
      const learner = await play(STEPS);
      learner.say({ ...PASSED, "adl.nav.request": "exitAll" });
      learner.go({ kind: "continue" }, bye);
      expect(learner.open()).toBe("two");
      expect(learner.ways()).toMatchObject({ previous: true, next: false });
      learner.say(PASSED);
      learner.go({ kind: "choice", identifier: "three" }, bye);
      expect(learner.open()).toBe("three");
    },
  );

  test.each(["left", "left without a word", "gone"] as const)(
    "who has %s goes on in the middle, with what was opened",
    async (how) => {
      const first = await play(STEPS);
      first.end({ ...PASSED, "adl.nav.request": "continue" });
      first.say({ "cmi.location": "page 3", ...DONE });
      const kept = how === "gone" ? first.crash() : first.leave(how === "left" ? "terminate" : "nothing");
      const second = await play(STEPS, kept);
      expect(second.isNew).toBe(false);
      expect(second.open()).toBe("two");
      second.say();
      expect(second.read("cmi.location")).toBe("page 3");
      expect(second.closed()).toEqual(["three"]);
      expect(second.result()).toMatchObject({ status: "STARTED" });
      second.add(PASSED);
      expect(second.closed()).toEqual([]);
    },
  );

  test("a request that leads nowhere after all leaves the learner where they were, with their data", async () => {
    const learner = await play(STEPS);
    learner.say({ "cmi.location": "page 3", "cmi.exit": "suspend" });
    learner.go({ kind: "choice", identifier: "three" });
    expect(learner.open()).toBe("one");
    learner.say();
    expect(learner.read("cmi.location")).toBe("page 3");
    learner.add(PASSED);
    expect(learner.closed()).toEqual(["three"]);
  });

  test("the whole is passed with all of it, and its result is known before anybody leaves", async () => {
    const learner = await play(STEPS);
    expect(learner.result()).toEqual({ status: "STARTED", score: null, percentage: 0 });
    for (const share of [33.3, 66.7]) {
      learner.say(PASSED);
      expect(learner.result()).toEqual({ status: "STARTED", score: null, percentage: share });
      learner.go({ kind: "continue" });
    }
    learner.say(PASSED);
    expect(learner.result()).toEqual({ status: "COMPLETE", score: null, percentage: 100 });
    const kept = learner.leave();
    expect(learner.result().status).toBe("COMPLETE");
    expect((await play(STEPS, kept)).result().status).toBe("COMPLETE");
  });

  test("the stored state is short, and one that cannot be read begins anew", async () => {
    const learner = await play(STEPS);
    learner.end({ ...PASSED, "adl.nav.request": "continue" });
    const kept = learner.leave();
    expect(kept.state.length).toBeLessThan(3_000);
    for (const state of ["", "{}", "null", "[]", kept.state.slice(0, 40), '{"version":1,"standing":5}']) {
      const again = await play(STEPS, { ...kept, state });
      expect(again.open()).toBe("one");
    }
  });
});

describe("decisions 7: attempts that are tried again", () => {
  const loop = writeManifest(
    [
      writeHeading(
        "loop",
        [
          writeItem(
            "lesson",
            rules(
              `<imsss:rollupRules rollupObjectiveSatisfied="false" rollupProgressCompletion="false"/>${BY_CONTENT}`,
            ),
          ),
          writeItem("quiz", rules(sequencingRules(rule("post", "exitParent", ["always"])) + BY_CONTENT)),
        ],
        rules(
          control('choice="false" flow="true"') +
            sequencingRules(
              rule("post", "retry", ["not satisfied", "not objectiveStatusKnown"], "any"),
              rule("post", "exitAll", ["satisfied"]),
            ),
        ),
      ),
    ],
    rules(control('choice="false" flow="true"')),
  );

  test("a learner who fails begins again, with nothing of the try before; one who passes is done", async () => {
    const learner = await play(loop);
    expect(learner.open()).toBe("lesson");
    expect(learner.closed()).toEqual(["lesson", "quiz"]);
    learner.say({ ...DONE, "cmi.location": "page 9" });
    learner.go({ kind: "continue" });
    learner.say(FAILED);
    expect(learner.ways().next).toBe(true);
    learner.go({ kind: "continue" });
    expect(learner.open()).toBe("lesson");
    learner.say();
    expect(learner.read("cmi.location")).toBe("");
    expect(learner.read("cmi.entry")).toBe("ab-initio");
    learner.add(DONE);
    learner.go({ kind: "continue" });
    learner.end(PASSED);
    expect(learner.isOver()).toBe(true);
    expect(learner.result()).toMatchObject({ status: "COMPLETE", percentage: 100 });
  });

  test("an item that has ended begins anew at the next launch", async () => {
    const learner = await play(loop);
    learner.say(DONE);
    learner.go({ kind: "continue" });
    learner.end(PASSED);
    const again = await play(loop, learner.crash());
    expect(again).toMatchObject({ isNew: true });
    expect(again.open()).toBe("lesson");
    expect(again.result()).toMatchObject({ status: "STARTED", percentage: 0 });
  });

  test("an item that was tried as often as it may be opens no more", async () => {
    const limited = writeManifest(
      [
        writeItem(
          "exam",
          rules(
            `<imsss:limitConditions attemptLimit="2"/>${sequencingRules(rule("pre", "disabled", ["attemptLimitExceeded"]))}${BY_CONTENT}`,
          ),
        ),
        writeItem("rest", rules(BY_CONTENT)),
      ],
      FLOW,
    );
    const learner = await play(limited);
    for (const _try of [1, 2]) {
      expect(learner.open()).toBe("exam");
      learner.say(FAILED);
      learner.go({ kind: "choice", identifier: "rest" });
      expect(learner.open()).toBe("rest");
      if (_try === 1) learner.go({ kind: "choice", identifier: "exam" });
    }
    expect(learner.closed()).toEqual(["exam"]);
    expect(learner.ways().previous).toBe(false);
  });

  test("a limit of time is the content's to keep: it opens all the same", async () => {
    const text = writeManifest(
      [writeItem("a", rules('<imsss:limitConditions attemptAbsoluteDurationLimit="P5Y6M4DT12H30M58S"/>'))],
      rules(control('choice="false" flow="true"')),
    );
    const learner = await play(text);
    expect(learner.open()).toBe("a");
    learner.say();
    expect(learner.read("cmi.max_time_allowed")).toBe("P5Y6M4DT12H30M58S");
  });
});

describe("decisions 7: the result of the whole", () => {
  const uncounted =
    '<imsss:rollupRules rollupObjectiveSatisfied="false" rollupProgressCompletion="false" objectiveMeasureWeight="0"/>';
  const POST_TEST = writeManifest(
    [
      writeItem("lesson", `<adlcp:completionThreshold progressWeight="0.75"/>${rules(uncounted + BY_CONTENT)}`),
      writeItem("quiz", `<adlcp:completionThreshold progressWeight="0.25"/>${rules(BY_CONTENT)}`),
    ],
    FLOW,
  );

  test("the test at the end alone decides, and how far a learner is goes by the weights of the 4th edition", async () => {
    const learner = await play(POST_TEST);
    learner.say({ "cmi.completion_status": "incomplete", "cmi.progress_measure": "0.4" });
    expect(learner.result()).toEqual({ status: "STARTED", score: null, percentage: 30 });
    learner.add({ ...PASSED, "cmi.progress_measure": "1" });
    expect(learner.result()).toEqual({ status: "STARTED", score: null, percentage: 75 });
    learner.go({ kind: "continue" });
    learner.say({ ...FAILED, "cmi.score.scaled": "0.4", "cmi.progress_measure": "1" });
    expect(learner.result()).toEqual({ status: "FAILED", score: 40, percentage: 100 });
    learner.add({ ...PASSED, "cmi.score.scaled": "0.9" });
    expect(learner.result()).toEqual({ status: "COMPLETE", score: 90, percentage: 100 });
  });

  test("a score is the mean of those that count, by their weights; without any there is no score", async () => {
    const weigh = (weight: number) => rules(`<imsss:rollupRules objectiveMeasureWeight="${weight}"/>${BY_CONTENT}`);
    const learner = await play(writeManifest([writeItem("a", weigh(1)), writeItem("b", weigh(0.25))], FLOW));
    learner.say({ ...DONE, "cmi.score.scaled": "1" });
    learner.go({ kind: "continue" });
    learner.say({ ...DONE, "cmi.score.scaled": "0" });
    expect(learner.result().score).toBe(80);
    const none = await play(writeManifest([writeItem("a", weigh(0)), writeItem("b", weigh(0))], FLOW));
    none.say({ ...DONE, "cmi.score.scaled": "1" });
    expect(none.result().score).toBeNull();
  });

  test("its own rules of rollup decide: one of two is enough", async () => {
    const either = `<imsss:rollupRules><imsss:rollupRule childActivitySet="atLeastPercent" minimumPercent="0.5"><imsss:rollupConditions><imsss:rollupCondition condition="satisfied"/></imsss:rollupConditions><imsss:rollupAction action="satisfied"/></imsss:rollupRule></imsss:rollupRules>`;
    const learner = await play(
      writeManifest(
        [writeItem("a", rules(BY_CONTENT)), writeItem("b", rules(BY_CONTENT))],
        rules(control('choice="true" flow="true"') + either),
      ),
    );
    learner.say({ "cmi.completion_status": "incomplete" });
    expect(learner.result().status).toBe("STARTED");
    learner.add(PASSED);
    expect(learner.result().status).toBe("COMPLETE");
  });

  test("a learner who leaves in the middle of a silent item has not done it; one who goes on has", async () => {
    const shown = writeManifest([writeItem("a", rules("")), writeItem("b", "", "shown")], FLOW);
    const learner = await play(shown);
    learner.say({});
    expect(learner.result()).toMatchObject({ status: "STARTED", percentage: 0 });
    learner.go({ kind: "continue" });
    expect(learner.result()).toMatchObject({ status: "STARTED", percentage: 50 });
  });
});

describe("decisions 7: what a learner may choose", () => {
  test("where choice is forbidden only the way on is open, and none back where it goes forward only", async () => {
    const learner = await play(
      writeManifest(
        [writeItem("a"), writeItem("b"), writeItem("c")],
        rules(control('choice="false" flow="true" forwardOnly="true"')),
      ),
    );
    expect(learner.closed()).toEqual(["a", "b", "c"]);
    learner.say(DONE);
    learner.go({ kind: "continue" });
    expect(learner.open()).toBe("b");
    expect(learner.ways()).toMatchObject({ previous: false, next: true });
  });

  test("constrained choice leads no further than the part beside", async () => {
    const part = (name: string) => writeHeading(name, [writeItem(`${name}1`), writeItem(`${name}2`)], FLOW);
    const learner = await play(
      writeManifest(
        [part("a"), part("b"), part("c")],
        rules(
          `${control('choice="true" flow="true"')}<adlseq:constrainedChoiceConsiderations constrainChoice="true"/>`,
        ),
      ),
    );
    expect(learner.open()).toBe("a1");
    expect(learner.closed()).toEqual(expect.arrayContaining(["c1", "c2"]));
    expect(learner.closed()).not.toContain("a2");
  });

  test("a part that may not be left by choice is left by its own end", async () => {
    const learner = await play(
      writeManifest(
        [
          writeHeading(
            "part",
            [writeItem("a"), writeItem("b")],
            rules(control('choice="true" flow="true" choiceExit="false"')),
          ),
          writeItem("c"),
        ],
        FLOW,
      ),
    );
    expect(learner.open()).toBe("a");
    expect(learner.closed()).toContain("c");
    expect(learner.closed()).not.toContain("b");
  });

  test("without flow nothing is next, and what can be chosen is opened all the same", async () => {
    const learner = await play(writeManifest([writeItem("a", rules("")), writeItem("b")], ""));
    expect(learner.open()).toBe("a");
    expect(learner.ways()).toMatchObject({ previous: false, next: false, closed: [] });
    learner.go({ kind: "choice", identifier: "b" });
    expect(learner.open()).toBe("b");
  });
});

test("decisions 7: a content finds the objectives of its manifest, and data that another has left for it", async () => {
  const shared = (read: boolean, write: boolean) =>
    `<adlcp:data><adlcp:map targetID="notes" readSharedData="${read}" writeSharedData="${write}"/></adlcp:data>`;
  const text = writeManifest(
    [
      writeItem(
        "a",
        shared(true, true) +
          rules(
            objectives('<imsss:primaryObjective objectiveID="main"/>', '<imsss:objective objectiveID="side"/>') +
              BY_CONTENT,
          ),
      ),
      writeItem("b", shared(true, false)),
    ],
    FLOW,
  );
  const learner = await play(text);
  learner.say({ "adl.data.0.store": "a note" });
  expect([0, 1].map((at) => learner.read(`cmi.objectives.${at}.id`))).toEqual(["main", "side"]);
  learner.go({ kind: "continue" });
  const again = await play(text, learner.crash());
  expect(again.open()).toBe("b");
  again.say({});
  expect(again.read("adl.data.0.store")).toBe("a note");
});

test.each([
  ["0.9", []],
  ["0.5", ["b"]],
])(
  "decisions 7: what is passed by its measure alone (%s of 0.8) opens its way while it is played",
  async (measure, closed) => {
    const passes = `<imsss:objectives><imsss:primaryObjective objectiveID="p" satisfiedByMeasure="true">
    <imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>
    <imsss:mapInfo targetObjectiveID="passed" writeSatisfiedStatus="true" readSatisfiedStatus="false"/>
  </imsss:primaryObjective></imsss:objectives>`;
    const needs = sequencingRules(
      rule("pre", "disabled", ["passed:not satisfied"]),
      rule("pre", "disabled", ["passed:not objectiveStatusKnown"]),
    );
    const world = await play(
      writeManifest(
        [
          writeItem("a", rules(passes + BY_CONTENT)),
          writeItem(
            "b",
            rules(needs + objectives(objective("own", "own-b", true), objective("passed", "passed", false))),
          ),
        ],
        rules(control('choice="true" flow="true"')),
      ),
    );
    world.say({ "cmi.score.scaled": measure, ...DONE });
    expect(world.closed()).toEqual(closed);
  },
);
