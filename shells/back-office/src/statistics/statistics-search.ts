// Knows how the criteria of statistics stand in the address: reload, back and sharing show the same.
import type { StatisticsCriteria } from "@academiz/application/ports";
import { type Period, USUAL_PERIOD } from "@academiz/domain/stats";
import { readPeriod } from "../office/addresses/read-period.ts";

/** Default values are left out of the address. */
export interface StatisticsSearch {
  readonly period?: Period;
  /** Id of a place. */
  readonly place?: string;
  /** Slug of a product. */
  readonly product?: string;
  /** The page of people who are late, from 2. */
  readonly late?: number;
}

const readWord = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, 100) : "";

const readLate = (page: unknown) =>
  typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 100_000 ? { late: page } : {};

/** Values that cannot be read are ignored. */
export function readStatisticsSearch(search: Readonly<Record<string, unknown>>): StatisticsSearch {
  const [place, product] = [readWord(search["place"]), readWord(search["product"])];
  return {
    ...readPeriod(search["period"]),
    ...(place !== "" && { place }),
    ...(product !== "" && { product }),
    ...readLate(search["late"]),
  };
}

export const readStatisticsCriteria = ({
  period = USUAL_PERIOD,
  place = null,
  product = null,
}: {
  readonly [Key in keyof StatisticsSearch]?: StatisticsSearch[Key] | null;
}): StatisticsCriteria => ({ period: period ?? USUAL_PERIOD, place, product });
