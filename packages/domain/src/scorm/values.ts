// Knows how times and scores are written for a host (§9.21, §9.25, §9.46).
import { formatDuration, formatIsoDuration } from "../kernel/index.ts";

/** A time span of SCORM 1.2 has four digits of hours. */
const LONGEST_12 = 9999 * 3600 + 59 * 60 + 59.99;

/** `0001:02:03.50`. Longer than 9999 hours is cut there. */
export function formatScorm12Time(seconds: number): string {
  return formatDuration(Math.min(seconds, LONGEST_12));
}

/** `PT1H2M3.5S` */
export const formatScorm2004Time = (seconds: number): string => formatIsoDuration(seconds);

/** §9.21: (raw − min) / (max − min), to 7 decimals as hosts read it; 0 where min is max. */
export function scaleScore(raw: number, min = 0, max = 100): number {
  if (max === min) return 0;
  return Math.round(((raw - min) / (max - min)) * 1e7) / 1e7;
}

/** §9.25 */
export const formatLearnerName = (id: string | number): string => `user_${id}`;
