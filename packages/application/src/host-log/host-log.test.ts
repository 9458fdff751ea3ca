import { describe, expect, it } from "vitest";
import type { LoggedCall } from "../ports/index.ts";
import { connectHostLog, writeHostLog } from "./index.ts";

const START = Date.parse("2026-03-01T08:00:00.000Z");
const call = (number: number, name: string, args: readonly string[], rest: Partial<LoggedCall> = {}): LoggedCall => ({
  number,
  at: START + number * 500,
  ms: number,
  name,
  args,
  answer: "true",
  code: "0",
  text: "",
  isFault: false,
  ...rest,
});
const PROGRESS = `v2.${"abcdefghij".repeat(20)}`;
const calls: readonly LoggedCall[] = [
  call(3, "LMSInitialize", []),
  call(4, "LMSGetValue", ["cmi.core.student_id"], { answer: "ada@example.org" }),
  call(5, "LMSGetValue", ["cmi.comments"], { answer: "", code: "401", text: "Not implemented" }),
  call(6, "LMSSetValue", ["cmi.suspend_data", PROGRESS]),
  call(7, "LMSSetValue", ["cmi.core.exit", 'a "b"'], {
    answer: "false",
    code: "405",
    text: "Incorrect data type",
    isFault: true,
  }),
  call(8, "LMSCommit", [], { answer: "", code: "", text: "Error: NetworkError", isFault: true }),
];
const ALL = { isErrorsOnly: false, isWhole: false };

describe("§1.24 the log of what a package says to its LMS", () => {
  it("shows each call in order: when, how long, what, the answer, the error with the LMS's own words", () => {
    const { rows, faults, dropped } = connectHostLog({ calls, dropped: 2 }, ALL);
    expect(rows.map(({ number, after, ms }) => [number, after, ms])).toEqual([
      [3, 0, 3],
      [4, 0.5, 4],
      [5, 1, 5],
      [6, 1.5, 6],
      [7, 2, 7],
      [8, 2.5, 8],
    ]);
    expect(rows.map(({ call }) => call)).toEqual([
      "LMSInitialize()",
      'LMSGetValue("cmi.core.student_id")',
      'LMSGetValue("cmi.comments")',
      'LMSSetValue("cmi.suspend_data", "v2.abcdefghi… (203)")',
      'LMSSetValue("cmi.core.exit", "a \\"b\\"")',
      "LMSCommit()",
    ]);
    expect(rows.map(({ error }) => error)).toEqual([
      "",
      "",
      "401 Not implemented",
      "",
      "405 Incorrect data type",
      "Error: NetworkError",
    ]);
    expect([faults, dropped]).toEqual([2, 2]);
  });

  it("shows only errors where asked; a code for an empty value is no error", () => {
    const { rows, faults } = connectHostLog({ calls, dropped: 0 }, { ...ALL, isErrorsOnly: true });
    expect([rows.map(({ number }) => number), faults]).toEqual([[7, 8], 2]);
  });

  it.each(["cmi.core.student_id", "cmi.core.student_name", "cmi.learner_id", "cmi.learner_name"])(
    "tells nothing of %s, and of a progress its form, unless the whole is asked for",
    (element) => {
      const personal = [
        call(1, "GetValue", [element], { answer: "Ada" }),
        call(2, "GetValue", ["cmi.suspend_data"], { answer: PROGRESS }),
      ];
      const show = (isWhole: boolean) =>
        connectHostLog({ calls: personal, dropped: 0 }, { ...ALL, isWhole }).rows.map(({ answer }) => answer);
      expect(show(false)).toEqual(["… (3)", "v2.abcdefghi… (203)"]);
      expect(show(true)).toEqual(["Ada", PROGRESS]);
    },
  );

  it("is written as it is shown, one line for each call", () => {
    const head = { title: "A course", browser: "A browser" };
    expect(writeHostLog(head, { calls: calls.slice(3, 5), dropped: 5 }, ALL)).toBe(
      `A course
A browser
first call 2026-03-01T08:00:03.000Z
older calls not kept 5

6 +0.000 LMSSetValue("cmi.suspend_data", "v2.abcdefghi… (203)") = "true" 6 ms
7 +0.500 LMSSetValue("cmi.core.exit", "a \\"b\\"") = "false" 7 ms error 405 Incorrect data type
`,
    );
    expect(writeHostLog(head, { calls: [], dropped: 0 }, ALL)).toBe("A course\nA browser\n\n");
    expect(writeHostLog(head, { calls, dropped: 0 }, { ...ALL, isWhole: true })).toContain(PROGRESS);
    expect(writeHostLog(head, { calls, dropped: 0 }, ALL)).not.toContain("ada@");
  });
});
