import { describe, expect, it } from "vitest";
import { findHiddenEdges } from "./use-hidden-edges.ts";

const at = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 500, clientWidth: 300 });

describe("what a row hides", () => {
  it("is nothing where all has room", () => {
    expect(findHiddenEdges({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, false)).toEqual([]);
  });
  it("is told at both edges, to the end of each", () => {
    expect(findHiddenEdges(at(0), false)).toEqual(["right"]);
    expect(findHiddenEdges(at(80), false)).toEqual(["left", "right"]);
    expect(findHiddenEdges(at(199.5), false)).toEqual(["left"]);
  });
  it("is the same from right to left, where places count down", () => {
    expect(findHiddenEdges(at(0), true)).toEqual(["left"]);
    expect(findHiddenEdges(at(-80), true)).toEqual(["left", "right"]);
    expect(findHiddenEdges(at(-200), true)).toEqual(["right"]);
  });
});
