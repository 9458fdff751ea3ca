// Proves that contents meet a truthful runtime, whatever order they call it in.
import type { RunningItem, RuntimeCall } from "@academiz/application/ports";
import { ITEM_ELEMENTS, type ItemData, type NavigationRequest, prepareItem } from "@academiz/domain/scorm";
import { beforeEach, describe, expect, test } from "vitest";
import { createScormRuntime } from "./index.ts";
import { ONE_ACTIVITY } from "./testing/one-activity.ts";

const ACTIVITY = { ...ONE_ACTIVITY, launchData: "level=2" } as const;
const LEARNER = { id: "7", name: "user_7" };

type Version = "1.2" | "2004";
const names = (version: Version) =>
  version === "1.2"
    ? {
        init: "LMSInitialize",
        get: "LMSGetValue",
        set: "LMSSetValue",
        commit: "LMSCommit",
        end: "LMSFinish",
        code: "LMSGetLastError",
      }
    : {
        init: "Initialize",
        get: "GetValue",
        set: "SetValue",
        commit: "Commit",
        end: "Terminate",
        code: "GetLastError",
      };

for (const version of ["1.2", "2004"] as const) {
  describe(`decisions 7: the runtime of SCORM ${version}`, () => {
    const { init, get, set, commit, end, code } = names(version);
    const { location, suspendData, exit, totalTime, sessionTime } = ITEM_ELEMENTS[version];
    let isSafe = true;
    let seconds = 0;
    let calls: RuntimeCall[] = [];
    let ends: (NavigationRequest | null)[] = [];
    /** What it held when a commit was asked for. */
    let kept: ItemData[] = [];
    beforeEach(() => {
      [isSafe, seconds, calls, ends, kept] = [true, 0, [], [], []];
    });
    async function start(data: ItemData | null = null, more: Partial<typeof ACTIVITY | { masteryScore: number }> = {}) {
      const running: RunningItem = await createScormRuntime().start(
        {
          version,
          data: prepareItem(version, { ...ACTIVITY, ...more }, LEARNER, data),
          readSeconds: () => seconds,
        },
        {
          onCall: (call) => calls.push(call),
          onChange: () => undefined,
          onCommit() {
            kept.push(running.read());
            return isSafe;
          },
          onEnd: (request) => ends.push(request),
        },
      );
      const call = (name: string, ...args: unknown[]) => running.api[name]?.(...args);
      return { running, call };
    }

    test("a value that a content empties is empty at its next launch: it begins anew", async () => {
      const first = await start();
      first.call(init, "");
      for (const element of [suspendData, location]) expect(first.call(set, element, "page 7")).toBe("true");
      first.call(end, "");
      const second = await start(first.running.read());
      second.call(init, "");
      expect(second.call(get, location)).toBe("page 7");
      for (const element of [suspendData, location]) {
        expect([second.call(set, element, ""), second.call(code)]).toEqual(["true", "0"]);
        expect(second.call(get, element)).toBe("");
      }
      expect(second.call(commit, "")).toBe("true");
      for (const emptied of [kept.at(-1) ?? {}, second.running.read()])
        expect([emptied[suspendData], emptied[location]]).toEqual([undefined, undefined]);
      second.call(end, "");
      if (version === "2004") expect([second.call(set, location, ""), second.call(code)]).toEqual(["false", "133"]);
      const third = await start(second.running.read());
      third.call(init, "");
      expect([third.call(get, suspendData), third.call(get, location)]).toEqual(["", ""]);
    });

    test("kept values are there at the first read", async () => {
      const first = await start();
      first.call(init, "");
      first.call(set, location, "3");
      first.call(set, suspendData, "half \u00e9");
      first.call(set, exit, "suspend");
      expect(first.call(end, "")).toBe("true");
      const second = await start(first.running.read());
      expect(second.call(init, "")).toBe("true");
      expect([location, suspendData, "cmi.launch_data"].map((name) => second.call(get, name))).toEqual([
        "3",
        "half \u00e9",
        "level=2",
      ]);
      expect(second.call(get, ITEM_ELEMENTS[version].entry)).toBe("resume");
    });

    test("a commit is answered truthfully, and sees all that was written", async () => {
      const { call } = await start();
      call(init, "");
      call(set, suspendData, "a");
      expect(call(commit, "")).toBe("true");
      expect(kept.at(-1)?.[suspendData]).toBe("a");
      isSafe = false;
      call(set, suspendData, "b");
      expect(call(commit, "")).toBe("false");
      expect(calls.at(-1)).toMatchObject({ name: commit, result: "false" });
      expect(calls.at(-1)?.error).not.toBe(0);
      // What was refused is still there to be stored.
      isSafe = true;
      expect(call(commit, "")).toBe("true");
      expect(kept.at(-1)?.[suspendData]).toBe("b");
    });

    test("real content writes 64,000 characters of suspend data", async () => {
      const { call, running } = await start();
      call(init, "");
      expect(call(set, suspendData, "x".repeat(64_000))).toBe("true");
      expect(running.read()[suspendData]).toHaveLength(64_000);
    });

    test("attack 68: a call that is too early, too long, unknown or not allowed is refused with its code, and changes nothing", async () => {
      const { call, running } = await start();
      const readOnly = version === "1.2" ? "cmi.core.student_id" : "cmi.learner_id";
      expect([call(set, location, "2"), call(code)]).toEqual(["false", version === "1.2" ? "301" : "132"]);
      call(init, "");
      call(set, location, "3");
      const before = running.read();
      const codes = version === "1.2" ? ["405", "401", "403"] : ["406", "401", "404"];
      const told = [
        [location, "x".repeat(5_000)],
        ["cmi.nothing_like_it", "1"],
        [readOnly, "somebody"],
      ].map(([name, value]) => [call(set, name, value), call(code)]);
      expect(told).toEqual(codes.map((one) => ["false", one]));
      expect(running.read()).toEqual(before);
      expect(call(end, "")).toBe("true");
      // The engine of SCORM 1.2 still accepts what is written after the end.
      if (version === "1.2") return;
      expect([call(set, location, "4"), call(code), running.read()[location]]).toEqual(["false", "133", "3"]);
    });

    test("an error does not show in a later call that went well", async () => {
      const { call } = await start();
      call(init, "");
      expect(call(set, "cmi.nothing_like_it", "1")).toBe("false");
      expect(call(code)).not.toBe("0");
      call(get, version === "1.2" ? "cmi.core.lesson_status" : "cmi.success_status");
      expect(call(code)).toBe("0");
      // Nothing was written there yet: SCORM 2004 defines this as an error, and its runtime keeps the code.
      call(get, location);
      call(get, version === "1.2" ? "cmi.core.lesson_status" : "cmi.completion_status");
      expect(call(code)).toBe("0");
    });

    test("a content of several pages that ends on each goes on where it was, and its time counts once", async () => {
      const { call, running } = await start();
      for (const page of ["1", "2", "3"]) {
        expect(call(init, "")).toBe("true");
        call(set, location, page);
        call(set, sessionTime, version === "1.2" ? "00:00:10" : "PT10S");
        call(set, exit, "suspend");
        expect(call(end, "")).toBe("true");
      }
      expect(ends).toHaveLength(3);
      const read = running.read();
      expect(read[location]).toBe("3");
      expect(read[totalTime]).toMatch(version === "1.2" ? /^0000:00:20/ : /^PT20S$/);
      expect(call(init, "")).toBe("true");
      expect(call(get, location)).toBe("3");
    });

    test("time is counted for contents that do not report it, per visit", async () => {
      const { call, running } = await start();
      call(init, "");
      seconds = 65;
      expect(running.read()[sessionTime]).toBe(version === "1.2" ? "0000:01:05.00" : "PT1M5S");
      call(set, exit, "suspend");
      call(end, "");
      call(init, "");
      seconds = 70;
      expect(running.read()[sessionTime]).toBe(version === "1.2" ? "0000:00:05.00" : "PT5S");
      expect(running.read()[totalTime]).toMatch(version === "1.2" ? /^0000:01:05/ : /^PT1M5S$/);
    });

    test("it reports what a content asks for at its end", async () => {
      const { call } = await start();
      call(init, "");
      if (version === "2004") call(set, "adl.nav.request", "{target=two}choice");
      call(end, "");
      expect(ends).toEqual([version === "2004" ? { kind: "choice", identifier: "two" } : null]);
    });

    test("attack 68: wrong arguments of contents hurt nobody", async () => {
      const { call } = await start();
      call(init);
      for (const odd of [undefined, null, 7, { toString: () => "object" }, Number.NaN, true]) {
        expect(typeof call(set, location, odd)).toBe("string");
        expect(typeof call(get, odd)).toBe("string");
        expect(typeof call(commit, odd)).toBe("string");
      }
      expect(calls.every(({ args }) => args.every((one) => typeof one === "string"))).toBe(true);
    });

    test("the mastery score of the manifest overrides the content's status", async () => {
      const { call, running } = await start(null, { masteryScore: version === "1.2" ? 80 : 0.8 });
      call(init, "");
      if (version === "1.2") {
        call(set, "cmi.core.score.raw", "50");
        call(set, "cmi.core.lesson_status", "passed");
      } else {
        call(set, "cmi.score.scaled", "0.5");
        call(set, "cmi.success_status", "passed");
      }
      call(end, "");
      const read = running.read();
      expect(version === "1.2" ? read["cmi.core.lesson_status"] : read["cmi.success_status"]).toBe("failed");
    });
  });
}
