// Knows how the size of a file is written in familiar units.
import { useLingui } from "@lingui/react";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const STEP = 1_000;

/** Bytes as words like `1.2 MB`, in the person's language. */
export function useBytes(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
    const [unit, value] = [UNITS[power] ?? "byte", bytes / STEP ** power];
    // The short form of "bytes" is singular for any number.
    const unitDisplay = power === 0 ? "long" : "short";
    return i18n.number(value, { style: "unit", unit, unitDisplay, maximumFractionDigits: power > 1 ? 1 : 0 });
  };
}
