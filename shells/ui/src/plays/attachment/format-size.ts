// Knows how the size of a file is shown.
import type { I18n } from "@lingui/core";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** `bytes` in the largest unit that gives at least 1. */
export function formatSize(i18n: I18n, bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return i18n.number(bytes / 1000 ** step, {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
}
