// Proves that an item starts whatever was kept of it, with everything that its runtime accepts.
import type { RuntimeCall } from "@academiz/application/ports";
import { ITEM_ELEMENTS, type ItemData, prepareItem, type ScormActivity } from "@academiz/domain/scorm";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { createScormRuntime } from "./index.ts";
import { ONE_ACTIVITY } from "./testing/one-activity.ts";
import { play } from "./testing/play.ts";
import { control, rules, writeItem, writeManifest } from "./testing/write-manifest.ts";

const SOUND = {
  "1.2": {
    "cmi.core.lesson_location": "3",
    "cmi.suspend_data": "page 3",
    "cmi.core.score.raw": "50",
    "cmi.objectives.0.id": "o",
    "cmi.objectives.1.id": "p",
    "cmi.objectives.1.status": "passed",
  },
  "2004": {
    "cmi.location": "3",
    "cmi.suspend_data": "page 3",
    "cmi.score.raw": "50",
    "cmi.objectives.0.id": "o",
    "cmi.interactions.0.id": "i",
    "cmi.interactions.0.type": "true-false",
    "cmi.interactions.0.learner_response": "true",
  },
} as const satisfies Record<string, ItemData>;
const WORDS = {
  "1.2": {
    init: "LMSInitialize",
    get: "LMSGetValue",
    set: "LMSSetValue",
    commit: "LMSCommit",
    end: "LMSFinish",
    code: "LMSGetLastError",
  },
  "2004": {
    init: "Initialize",
    get: "GetValue",
    set: "SetValue",
    commit: "Commit",
    end: "Terminate",
    code: "GetLastError",
  },
} as const;

const part = fc.constantFrom(
  ..."core score raw scaled min max id type status interactions objectives correct_responses pattern comments_from_learner comment".split(
    " ",
  ),
  ..."lesson_status completion_status success_status exit entry session_time total_time location suspend_data progress_measure".split(
    " ",
  ),
  ..."_count _children _version __proto__ constructor prototype childArray cmi nav request data store x".split(" "),
  ..."0 1 2 7 -1 1.5 9999 99999 4000000000".split(" "),
);
const element = fc.oneof(
  fc
    .tuple(fc.constantFrom("cmi", "adl", ""), fc.array(part, { maxLength: 5 }))
    .map(([top, parts]) => [top, ...parts].join(".")),
  fc.constantFrom(...Object.values(ITEM_ELEMENTS["1.2"]), ...Object.values(ITEM_ELEMENTS["2004"])),
  fc.string(),
);
const value = fc.oneof(
  fc.constantFrom(
    "",
    "passed",
    "completed",
    "weird",
    "5",
    "-3",
    "1e9",
    "PT5S",
    "00:00:05",
    "true",
    "true-false",
    "choice",
    "[]",
    "{}",
  ),
  fc.constantFrom("x".repeat(5_000), "a\0b"),
  fc.string(),
);
const wild = fc.dictionary(element, value, { maxKeys: 12 });

/** Objects that must never be reached by the names of data. */
const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype];
const before = PROTOTYPES.map((one) => Object.getOwnPropertyNames(one).length);
afterEach(() => expect(PROTOTYPES.map((one) => Object.getOwnPropertyNames(one).length)).toEqual(before));

for (const version of ["1.2", "2004"] as const) {
  const { init, get, set, commit, end, code } = WORDS[version];
  async function start(data: ItemData) {
    const calls: RuntimeCall[] = [];
    const running = await createScormRuntime().start(
      { version, data, readSeconds: () => 0 },
      { onCall: (call) => calls.push(call), onChange: () => undefined, onCommit: () => true, onEnd: () => undefined },
    );
    return { running, calls, call: (name: string, ...args: string[]) => running.api[name]?.(...args) };
  }
  const prepare = (kept: ItemData, more: Partial<ScormActivity> = {}) =>
    prepareItem(version, { ...ONE_ACTIVITY, ...more }, { id: "7", name: "user_7" }, kept);

  describe(`§8.23 decisions 7: kept data that the runtime of SCORM ${version} does not accept`, () => {
    test("is left out and named in the log, and the rest is played", async () => {
      const { location } = ITEM_ELEMENTS[version];
      const score = version === "1.2" ? "cmi.core.score.raw" : "cmi.score.raw";
      const { call, calls, running } = await start(prepare({ ...SOUND[version], [score]: "many", "cmi.mood": "good" }));
      expect(call(init, "")).toBe("true");
      expect([call(get, location), call(get, "cmi.suspend_data"), call(get, score)]).toEqual(["3", "page 3", ""]);
      expect(calls.slice(0, 3)).toEqual([
        { name: init, args: [""], result: "true", error: 0 },
        { name: "not resumed", args: ["cmi.mood", "good"], result: "false", error: 401 },
        { name: "not resumed", args: [score, "many"], result: "false", error: version === "1.2" ? 405 : 406 },
      ]);
      expect(running.read()).toMatchObject({ [location]: "3" });
      expect(running.read()).not.toHaveProperty([score]);
      expect(running.read()).not.toHaveProperty(["cmi.mood"]);
    });

    test("what stands behind a gap in a list is named too", async () => {
      const { call, calls } = await start(prepare({ "cmi.objectives.0.id": "o", "cmi.objectives.4000000000.id": "z" }));
      // Nobody has called yet: there is no error to ask for.
      expect(call(code)).toBe("0");
      call(init, "");
      expect(calls.at(-1)).toMatchObject({ name: "not resumed", args: ["cmi.objectives.4000000000.id", "z"] });
    });

    test("all that the runtime itself stores is accepted again", async () => {
      const { call, running } = await start(prepare({}));
      call(init, "");
      for (const [name, told] of Object.entries(SOUND[version])) expect(call(set, name, told)).toBe("true");
      if (version === "2004") call(set, "cmi.comments_from_learner.0.comment", "well");
      call(set, "cmi.interactions.0.id", "i");
      call(set, "cmi.interactions.0.type", "choice");
      call(set, "cmi.interactions.0.objectives.0.id", "o");
      call(set, "cmi.interactions.0.correct_responses.0.pattern", "a");
      call(end, "");
      const again = await start(prepare(running.read()));
      again.call(init, "");
      expect(again.calls.filter(({ name }) => name === "not resumed")).toEqual([]);
    });

    test("values of a manifest that no runtime accepts break no launch", async () => {
      const { call } = await start(
        prepare({}, { maxTimeAllowed: "an hour", timeLimitAction: "shout", masteryScore: 4_000 }),
      );
      expect(call(init, "")).toBe("true");
    });

    test("never stops an item, whatever it is: the item starts, has the sound part, and goes on storing", async () => {
      await fc.assert(
        fc.asyncProperty(wild, async (kept) => {
          const { call, running } = await start(prepare({ ...kept, ...SOUND[version] }));
          expect(call(init, "")).toBe("true");
          for (const [name, told] of Object.entries(SOUND[version]))
            if (version === "2004" || !name.includes("interactions"))
              expect([name, call(get, name)]).toEqual([name, told]);
          expect(running.read()).toMatchObject(SOUND[version]);
          expect(call(set, "cmi.suspend_data", "page 4")).toBe("true");
          expect(call(commit, "")).toBe("true");
          expect(call(end, "")).toBe("true");
          expect(running.read()["cmi.suspend_data"]).toBe("page 4");
        }),
        { numRuns: 300 },
      );
    });
  });
}

test("§8.23 decisions 7: nor does it stop a package that follows rules", async () => {
  const text = writeManifest([writeItem("a"), writeItem("b")], rules(control('choice="true" flow="true"')));
  const first = await play(text);
  first.say(SOUND["2004"]);
  const left = first.leave();
  await fc.assert(
    fc.asyncProperty(wild, async (kept) => {
      const data = { ...kept, ...left.items["a"] };
      const again = await play(text, { state: left.state, items: { ...left.items, a: data } });
      expect(again.open()).toBe("a");
      again.say();
      expect(again.read("cmi.suspend_data")).toBe("page 3");
      again.ways();
      again.result();
      again.go({ kind: "continue" });
      expect(again.open()).toBe("b");
    }),
    { numRuns: 100 },
  );
});
