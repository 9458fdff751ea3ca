// Knows whether what is to be done by a moment is late.

export interface Due {
  /** ISO timestamp by which it is to be done; null: whenever. */
  readonly dueAt: string | null;
  /** It was completed, or failed for good: nothing of it is to be done any more. */
  readonly isOver: boolean;
}

/** Null where nothing is to be done by any moment. `now`: ISO timestamp. */
export const judgeDue = ({ dueAt, isOver }: Due, now: string): "due" | "late" | null =>
  dueAt === null || isOver ? null : Date.parse(dueAt) < Date.parse(now) ? "late" : "due";
