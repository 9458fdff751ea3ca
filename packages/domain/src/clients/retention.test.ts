// Proves that a client chooses within bounds for how long it keeps what is written down.
import { describe, expect, it } from "vitest";
import { LEAST_KEPT, mayKeep, readKept, readMostKept } from "./index.ts";

const USUAL = { notifications: null, visits: 395, events: 395, launches: 180 };

describe("decisions 1 retention", () => {
  it("is the platform's where nothing was chosen, and the operator's where that is shorter", () => {
    expect(readKept({}, null)).toEqual(USUAL);
    expect(readKept({}, 200)).toEqual({ notifications: 200, visits: 200, events: 200, launches: 180 });
  });
  it("is what the client chose, never longer than the operator lets it be later", () => {
    expect(readKept({ visits: 90, events: 365 }, null)).toMatchObject({ visits: 90, events: 365 });
    expect(readKept({ visits: 90, events: 365 }, 100)).toMatchObject({ visits: 90, events: 100 });
  });
  it("is chosen from the least to the most, and without end only where there is none", () => {
    expect(mayKeep(USUAL, null)).toBe(true);
    expect(mayKeep({ ...USUAL, visits: LEAST_KEPT }, null)).toBe(true);
    expect(mayKeep({ ...USUAL, visits: LEAST_KEPT - 1 }, null)).toBe(false);
    expect(mayKeep({ ...USUAL, visits: 396 }, null)).toBe(false);
    expect(mayKeep({ ...USUAL, launches: null }, null)).toBe(false);
    expect(mayKeep(readMostKept(100), 100)).toBe(true);
    expect(mayKeep({ ...readMostKept(100), notifications: null }, 100)).toBe(false);
  });
});
