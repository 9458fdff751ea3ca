// Knows how a period of statistics stands in an address.
import { PERIODS, type Period, USUAL_PERIOD } from "@academiz/domain/stats";

/** Default values are left out; values that cannot be read are ignored. */
export function readPeriod(value: unknown): { readonly period?: Period } {
  const period = PERIODS.find((one) => one === value);
  return period && period !== USUAL_PERIOD ? { period } : {};
}
