// Knows how a period of statistics stands in an address.
import { PERIODS, type Period, USUAL_PERIOD } from "@academiz/domain/stats";

/** What is usual is not said; what cannot be read is passed over. */
export function readPeriod(value: unknown): { readonly period?: Period } {
  const period = PERIODS.find((one) => one === value);
  return period && period !== USUAL_PERIOD ? { period } : {};
}
