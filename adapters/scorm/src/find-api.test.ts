// Knows that the API is found wherever real LMSs put it, and that windows of other origins stop nobody.
import { describe, expect, test } from "vitest";
import { findScorm12Api } from "./find-api.ts";

const API = { LMSInitialize: () => "true" };

interface Place {
  readonly API?: unknown;
  readonly parent?: Window;
  readonly opener?: Window | null;
}
/** A window in as much as the search looks at one; its top is the highest of its parents. */
function makeWindow({ parent, ...place }: Place = {}): Window {
  const made: Record<string, unknown> = { opener: null, ...place };
  made["parent"] = parent ?? made;
  made["top"] = parent ? parent.top : made;
  return made as unknown as Window;
}
/** What a browser gives of a window of another origin: parents and openers may be walked, all else throws. */
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

describe("§1.24 a SCORM 1.2 content finds its LMS", () => {
  test.each([0, 1, 2, 40])("%i frames above it", (depth) => {
    expect(findScorm12Api(nest(depth, makeWindow({ API })))).toBe(API);
  });
  test("the nearest one first", () => {
    const near = { ...API };
    expect(findScorm12Api(nest(1, makeWindow({ API: near, parent: makeWindow({ API }) })))).toBe(near);
  });
  test("above the window that opened it", () => {
    const opener = nest(1, makeWindow({ API }));
    expect(findScorm12Api(makeWindow({ opener }))).toBe(API);
    expect(findScorm12Api(nest(2, makeWindow({ opener })))).toBe(API);
    expect(findScorm12Api(makeWindow({ opener, parent: makeWindow() }))).toBe(API);
  });
  test("past windows of other origins", () => {
    expect(findScorm12Api(nest(1, makeForeign({ parent: makeWindow({ API }) })))).toBe(API);
    expect(findScorm12Api(makeWindow({ opener: makeForeign({ parent: makeWindow({ API }) }) }))).toBe(API);
    expect(findScorm12Api(makeWindow({ opener: makeWindow({ API }), parent: makeForeign() }))).toBe(API);
    expect(findScorm12Api(nest(1, makeForeign({ opener: makeWindow({ API }) })))).toBe(API);
  });
  test("or nowhere, and then without an error", () => {
    expect(findScorm12Api(nest(3, makeWindow({ opener: makeWindow() })))).toBeNull();
    expect(findScorm12Api(nest(1, makeForeign()))).toBeNull();
    expect(findScorm12Api(nest(1, makeWindow({ API: null })))).toBeNull();
  });
  test("and a circle of parents does not hold it up", () => {
    const window = makeWindow() as unknown as Record<string, unknown>;
    window["parent"] = { parent: window };
    expect(findScorm12Api(window as unknown as Window)).toBeNull();
  });
});
