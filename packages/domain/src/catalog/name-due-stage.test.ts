import fc from "fast-check";
import { expect, it } from "vitest";
import { judgeDue } from "./judge-due.ts";
import { DUE_STAGES, nameDueStage } from "./name-due-stage.ts";

const DUE = "2026-03-08T12:00:00.000Z";

it("decisions 4 what is due is told of within a week, within a day, and once it is late", () => {
  for (const [now, stage] of [
    ["2026-03-01T11:59:59.999Z", null],
    ["2026-03-01T12:00:00.000Z", "week"],
    ["2026-03-07T11:59:59.999Z", "week"],
    ["2026-03-07T12:00:00.000Z", "day"],
    ["2026-03-08T12:00:00.000Z", "day"],
    ["2026-03-08T12:00:00.001Z", "late"],
  ] as const)
    expect(nameDueStage(DUE, now)).toBe(stage);
});
it("decisions 4 a stage is never followed by one before it, and late is what `judgeDue` calls late", () => {
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-06-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [first, second] = [one, other].sort((a, b) => a.getTime() - b.getTime()).map((date) => date.toISOString());
      const rank = (now: string) => DUE_STAGES.indexOf(nameDueStage(DUE, now) as "week");
      expect(rank(first as string)).toBeLessThanOrEqual(rank(second as string));
      const late = judgeDue({ dueAt: DUE, isOver: false }, second as string) === "late";
      expect(nameDueStage(DUE, second as string) === "late").toBe(late);
    }),
  );
});
