// Knows what a learner is asked to do with a product: to begin it, to go on, or to choose a date.
import type { MyProduct } from "../ports/index.ts";

/** `dates`: those of a classroom, where a learner takes a place or sees when they come. */
export type ProductAction = "start" | "dates" | "continue" | "result" | "again" | "retry";

export function chooseAction({ type, progress }: Pick<MyProduct, "type" | "progress">): ProductAction {
  if (progress?.isLost) return "result";
  const isOver = progress?.status === "COMPLETE" || progress?.status === "FAILED";
  // A classroom is not begun by opening it, and is gone on with where it is held.
  if (type === "classiz" && !isOver) return "dates";
  if (!progress) return "start";
  if (progress.left || !isOver) return "continue";
  return progress.status === "COMPLETE" ? "again" : "retry";
}
