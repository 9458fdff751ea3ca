// Knows that the API is found wherever real LMSs put it, and that windows of other origins stop nobody.
import { describe, expect, test } from "vitest";
import { findApi } from "./find-api.ts";

const API = { LMSInitialize: () => "true" };

interface Place {
  readonly API?: unknown;
  readonly parent?: Window;
  readonly opener?: Window | null;
}
/** As much of a window as the search looks at; its top is the highest of its parents. */
function makeWindow({ parent, ...place }: Place = {}): Window {
  const made: Record<string, unknown> = { opener: null, ...place };
  made["parent"] = parent ?? made;
  made["top"] = parent ? parent.top : made;
  return made as unknown as Window;
}
/**
 * What a browser gives of a window of another origin: its parents and opener can be followed, everything else throws.
 */
const makeForeign = (place: Place = {}): Window =>
  Object.defineProperty(makeWindow(place), "API", {
    get: () => {
      throw new Error("Blocked a frame from accessing a cross-origin frame.");
    },
  });
const nest = (depth: number, top: Window): Window => {
  let inner = top;
  for (let level = 0; level < depth; level++) inner = makeWindow({ parent: inner });
  return inner;
};

describe("§1.24 a content finds its LMS", () => {
  test.each([0, 1, 2, 40])("%i frames above it", (depth) => {
    expect(findApi(nest(depth, makeWindow({ API })), "API")).toBe(API);
  });
  test("each version by its own name: where an LMS offers both, the version of the export is used", () => {
    const both = makeWindow({ API, API_1484_11: { Initialize: () => "true" } } as Place);
    expect(findApi(nest(1, both), "API_1484_11")).toHaveProperty("Initialize");
    expect(findApi(nest(1, makeWindow({ API })), "API_1484_11")).toBeNull();
  });
  test("the nearest one first", () => {
    const near = { ...API };
    expect(findApi(nest(1, makeWindow({ API: near, parent: makeWindow({ API }) })), "API")).toBe(near);
  });
  test("above the window that opened it", () => {
    const opener = nest(1, makeWindow({ API }));
    expect(findApi(makeWindow({ opener }), "API")).toBe(API);
    expect(findApi(nest(2, makeWindow({ opener })), "API")).toBe(API);
    expect(findApi(makeWindow({ opener, parent: makeWindow() }), "API")).toBe(API);
  });
  test("past an object that only has its name", () => {
    const named = { get: () => "a client of something else" };
    expect(findApi(nest(1, makeWindow({ API: named, parent: makeWindow({ API }) })), "API")).toBe(API);
    expect(findApi(nest(1, makeWindow({ API: named })), "API")).toBeNull();
    expect(findApi(nest(1, makeWindow({ API: "1.2", parent: makeWindow({ API }) })), "API")).toBe(API);
  });
  test("above itself before above the window that opened it", () => {
    const own = { ...API };
    const opener = nest(1, makeWindow({ API }));
    expect(findApi(nest(1, makeWindow({ API: own, opener })), "API")).toBe(own);
    expect(findApi(makeWindow({ opener, parent: makeWindow({ API: own }) }), "API")).toBe(own);
  });
  test("past windows of other origins", () => {
    expect(findApi(nest(1, makeForeign({ parent: makeWindow({ API }) })), "API")).toBe(API);
    expect(findApi(makeWindow({ opener: makeForeign({ parent: makeWindow({ API }) }) }), "API")).toBe(API);
    expect(findApi(makeWindow({ opener: makeWindow({ API }), parent: makeForeign() }), "API")).toBe(API);
    expect(findApi(nest(1, makeForeign({ opener: makeWindow({ API }) })), "API")).toBe(API);
  });
  test("or nowhere, without an error", () => {
    expect(findApi(nest(3, makeWindow({ opener: makeWindow() })), "API")).toBeNull();
    expect(findApi(nest(1, makeForeign()), "API")).toBeNull();
    expect(findApi(nest(1, makeWindow({ API: null })), "API")).toBeNull();
  });
  test("and a circle of parents does not stop it", () => {
    const window = makeWindow() as unknown as Record<string, unknown>;
    window["parent"] = { parent: window };
    expect(findApi(window as unknown as Window, "API")).toBeNull();
  });
});
