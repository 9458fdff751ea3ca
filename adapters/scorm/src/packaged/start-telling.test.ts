// Knows that a package says why it cannot begin: no LMS of its version, or one that refused.
import { describe, expect, test } from "vitest";
import { startTelling } from "./start-telling.ts";

const start = (place: object, version: "1.2" | "2004") => {
  const from = Object.assign(place, { opener: null }) as Record<string, unknown>;
  Object.assign(from, { parent: from, top: from });
  return startTelling(from as unknown as Window, version, { now: () => 0 }, { onFault: () => {}, warn: () => {} });
};
const refuse = () => "false";
const REFUSING = {
  API: { LMSInitialize: refuse, LMSGetLastError: () => "101", LMSGetErrorString: () => "No seat is free" },
  API_1484_11: { Initialize: refuse, GetLastError: () => "102", GetErrorString: () => "No seat is free" },
};

describe("§1.24 a package that cannot begin", () => {
  test.each([
    ["1.2", "API"],
    ["2004", "API_1484_11"],
  ] as const)("of %s says that there is no LMS of its version, or that this one refused", (version, name) => {
    const other = name === "API" ? "API_1484_11" : "API";
    expect(start({}, version)).toBe("no-lms");
    expect(start({ [other]: REFUSING[other] }, version)).toBe("no-lms");
    expect(start({ [name]: REFUSING[name] }, version)).toBe("lms-refused");
  });
});
