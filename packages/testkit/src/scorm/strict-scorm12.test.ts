// Knows that the strict LMS refuses what the standard refuses, and records what it was told.
import { describe, expect, test } from "vitest";
import { createStrictScorm12, type Scorm12Lms } from "./index.ts";

/** A runtime that takes everything. */
const lenient: Scorm12Lms = {
  LMSInitialize: () => "true",
  LMSFinish: () => "true",
  LMSGetValue: () => "kept",
  LMSSetValue: () => "true",
  LMSCommit: () => "true",
  LMSGetLastError: () => "0",
  LMSGetErrorString: (code) => `error ${code}`,
  LMSGetDiagnostic: () => "",
};
const open = (isAway = () => false) => {
  const strict = createStrictScorm12(lenient, { isAway });
  strict.api.LMSInitialize("");
  return strict;
};

describe("a strict LMS of SCORM 1.2", () => {
  test.each([
    ["cmi.suspend_data", "x".repeat(4096), "0"],
    ["cmi.suspend_data", "x".repeat(4097), "405"],
    ["cmi.suspend_data", "été", "405"],
    ["cmi.core.exit", "", "0"],
    ["cmi.core.exit", "suspend", "0"],
    ["cmi.core.exit", "logout", "0"],
    ["cmi.core.exit", "time-out", "0"],
    ["cmi.core.exit", "normal", "405"],
    ["cmi.core.lesson_location", "x".repeat(255), "0"],
    ["cmi.core.lesson_location", "x".repeat(256), "405"],
    ["cmi.comments", "anything", "0"],
  ])("%s = %.12j answers %s", (element, value, code) => {
    const { api, calls } = open();
    expect(api.LMSSetValue(element, value)).toBe(String(code === "0"));
    expect(api.LMSGetLastError()).toBe(code);
    expect(calls.at(-1)).toEqual({ call: "LMSSetValue", element, value, answer: String(code === "0"), code });
  });
  test("nothing is answered before the start and after the end", () => {
    const { api, calls } = createStrictScorm12(lenient);
    const tryAll = () => [api.LMSGetValue("cmi.x"), api.LMSSetValue("cmi.x", ""), api.LMSCommit(""), api.LMSFinish("")];
    expect(tryAll()).toEqual(["", "false", "false", "false"]);
    api.LMSInitialize("");
    expect(tryAll()).toEqual(["kept", "true", "true", "true"]);
    expect(tryAll()).toEqual(["", "false", "false", "false"]);
    expect(calls.map(({ code }) => code)).toEqual([
      ...Array(4).fill("301"),
      ...Array(5).fill("0"),
      ...Array(4).fill("301"),
    ]);
  });
  test("while its server is away it takes words and refuses commits", () => {
    const { api } = open(() => true);
    expect([api.LMSSetValue("cmi.x", ""), api.LMSCommit(""), api.LMSGetLastError()]).toEqual(["true", "false", "101"]);
  });
});
