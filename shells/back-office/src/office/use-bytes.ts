// Knows how much a file weighs, in words that people know.
import { useLingui } from "@lingui/react";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const STEP = 1_000;

/** Bytes → such as `1.2 MB`, in the person's language. */
export function useBytes(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
    const [unit, value] = [UNITS[power] ?? "byte", bytes / STEP ** power];
    // Short for bytes is one of them, however many there are.
    const unitDisplay = power === 0 ? "long" : "short";
    return i18n.number(value, { style: "unit", unit, unitDisplay, maximumFractionDigits: power > 1 ? 1 : 0 });
  };
}
