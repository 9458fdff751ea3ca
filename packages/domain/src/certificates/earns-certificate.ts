// Knows who has earned the certificate of a course: whoever completed it and, where it asks for an average, reached it.
import type { ProgressStatus } from "../progress/index.ts";
import { reaches } from "../scoring/index.ts";

/** What of a learner's progress counts towards it. */
export interface EarningProgress {
  readonly status: ProgressStatus;
  /** 0–100; null or absent without one. */
  readonly score?: number | null | undefined;
}

/** `asked`: the average that the course asks for, 0–100; null or undefined where it asks for none. */
export function earnsCertificate({ status, score }: EarningProgress, asked: number | null | undefined): boolean {
  if (status !== "COMPLETE") return false;
  return asked === null || asked === undefined || reaches(score ?? undefined, asked);
}
