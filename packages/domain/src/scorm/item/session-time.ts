// Knows how to read the time spans that contents report, in either version.
import { parseIsoDuration } from "../../kernel/index.ts";
import type { ScormVersion } from "./exit.ts";

/** `0001:02:03.50`: hours of two to four digits, and at most two decimals. */
const SPAN_12 = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/;

/** Seconds; 0 for a text that is no time span of that version. */
export function readTimeSpan(version: ScormVersion, text: string): number {
  if (version === "2004") return parseIsoDuration(text) ?? 0;
  const [, hours, minutes, seconds] = SPAN_12.exec(text) ?? [];
  return hours === undefined ? 0 : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
