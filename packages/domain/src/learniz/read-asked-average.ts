// Knows which average a course asks for.
import type { Learniz } from "./content/course.ts";

/** 0–100: the least average of its validators, any one of which is enough; undefined where none asks for an average. */
export function readAskedAverage({ validators }: Pick<Learniz, "validators">): number | undefined {
  const asked = validators.flatMap(({ minimumAverageScore }) => minimumAverageScore ?? []);
  return asked.length > 0 ? Math.min(...asked) : undefined;
}
