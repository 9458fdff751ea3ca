// Proves that an author's completion rule counts before what the content reports.
import { describe, expect, test } from "vitest";
import {
  BY_CONTENT,
  type CompletionRule,
  EMPTY_PACKAGE_DATA,
  type ItemData,
  listItemResults,
  putCompletionRule,
  readCompletionRule,
  readPackageResult,
  type ScormActivity,
} from "../index.ts";

const sco = (identifier: string): ScormActivity => ({
  identifier,
  title: identifier,
  isVisible: true,
  href: `${identifier}.html`,
  kind: "sco",
  launchData: null,
  masteryScore: null,
  completionThreshold: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
  prerequisites: null,
  sequencing: null,
  item: [],
});
const ITEMS = [sco("one"), sco("two")];
const say = (status: string, raw?: string): ItemData => ({
  "cmi.core.lesson_status": status,
  ...(raw !== undefined && { "cmi.core.score.raw": raw }),
});
function judge(rule: CompletionRule, one?: ItemData, two?: ItemData) {
  const data = { ...EMPTY_PACKAGE_DATA, items: { ...(one && { one }), ...(two && { two }) } };
  const { status, score, percentage } = readPackageResult("1.2", ITEMS, data, { rule });
  return [status, score, percentage];
}
const [NOTHING, DONE, BAD] = [say("not attempted"), say("completed", "90"), say("failed", "40")];

describe("§3.182 what makes a package complete", () => {
  test("by its content: where its author chose nothing, or the rule cannot be read", () => {
    expect(judge(BY_CONTENT, DONE)).toEqual(["STARTED", 90, 50]);
    for (const odd of [undefined, null, "opened", { by: "luck" }, { by: "score" }, { by: "score", minimum: 101 }])
      expect(readCompletionRule(odd)).toEqual(BY_CONTENT);
    const rule = { by: "score", minimum: 70 } as const;
    const content = putCompletionRule({ package: "document:one", completion: BY_CONTENT }, rule);
    expect(content).toEqual({ package: "document:one", completion: rule });
    expect(readCompletionRule(content["completion"])).toEqual(rule);
  });

  test("once it was opened", () => {
    expect(judge({ by: "opened" })).toEqual(["NOT_STARTED", null, 0]);
    expect(judge({ by: "opened" }, NOTHING)).toEqual(["COMPLETE", null, 100]);
    expect(judge({ by: "opened" }, BAD)).toEqual(["COMPLETE", 40, 100]);
  });

  test("once each of its items was opened: its percentage is the share of those, and each of them is done", () => {
    const rule = { by: "all-opened" } as const;
    expect(judge(rule)).toEqual(["NOT_STARTED", null, 0]);
    expect(judge(rule, BAD)).toEqual(["STARTED", 40, 50]);
    expect(judge(rule, BAD, NOTHING)).toEqual(["COMPLETE", 40, 100]);
    const data = { ...EMPTY_PACKAGE_DATA, items: { one: NOTHING } };
    expect(listItemResults("1.2", ITEMS, data, rule).map(({ status }) => status)).toEqual(["COMPLETE", "NOT_STARTED"]);
    expect(listItemResults("1.2", ITEMS, data).map(({ status }) => status)).toEqual(["STARTED", "NOT_STARTED"]);
  });

  test("by its score: complete as soon as it is reached, failed at the end where it is missed, and neither without a score", () => {
    const rule = { by: "score", minimum: 70 } as const;
    expect(judge(rule, say("incomplete", "70"))).toEqual(["COMPLETE", 70, 100]);
    expect(judge(rule, say("incomplete", "69.9"))).toEqual(["STARTED", 69.9, 0]);
    expect(judge(rule, say("passed", "60"), say("passed", "60"))).toEqual(["FAILED", 60, 100]);
    expect(judge(rule, say("completed"), say("completed"))).toEqual(["STARTED", null, 100]);
  });

  test("what the author says counts before the rules that the package brings", () => {
    const data = { ...EMPTY_PACKAGE_DATA, items: { one: BAD } };
    const judged = { status: "FAILED", score: 40, percentage: 30 } as const;
    const read = (rule: CompletionRule) => readPackageResult("2004", ITEMS, data, { rule, judged });
    expect(read(BY_CONTENT)).toMatchObject(judged);
    expect(read({ by: "opened" })).toMatchObject({ status: "COMPLETE", score: 40, percentage: 100 });
    expect(read({ by: "all-opened" })).toMatchObject({ status: "STARTED", score: 40, percentage: 50 });
    expect(read({ by: "score", minimum: 30 })).toMatchObject({ status: "COMPLETE", score: 40 });
  });
});
