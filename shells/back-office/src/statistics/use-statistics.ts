// Knows how the words of statistics are written: numbers, weeks and shares as the language has them.
import { useLingui } from "@lingui/react/macro";

export function useFigures() {
  const { i18n } = useLingui();
  const writeWeek = (from: string, style: "short" | "long") =>
    i18n.date(new Date(from), {
      timeZone: "UTC",
      day: "numeric",
      month: style === "short" ? "numeric" : "long",
      ...(style === "long" && { year: "numeric" }),
    });
  return {
    count: (value: number) => i18n.number(value),
    /** 0–100. */
    score: (value: number | null) =>
      value === null ? "–" : i18n.number(value / 100, { style: "percent", maximumFractionDigits: 0 }),
    /** -1–1. */
    share: (value: number | null) =>
      value === null ? "–" : i18n.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    shortWeek: (from: string) => writeWeek(from, "short"),
    week: (from: string) => writeWeek(from, "long"),
  };
}
