// Knows how the weeks of a period are told one by one, those in which nothing happened among them.
import { toIso } from "../ground/time.ts";
import type { Figures, FiguresOfWeek } from "../ports/index.ts";

export interface ToldFigures extends Omit<Figures, "points"> {
  /** 0–100; null where nothing was scored. */
  readonly average: number | null;
}

export const tellFigures = ({ points, ...figures }: Figures): ToldFigures => ({
  ...figures,
  average: figures.scored === 0 ? null : points / figures.scored,
});

const NONE: Figures = { active: 0, starts: 0, completions: 0, scored: 0, points: 0, time: 0 };

export function fillWeeks(
  weeks: readonly FiguresOfWeek[],
  mondays: readonly number[],
): (ToldFigures & { readonly from: string })[] {
  const known = new Map(weeks.map(({ from, ...figures }) => [from, figures]));
  return mondays.map(toIso).map((from) => ({ from, ...tellFigures(known.get(from) ?? NONE) }));
}
