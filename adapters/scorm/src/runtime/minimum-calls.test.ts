// Proves that a content that only begins and ends is complete, in either version, with rules and without.
import { type ItemData, prepareItem, readItemResult } from "@academiz/domain/scorm";
import { describe, expect, test } from "vitest";
import { createScormRuntime } from "./index.ts";
import { ONE_ACTIVITY } from "./testing/one-activity.ts";
import { play } from "./testing/play.ts";
import { BY_CONTENT, FLOW, rules, writeItem, writeManifest } from "./testing/write-manifest.ts";

type Version = "1.2" | "2004";
type Values = Readonly<Record<string, string>>;
const CALLS = {
  "1.2": { begin: "LMSInitialize", get: "LMSGetValue", set: "LMSSetValue", end: "LMSFinish" },
  "2004": { begin: "Initialize", get: "GetValue", set: "SetValue", end: "Terminate" },
} as const;

async function open(version: Version, { kept = null as ItemData | null, masteryScore = null as number | null } = {}) {
  const activity = { ...ONE_ACTIVITY, masteryScore };
  const { api, read } = await createScormRuntime().start(
    { version, data: prepareItem(version, activity, { id: "7", name: "user_7" }, kept), readSeconds: () => 5 },
    { onCall: () => undefined, onChange: () => undefined, onCommit: () => true, onEnd: () => undefined },
  );
  const call = (name: keyof (typeof CALLS)[Version], ...args: string[]) => api[CALLS[version][name]]?.(...args);
  return {
    call,
    read,
    status: () => readItemResult(version, activity, read()).status,
    say(values: Values) {
      expect(call("begin", "")).toBe("true");
      for (const [element, value] of Object.entries(values)) expect(call("set", element, value)).toBe("true");
    },
  };
}
async function visit(
  version: Version,
  values: Values = {},
  ...more: Parameters<typeof open> extends [unknown, ...infer R] ? R : never
) {
  const item = await open(version, ...more);
  item.say(values);
  expect(item.status()).toBe("STARTED");
  expect(item.call("end", "")).toBe("true");
  return item;
}

describe.each(["1.2", "2004"] as const)("§3.182 in %s, without rules", (version) => {
  const status = version === "1.2" ? "cmi.core.lesson_status" : "cmi.completion_status";
  const exit = version === "1.2" ? "cmi.core.exit" : "cmi.exit";

  test("a content that ends and has never set a status is complete, and reads so at its next launch", async () => {
    const first = await visit(version);
    expect(first.status()).toBe("COMPLETE");
    const second = await open(version, { kept: first.read() });
    second.say({});
    expect(second.call("get", status)).toBe("completed");
    second.call("end", "");
    expect(second.status()).toBe("COMPLETE");
  });

  test("a content that said it is incomplete, or goes on another day, is not", async () => {
    expect((await visit(version, { [status]: "incomplete" })).status()).toBe("STARTED");
    expect((await visit(version, { [exit]: "suspend" })).status()).toBe("STARTED");
  });

  test("a content that begins again on its next page had not ended", async () => {
    const item = await visit(version);
    item.say({});
    expect(item.status()).toBe("STARTED");
    expect(item.call("get", status)).toBe(version === "1.2" ? "not attempted" : "unknown");
    item.call("set", status, "incomplete");
    item.call("end", "");
    item.say({});
    expect(item.call("get", status)).toBe("incomplete");
  });
});

test("§3.182 in 1.2 the mastery score judges the score of a content that never set a status", async () => {
  const judge = async (raw: string) =>
    (await visit("1.2", { "cmi.core.score.raw": raw }, { masteryScore: 80 })).status();
  expect([await judge("50"), await judge("90")]).toEqual(["FAILED", "COMPLETE"]);
});

test("§3.182 in 2004 a content that has told its progress, or that it was failed, has said enough", async () => {
  expect((await visit("2004", { "cmi.progress_measure": "0.3" })).status()).toBe("STARTED");
  const failed = await open("2004");
  failed.say({ "cmi.success_status": "failed" });
  failed.call("end", "");
  expect([failed.status(), failed.read()["cmi.completion_status"]]).toEqual(["FAILED", "unknown"]);
});

describe.each([
  ["flow", FLOW],
  ["a sequencing that says nothing", rules("")],
])("§3.182 in 2004, with %s", (_name, own) => {
  const items = [writeItem("one"), writeItem("two")];

  test.each(["its own end", "its learner leaving"])("a single item is complete by %s", async (how) => {
    const learner = await play(writeManifest(items.slice(0, 1), own));
    learner.say();
    expect(learner.result().status).toBe("STARTED");
    if (how === "its own end") learner.endAgain();
    else learner.leave();
    expect(learner.result()).toEqual({ status: "COMPLETE", score: null, percentage: 100 });
    expect(learner.crash().items["one"]?.["cmi.completion_status"]).toBe("completed");
  });

  test("several items are complete once the last of them was left", async () => {
    const learner = await play(writeManifest(items, own));
    learner.say();
    learner.go({ kind: "choice", identifier: "two" });
    expect(learner.open()).toBe("two");
    learner.say();
    expect(learner.result()).toMatchObject({ status: "STARTED", percentage: 50 });
    learner.leave();
    expect(learner.result()).toMatchObject({ status: "COMPLETE", percentage: 100 });
  });

  test("a place that was kept is resumed, and leaving there completes nothing", async () => {
    const first = await play(writeManifest(items.slice(0, 1), own));
    first.say({ "cmi.location": "page 3" });
    const kept = first.leave();
    expect(first.result().status).toBe("STARTED");
    const second = await play(writeManifest(items.slice(0, 1), own), kept);
    second.say();
    expect(second.read("cmi.location")).toBe("page 3");
  });

  test("completion that the content itself is to set is not set for it", async () => {
    const learner = await play(writeManifest([writeItem("one", rules(BY_CONTENT))], own));
    learner.say();
    learner.leave();
    expect(learner.result().status).toBe("STARTED");
  });
});
