// Knows what is told of somebody in classrooms before their account is deleted.

/** What somebody has in classrooms. */
export interface PersonAttendance {
  /** Dates at which they have a place. */
  readonly places: number;
  /** Dates at which they signed or taught, or were marked as present or absent. */
  readonly marks: number;
}
