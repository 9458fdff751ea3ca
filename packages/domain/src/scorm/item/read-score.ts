// Knows the score in the data of a package (§3.182, §9.21, decisions 8).
import { roundScore } from "../../scoring/index.ts";

/** The elements of each version: SCORM 2004, then 1.2. */
const PLACES = ["cmi.score", "cmi.core.score"] as const;

/**
 * 0–100: from the scaled score (−1 to 1), else from `raw` between `min` and `max`, which are 0 and 100 if they are
 * absent. Undefined if there is none, or if `min` is not below `max`: absent is not 0.
 */
export function readPackageScore(properties: Readonly<Record<string, unknown>>): number | undefined {
  for (const place of PLACES) {
    const read = (name: string) => readNumber(properties[`${place}.${name}`]);
    const scaled = read("scaled");
    if (scaled !== undefined) return roundScore(scaled * 100);
    const raw = read("raw");
    const [min, max] = [read("min") ?? 0, read("max") ?? 100];
    if (raw !== undefined && max > min) return roundScore((100 * (raw - min)) / (max - min));
  }
  return undefined;
}

function readNumber(value: unknown): number | undefined {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
