// Knows whether something with a deadline is late.

export interface Due {
  /** The deadline, an ISO timestamp; null: there is none. */
  readonly dueAt: string | null;
  /** It was completed, or failed for good: nothing is left to do. */
  readonly isOver: boolean;
}

/** Null where there is no deadline, or nothing is left to do. `now`: ISO timestamp. */
export const judgeDue = ({ dueAt, isOver }: Due, now: string): "due" | "late" | null =>
  dueAt === null || isOver ? null : Date.parse(dueAt) < Date.parse(now) ? "late" : "due";
