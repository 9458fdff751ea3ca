// Knows how times and scores are written for a host (§9.21, §9.25, §9.46).
import { formatDuration, formatIsoDuration } from "../../kernel/index.ts";

/** A time span of SCORM 1.2 has four digits of hours. */
const LONGEST_12 = 9999 * 3600 + 59 * 60 + 59.99;

/**
 * Seconds as a SCORM 1.2 time span, `0001:02:03.50` (§9.46), at most 9999:59:59.99. Negative or invalid times count as
 * 0.
 */
export function formatScorm12Time(seconds: number): string {
  return formatDuration(Math.min(seconds, LONGEST_12));
}

/**
 * Seconds as a SCORM 2004 time span, an ISO 8601 duration: `PT1H2M3.5S`. Negative or invalid times count as 0: `PT0S`.
 */
export const formatScorm2004Time = (seconds: number): string => formatIsoDuration(seconds);

/**
 * A score as the scaled score of SCORM 2004: (raw − min) / (max − min), to 7 decimals (§9.21); 0 if min is max. For a
 * score within its bounds, 0–1.
 */
export function scaleScore(raw: number, min = 0, max = 100): number {
  if (max === min) return 0;
  return Math.round(((raw - min) / (max - min)) * 1e7) / 1e7;
}

/** The learner's name for hosts, `user_{id}`: not the person's own name (§9.25). */
export const formatLearnerName = (id: string | number): string => `user_${id}`;
