// Knows that the runtime copes with what LMSs answer, and reports each error once.
import { describe, expect, test } from "vitest";
import { speakScorm12 } from "./dialects.ts";
import type { Scorm12Api } from "./find-api.ts";
import type { HostFault } from "./host.ts";
import { startHost } from "./start-host.ts";

/** An LMS that answers as it is told; every call is noted. */
function makeLms(answers: Partial<Record<keyof Scorm12Api, unknown>> = {}) {
  const calls: string[] = [];
  const faults: HostFault[] = [];
  const answer =
    (name: keyof Scorm12Api, usual: unknown) =>
    (...given: readonly string[]): unknown => {
      calls.push([name, ...given.filter(Boolean)].join(" "));
      const told = name in answers ? answers[name] : usual;
      return typeof told === "function" ? told(...given) : told;
    };
  const api: Scorm12Api = {
    LMSInitialize: answer("LMSInitialize", "true"),
    LMSFinish: answer("LMSFinish", "true"),
    LMSGetValue: answer("LMSGetValue", ""),
    LMSSetValue: answer("LMSSetValue", "true"),
    LMSCommit: answer("LMSCommit", "true"),
    LMSGetLastError: answer("LMSGetLastError", "0"),
    LMSGetErrorString: answer("LMSGetErrorString", "words"),
  };
  const start = () => {
    const runtime = startHost(speakScorm12(api), { onFault: (fault) => faults.push(fault) });
    if (!runtime) throw new Error("the LMS refused");
    return runtime;
  };
  return { api, calls, faults, start };
}
const breakDown = () => {
  throw new Error("NetworkError");
};

describe("§1.24 the runtime of SCORM 1.2", () => {
  test.each([["true"], [true]])("%j is a yes", (yes) => {
    const { start, faults } = makeLms({ LMSInitialize: yes, LMSSetValue: yes, LMSCommit: yes });
    const runtime = start();
    expect([runtime.set("cmi.core.exit", ""), runtime.commit(), faults]).toEqual([true, true, []]);
  });
  test.each([["0"], [0], [""], [null], [undefined]])("false with the code %j is no error", (code) => {
    const { start, faults } = makeLms({ LMSSetValue: "false", LMSCommit: false, LMSGetLastError: code });
    const runtime = start();
    expect([runtime.set("cmi.core.exit", ""), runtime.commit(), faults]).toEqual([true, true, []]);
  });
  test("false with a code is told with its words, and answered with false", () => {
    const { start, faults } = makeLms({ LMSSetValue: "false", LMSCommit: "false", LMSGetLastError: 405 });
    const runtime = start();
    expect([runtime.set("cmi.core.exit", "x"), runtime.commit()]).toEqual([false, false]);
    expect(faults).toEqual([
      { call: "LMSSetValue cmi.core.exit", code: "405", text: "words" },
      { call: "LMSCommit", code: "405", text: "words" },
    ]);
  });
  test("an LMS that refuses to begin is told, and there is no runtime", () => {
    const { api, faults } = makeLms({ LMSInitialize: "false", LMSGetLastError: "101" });
    expect(startHost(speakScorm12(api), { onFault: (fault) => faults.push(fault) })).toBeNull();
    expect(faults).toEqual([{ call: "LMSInitialize", code: "101", text: "words" }]);
  });
  test.each<[unknown, string]>([
    [null, ""],
    [undefined, ""],
    [80, "80"],
    ["x", "x"],
  ])("the value %j reads as %j", (value, read) => {
    expect(makeLms({ LMSGetValue: value }).start().get("cmi.core.score.raw")).toBe(read);
  });
  test.each(["401", "403"])("a value that was never set or is not offered (%s) is no error", (code) => {
    const { start, faults } = makeLms({ LMSGetLastError: code });
    expect([start().get("cmi.suspend_data"), faults]).toEqual(["", []]);
  });
  test("an error of reading is reported, unless there is a value: then the code belongs to an earlier call", () => {
    const { start, faults } = makeLms({ LMSGetLastError: "201" });
    expect(start().get("cmi.x")).toBeNull();
    expect(faults).toEqual([{ call: "LMSGetValue cmi.x", code: "201", text: "words" }]);
    const stale = makeLms({ LMSGetValue: "incomplete", LMSGetLastError: "405" });
    stale.start().get("cmi.core.lesson_status");
    expect(stale.faults).toEqual([]);
  });
  test("it says goodbye once, and nothing after it", () => {
    const { start, calls } = makeLms();
    const runtime = start();
    expect([runtime.finish(), runtime.finish()]).toEqual([true, true]);
    expect([runtime.set("cmi.core.exit", ""), runtime.commit()]).toEqual([false, false]);
    expect(calls).toEqual(["LMSInitialize", "LMSFinish"]);
  });
  test("an LMS that throws is reported, and stops nobody", () => {
    const { start, faults } = makeLms({
      LMSSetValue: breakDown,
      LMSGetValue: breakDown,
      LMSCommit: breakDown,
      LMSFinish: breakDown,
    });
    const runtime = start();
    expect([runtime.set("a", "b"), runtime.get("a"), runtime.commit(), runtime.finish()]).toEqual([
      false,
      null,
      false,
      false,
    ]);
    expect(faults.map(({ code, text }) => [code, text])).toEqual(Array(4).fill(["", "Error: NetworkError"]));
    const broken = makeLms({ LMSInitialize: breakDown });
    expect(startHost(speakScorm12(broken.api), { onFault: () => {} })).toBeNull();
  });
});
