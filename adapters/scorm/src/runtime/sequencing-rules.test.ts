// Proves what each action of a rule does in a package, and which children count in a rollup, with the real engine.
import { describe, expect, test } from "vitest";
import { DONE, FAILED, PASSED, play } from "./testing/play.ts";
import {
  BY_CONTENT,
  considered,
  control,
  FLOW,
  hides,
  rule,
  rules,
  sequencingRules,
  writeHeading,
  writeItem,
  writeManifest,
} from "./testing/write-manifest.ts";

const NOT_PASSED = ["not satisfied", "not objectiveStatusKnown"] as const;
const item = (identifier: string, ...own: readonly string[]) =>
  writeItem(identifier, rules(sequencingRules(...own) + BY_CONTENT));

describe("decisions 7: what a rule does when an item has ended", () => {
  test("exitAll: everything is over", async () => {
    const learner = await play(writeManifest([item("a", rule("post", "exitAll", ["satisfied"])), item("b")], FLOW));
    learner.end({ ...PASSED, "adl.nav.request": "continue" });
    expect([learner.open(), learner.isOver()]).toEqual([null, true]);
  });

  test("exitParent: the part is left, and its own rules say what comes then", async () => {
    const part = writeHeading(
      "part",
      [item("a", rule("post", "exitParent", ["satisfied"])), item("b")],
      rules(control('choice="true" flow="true"') + sequencingRules(rule("post", "continue", ["always"]))),
    );
    const text = writeManifest([part, item("c")], FLOW);
    const passed = await play(text);
    passed.end(PASSED);
    expect(passed.open()).toBe("c");
    const failed = await play(text);
    failed.end({ ...FAILED, "adl.nav.request": "continue" });
    expect(failed.open()).toBe("b");
  });

  test("retry: the item begins again, with nothing of the try before", async () => {
    const text = writeManifest([item("a", rule("post", "retry", NOT_PASSED, "any")), item("b")], FLOW);
    const learner = await play(text);
    learner.end({ ...FAILED, "cmi.location": "page 3", "adl.nav.request": "continue" });
    expect(learner.open()).toBe("a");
    learner.say();
    expect([learner.read("cmi.location"), learner.read("cmi.entry")]).toEqual(["", "ab-initio"]);
    learner.add(PASSED);
    learner.go({ kind: "continue" });
    expect(learner.open()).toBe("b");
  });

  test("retryAll: everything begins again, from the first item", async () => {
    const text = writeManifest([item("a"), item("b", rule("post", "retryAll", NOT_PASSED, "any"))], FLOW);
    const learner = await play(text);
    learner.end({ ...PASSED, "cmi.location": "page 3", "adl.nav.request": "continue" });
    learner.end({ ...FAILED, "adl.nav.request": "continue" });
    expect(learner.open()).toBe("a");
    learner.say();
    expect([learner.read("cmi.location"), learner.read("cmi.completion_status")]).toEqual(["", "unknown"]);
  });

  test("continue and previous: it goes on, or back, by itself, whatever the content asks for", async () => {
    const on = await play(writeManifest([item("a", rule("post", "continue", ["completed"])), item("b")], FLOW));
    on.end(DONE);
    expect(on.open()).toBe("b");
    const back = await play(writeManifest([item("a"), item("b", rule("post", "previous", NOT_PASSED, "any"))], FLOW));
    back.end({ ...PASSED, "adl.nav.request": "continue" });
    back.end({ ...FAILED, "adl.nav.request": "exit" });
    expect(back.open()).toBe("a");
  });

  test("an exit rule of a part ends it as soon as it is met, before the next item of it opens", async () => {
    const part = writeHeading(
      "part",
      [item("a"), item("b"), item("c")],
      rules(
        control('choice="true" flow="true"') +
          sequencingRules(rule("exit", "exit", ["satisfied"]), rule("post", "continue", ["always"])) +
          `<imsss:rollupRules><imsss:rollupRule childActivitySet="any"><imsss:rollupConditions><imsss:rollupCondition condition="satisfied"/></imsss:rollupConditions><imsss:rollupAction action="satisfied"/></imsss:rollupRule></imsss:rollupRules>`,
      ),
    );
    const text = writeManifest([part, item("after")], FLOW);
    const learner = await play(text);
    learner.end({ ...FAILED, "adl.nav.request": "continue" });
    expect(learner.open()).toBe("b");
    learner.end({ ...PASSED, "adl.nav.request": "continue" });
    expect(learner.open()).toBe("after");
  });
});

describe("decisions 7: what a rule does before an item opens", () => {
  const after = (action: string) =>
    writeManifest(
      [
        item("a"),
        writeItem(
          "b",
          rules(
            sequencingRules(rule("pre", action, ["own:satisfied"])) +
              `<imsss:objectives><imsss:primaryObjective objectiveID="main"/><imsss:objective objectiveID="own"><imsss:mapInfo targetObjectiveID="a" readSatisfiedStatus="true"/></imsss:objective></imsss:objectives>${BY_CONTENT}`,
          ),
        ),
        item("c"),
      ].map((one, at) =>
        at === 0
          ? writeItem(
              "a",
              rules(
                `<imsss:objectives><imsss:primaryObjective objectiveID="main"><imsss:mapInfo targetObjectiveID="a" writeSatisfiedStatus="true"/></imsss:primaryObjective></imsss:objectives>${BY_CONTENT}`,
              ),
            )
          : one,
      ),
      FLOW,
    );

  test("skip: the way on leads past it", async () => {
    const learner = await play(after("skip"));
    learner.end({ ...PASSED, "adl.nav.request": "continue" });
    expect(learner.open()).toBe("c");
  });

  test("hiddenFromChoice: it stands in no menu, and the way forward still leads to it", async () => {
    const learner = await play(after("hiddenFromChoice"));
    learner.say({ "cmi.completion_status": "incomplete" });
    expect(learner.ways().hidden).toEqual([]);
    learner.add(PASSED);
    learner.go({ kind: "choice", identifier: "c" });
    expect(learner.open()).toBe("c");
    expect(learner.ways().hidden).toEqual(["b"]);
    learner.say(PASSED);
    learner.go({ kind: "previous" });
    expect(learner.open()).toBe("b");
  });

  test("a hidden part hides what stands in it", async () => {
    const part = writeHeading(
      "part",
      [item("b"), item("c")],
      rules(control('choice="true" flow="true"') + sequencingRules(rule("pre", "hiddenFromChoice", ["always"]))),
    );
    const learner = await play(writeManifest([item("a"), part], FLOW));
    expect(learner.ways().hidden).toEqual(["part", "b", "c"]);
    expect(learner.closed()).toEqual(["b", "c"]);
  });

  test("stopForwardTraversal: nobody can choose an item behind it, not even the content", async () => {
    const part = writeHeading("part", [item("c")], FLOW);
    const text = writeManifest(
      [item("a", rule("pre", "stopForwardTraversal", NOT_PASSED, "any")), item("b"), part],
      FLOW,
    );
    const learner = await play(text);
    learner.say({ "cmi.completion_status": "incomplete" });
    expect(learner.closed()).toEqual(expect.arrayContaining(["b", "c"]));
    learner.add({ "adl.nav.request": "{target=b}choice" });
    learner.endAgain();
    expect(learner.open()).toBe("a");
    learner.say(PASSED);
    expect(learner.closed()).toEqual([]);
    learner.go({ kind: "choice", identifier: "c" });
    expect(learner.open()).toBe("c");
  });

  test("attemptLimit: without any rule an item opens no more once its attempts are used up, at the next launch either", async () => {
    const text = writeManifest(
      [writeItem("exam", rules(`<imsss:limitConditions attemptLimit="1"/>${BY_CONTENT}`)), item("rest")],
      FLOW,
    );
    const learner = await play(text);
    expect(learner.open()).toBe("exam");
    learner.say(FAILED);
    learner.go({ kind: "choice", identifier: "rest" });
    expect(learner.closed()).toEqual(["exam"]);
    expect(learner.ways().previous).toBe(false);
    learner.say(DONE);
    const again = await play(text, learner.leave());
    expect(again.open()).toBe("rest");
    expect(again.closed()).toEqual(["exam"]);
  });

  test("attemptLimit: an attempt that was left in the middle goes on, and counts once", async () => {
    const text = writeManifest(
      [writeItem("exam", rules(`<imsss:limitConditions attemptLimit="1"/>${BY_CONTENT}`)), item("rest")],
      FLOW,
    );
    const learner = await play(text);
    learner.say({ "cmi.completion_status": "incomplete", "cmi.location": "page 3" });
    const again = await play(text, learner.leave());
    expect(again.open()).toBe("exam");
    again.say();
    expect(again.read("cmi.location")).toBe("page 3");
  });

  test("the buttons that the open item has itself are reported", async () => {
    const learner = await play(
      writeManifest([writeItem("a", hides("previous", "continue", "exitAll") + rules(BY_CONTENT)), item("b")], FLOW),
    );
    expect(learner.ways().hiddenButtons.toSorted()).toEqual(["continue", "exitAll", "previous"]);
    learner.say(PASSED);
    learner.go({ kind: "continue" });
    expect(learner.ways().hiddenButtons).toEqual([]);
  });
});

describe("decisions 7: which children count", () => {
  const count = (consideration: string) =>
    writeManifest(
      [writeItem("a", rules(BY_CONTENT)), writeItem("b", rules(considered(consideration) + BY_CONTENT))],
      FLOW,
    );
  const both = (word: string) => count(`requiredForSatisfied="${word}" requiredForCompleted="${word}"`);
  /** The first is passed; of the other the learner has seen nothing, or its beginning. */
  async function passFirst(text: string, hasBegun: "begun" | "new") {
    const learner = await play(text);
    if (hasBegun === "begun") {
      learner.go({ kind: "choice", identifier: "b" });
      learner.say({ "cmi.completion_status": "incomplete", "cmi.exit": "suspend" });
      learner.go({ kind: "choice", identifier: "a" });
    }
    learner.say(PASSED);
    return learner.result().status;
  }

  test.each([
    ["always", "STARTED", "STARTED"],
    ["ifAttempted", "COMPLETE", "STARTED"],
    ["ifNotSuspended", "COMPLETE", "COMPLETE"],
  ] as const)(
    "%s: without the other, the whole is %s; with the other in its middle, %s",
    async (word, unseen, begun) => {
      expect([await passFirst(both(word), "new"), await passFirst(both(word), "begun")]).toEqual([unseen, begun]);
    },
  );

  test("ifAttempted: an item that was failed is required, at the next launch too", async () => {
    const learner = await play(both("ifAttempted"));
    learner.go({ kind: "choice", identifier: "b" });
    learner.say(FAILED);
    learner.go({ kind: "choice", identifier: "a" });
    learner.say({ "cmi.completion_status": "incomplete" });
    const again = await play(both("ifAttempted"), learner.leave());
    expect(again.open()).toBe("a");
    again.say(PASSED);
    expect(again.result().status).toBe("FAILED");
  });

  test("ifNotSkipped: an item that a rule skips is not required", async () => {
    const text = (consideration: string) =>
      writeManifest(
        [
          item("a"),
          writeItem(
            "b",
            rules(sequencingRules(rule("pre", "skip", ["always"])) + considered(consideration) + BY_CONTENT),
          ),
          item("c"),
        ],
        FLOW,
      );
    const walk = async (consideration: string) => {
      const learner = await play(text(consideration));
      learner.end({ ...PASSED, "adl.nav.request": "continue" });
      expect(learner.open()).toBe("c");
      learner.say(PASSED);
      return learner.result().status;
    };
    expect(await walk('requiredForSatisfied="ifNotSkipped" requiredForCompleted="ifNotSkipped"')).toBe("COMPLETE");
    expect(await walk("")).toBe("STARTED");
  });

  test("an item that is not tracked, or that nothing requires, leaves the whole as it is", async () => {
    const text = writeManifest(
      [
        item("a"),
        writeItem(
          "b",
          rules(`<imsss:rollupRules rollupObjectiveSatisfied="false" rollupProgressCompletion="false"/>${BY_CONTENT}`),
        ),
        writeItem("c", rules('<imsss:deliveryControls tracked="false"/>')),
      ],
      FLOW,
    );
    expect(await passFirst(text, "new")).toBe("COMPLETE");
  });
});

describe("decisions 7: a content that ends and begins again on the same page", () => {
  const limited = '<imsss:limitConditions attemptLimit="1"/>';
  const opened = sequencingRules(rule("pre", "disabled", ["own:not satisfied", "own:not objectiveStatusKnown"], "any"));
  const map = (identifier: string, attribute: string) =>
    `objectiveID="${identifier}"><imsss:mapInfo targetObjectiveID="first" ${attribute}/>`;
  const text = writeManifest(
    [
      writeItem(
        "a",
        rules(
          `${limited}<imsss:objectives><imsss:primaryObjective ${map("main", 'writeSatisfiedStatus="true"')}</imsss:primaryObjective></imsss:objectives>${BY_CONTENT}`,
        ),
      ),
      writeItem(
        "b",
        rules(
          `${opened}<imsss:objectives><imsss:primaryObjective objectiveID="main"/><imsss:objective ${map("own", 'readSatisfiedStatus="true"')}</imsss:objective></imsss:objectives>${BY_CONTENT}`,
        ),
      ),
    ],
    FLOW,
  );

  test("what it says the second time reaches the rules, in the same attempt", async () => {
    const learner = await play(text);
    learner.end({ "cmi.completion_status": "incomplete", "cmi.location": "page 1" });
    expect([learner.open(), learner.isOver()]).toEqual(["a", false]);
    expect(learner.closed()).toContain("b");
    learner.say({});
    expect(learner.read("cmi.location")).toBe("page 1");
    learner.add(PASSED);
    expect(learner.closed()).toEqual(["a"]);
    expect(learner.result()).toMatchObject({ status: "STARTED", percentage: 50 });
    learner.call("SetValue", "adl.nav.request", "continue");
    learner.endAgain();
    expect(learner.open()).toBe("b");
    learner.say(PASSED);
    expect(learner.result()).toMatchObject({ status: "COMPLETE", percentage: 100 });
  });

  test("as often as it likes; a learner who leaves then goes on there", async () => {
    const learner = await play(text);
    for (const page of ["1", "2", "3"]) learner.end({ "cmi.location": page });
    learner.say(PASSED);
    const again = await play(text, learner.leave());
    expect([again.isNew, again.open(), again.closed()]).toEqual([false, "a", ["a"]]);
    again.say();
    expect(again.read("cmi.location")).toBe("3");
    again.go({ kind: "continue" });
    expect(again.open()).toBe("b");
  });
});
