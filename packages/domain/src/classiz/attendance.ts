// Knows the attendance of a learner (§3.194, decisions 10): it is computed from the slots, not told by the learner.

/** A slot that a learner is enrolled in: how long it lasts, and whether they were there. */
export interface AttendedSlot {
  /** Seconds. */
  readonly duration: number;
  readonly isThere: boolean;
}
/** The result of a learner: `percentage` is the share of slots attended, 0–100, `time` their length in seconds. */
export interface AttendanceResult {
  readonly status: "NOT_STARTED" | "STARTED" | "COMPLETE";
  readonly percentage: number;
  readonly time: number;
}

/**
 * COMPLETE as soon as the required share (0–100) of the slots was attended. A learner who is enrolled nowhere, or was
 * at no slot, is NOT_STARTED.
 */
export function judgeAttendance(slots: readonly AttendedSlot[], requiredShare: number): AttendanceResult {
  const attended = slots.filter(({ isThere }) => isThere);
  const percentage = slots.length === 0 ? 0 : (attended.length * 100) / slots.length;
  const time = attended.reduce((sum, { duration }) => sum + duration, 0);
  if (attended.length === 0) return { status: "NOT_STARTED", percentage, time };
  return { status: percentage >= requiredShare ? "COMPLETE" : "STARTED", percentage, time };
}
