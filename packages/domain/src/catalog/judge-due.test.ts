import { expect, it } from "vitest";
import { judgeDue } from "./judge-due.ts";

const DUE = "2026-03-01T12:00:00.000Z";

it("decisions 4 what has a deadline is late after it, and never once it is over", () => {
  for (const [dueAt, isOver, now, judged] of [
    [DUE, false, "2026-03-01T12:00:00.000Z", "due"],
    [DUE, false, "2026-03-01T12:00:00.001Z", "late"],
    // The same moment, said in another zone.
    ["2026-03-01T14:00:00+02:00", false, "2026-03-01T11:59:59.000Z", "due"],
    [DUE, true, "2026-04-01T00:00:00.000Z", null],
    [null, false, "2026-04-01T00:00:00.000Z", null],
  ] as const)
    expect(judgeDue({ dueAt, isOver }, now)).toBe(judged);
});
