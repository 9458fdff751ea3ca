// Knows that what is said to an LMS is recorded as it was said, within bounds, and that recording changes nothing of
// it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { speakScorm12 } from "./dialects.ts";
import type { Scorm12Api } from "./find-api.ts";
import { hasLaunchFlag } from "./has-launch-flag.ts";
import { createCallRecorder } from "./record-calls.ts";
import { startHost } from "./start-host.ts";

/** An LMS whose answers take a while, and a content that makes a few calls of every kind. */
function say(isRecorded: boolean) {
  const calls: string[] = [];
  const time = { now: 1_000 };
  let code = "0";
  const answer =
    (name: string, ms: number, answers: (element: string) => readonly [unknown, string]) =>
    (element: string): unknown => {
      calls.push(`${name} ${element}`);
      time.now += ms;
      const [told, left] = answers(element);
      code = left;
      return told;
    };
  const api = {
    LMSInitialize: answer("LMSInitialize", 5, () => ["true", "0"]),
    LMSGetValue: answer("LMSGetValue", 0, (element) => (element === "cmi.x" ? ["", "201"] : ["", "403"])),
    LMSSetValue: answer("LMSSetValue", 0, (element) => (element === "cmi.bad" ? ["false", "405"] : ["true", "0"])),
    LMSCommit: answer("LMSCommit", 120, () => {
      throw new Error("NetworkError");
    }),
    LMSFinish: answer("LMSFinish", 1, () => ["true", "0"]),
    LMSGetLastError: () => code,
    LMSGetErrorString: (asked: string) => `words of ${asked}`,
  } as unknown as Scorm12Api;
  const recorder = createCallRecorder({ now: () => time.now });
  const onSpeaking = isRecorded ? recorder.onSpeaking : undefined;
  const faults: string[] = [];
  const host = startHost(speakScorm12(api), {
    onFault: ({ call, text }) => faults.push(`${call}: ${text}`),
    onSpeaking,
  });
  const results = [
    host?.get("cmi.suspend_data"),
    host?.get("cmi.x"),
    host?.set("cmi.core.exit", "suspend"),
    host?.set("cmi.bad", "b"),
    host?.commit(),
    host?.finish(),
  ];
  return { calls, faults, results, log: recorder.log };
}

describe("§1.24 what is said to an LMS is recorded", () => {
  test("call by call: name, arguments, answer, code with the LMS's words, and how long it took", () => {
    expect(say(true).log.read()).toEqual({
      dropped: 0,
      calls: [
        {
          number: 1,
          at: 1_000,
          ms: 5,
          name: "LMSInitialize",
          args: [],
          answer: "true",
          code: "0",
          text: "",
          isFault: false,
        },
        {
          number: 2,
          at: 1_005,
          ms: 0,
          name: "LMSGetValue",
          args: ["cmi.suspend_data"],
          answer: "",
          code: "403",
          text: "words of 403",
          isFault: false,
        },
        {
          number: 3,
          at: 1_005,
          ms: 0,
          name: "LMSGetValue",
          args: ["cmi.x"],
          answer: "",
          code: "201",
          text: "words of 201",
          isFault: true,
        },
        {
          number: 4,
          at: 1_005,
          ms: 0,
          name: "LMSSetValue",
          args: ["cmi.core.exit", "suspend"],
          answer: "true",
          code: "0",
          text: "",
          isFault: false,
        },
        {
          number: 5,
          at: 1_005,
          ms: 0,
          name: "LMSSetValue",
          args: ["cmi.bad", "b"],
          answer: "false",
          code: "405",
          text: "words of 405",
          isFault: true,
        },
        {
          number: 6,
          at: 1_005,
          ms: 120,
          name: "LMSCommit",
          args: [],
          answer: "",
          code: "",
          text: "Error: NetworkError",
          isFault: true,
        },
        {
          number: 7,
          at: 1_125,
          ms: 1,
          name: "LMSFinish",
          args: [],
          answer: "true",
          code: "0",
          text: "",
          isFault: false,
        },
      ],
    });
  });
  test("and changes nothing: the LMS hears the same calls, the content the same answers and faults", () => {
    const { log: _, ...plain } = say(false);
    const { log, ...recorded } = say(true);
    expect(recorded).toEqual(plain);
    expect(log.read().calls).toHaveLength(plain.calls.length);
  });
  test("the newest calls, no more than a page can bear; a listener is told of each until it stops", () => {
    const lengths = fc.array(fc.nat({ max: 30 }), { maxLength: 40 });
    fc.assert(
      fc.property(
        lengths,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 40, max: 200 }),
        (values, calls, characters) => {
          const { onSpeaking, log } = createCallRecorder({ now: () => 0 }, { calls, characters });
          let told = 0;
          const stop = log.subscribe(() => {
            told += 1;
          });
          for (const [at, length] of values.entries()) {
            const said = {
              name: "C",
              args: [`${at}`, "x".repeat(length)],
              answer: "",
              code: "0",
              text: "",
              isFault: false,
            };
            onSpeaking()(said);
          }
          stop();
          onSpeaking()({ name: "C", args: ["last", ""], answer: "", code: "0", text: "", isFault: false });
          expect(told).toBe(values.length);
          const { calls: kept, dropped } = log.read();
          expect(kept.length + dropped).toBe(values.length + 1);
          expect(kept.map(({ number }) => number)).toEqual(kept.map((_, at) => dropped + at + 1));
          expect(kept.length).toBeLessThanOrEqual(calls);
          const size = kept.reduce((sum, { args }) => sum + 1 + args.join("").length, 0);
          expect(size).toBeLessThanOrEqual(characters);
        },
      ),
    );
  });
  test("the list stays the same object until something else is said", () => {
    const { onSpeaking, log } = createCallRecorder({ now: () => 0 });
    const before = log.read();
    expect(log.read()).toBe(before);
    onSpeaking()({ name: "C", args: [], answer: "", code: "0", text: "", isFault: false });
    expect(log.read()).not.toBe(before);
  });
});

describe("somebody who asks for the log", () => {
  const makeWindow = (search: string, parent?: object) => {
    const made: Record<string, unknown> = { location: { search } };
    made["parent"] = parent ?? made;
    return made as unknown as Window;
  };
  const foreign = (parent: object) =>
    Object.defineProperty({ parent }, "location", {
      get: () => {
        throw new Error("Blocked a frame from accessing a cross-origin frame.");
      },
    });
  test.each([
    ["in the address of the content", makeWindow("?scormlog"), true],
    ["with any value, beside other words", makeWindow("?a=b&scormlog=0&c"), true],
    ["in the address of a page above it", makeWindow("", makeWindow("", makeWindow("?scormlog"))), true],
    ["above a page of another origin", makeWindow("", foreign(makeWindow("?scormlog"))), true],
    ["not where it is another word", makeWindow("?xscormlog&q=scormlog"), false],
    ["not at all", makeWindow("", makeWindow("")), false],
    ["not below pages of other origins alone", makeWindow("", foreign(makeWindow(""))), false],
  ])("%s", (_, window, isAsked) => {
    expect(hasLaunchFlag(window, "scormlog")).toBe(isAsked);
  });
});
