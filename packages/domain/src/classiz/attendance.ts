// Knows what a learner's attendance comes to (§3.194, decisions 10): the slots tell it, not the learner.

/** A slot that a learner is enrolled in: how long it is, and whether they were there. */
export interface AttendedSlot {
  /** Seconds. */
  readonly duration: number;
  readonly isThere: boolean;
}
/** The result of a learner: `percentage` is the share of slots attended, 0–100, `time` the seconds of those. */
export interface AttendanceResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE";
  readonly percentage: number;
  readonly time: number;
}

/**
 * COMPLETE from the required share (0–100) of the slots on. Who is enrolled nowhere, or has been nowhere, has not
 * started.
 */
export function judgeAttendance(slots: readonly AttendedSlot[], requiredShare: number): AttendanceResult {
  const attended = slots.filter(({ isThere }) => isThere);
  const percentage = slots.length === 0 ? 0 : (attended.length * 100) / slots.length;
  const time = attended.reduce((sum, { duration }) => sum + duration, 0);
  if (attended.length === 0) return { status: "NOT_STARTED", percentage, time };
  return { status: percentage >= requiredShare ? "COMPLETE" : "STARTED", percentage, time };
}
