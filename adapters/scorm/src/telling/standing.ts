// Knows that a status which a host holds is not lowered by a visit that does not know of it: only what goes on from it may, by the author's rules.
import type { ProgressStatus } from "@academiz/domain/progress";

export interface Standing {
  /** What is told from here on goes on from this status. */
  goOnFrom(status: ProgressStatus): void;
  /** True where `next` would take back what the host holds, and the visit does not know why it was there. */
  forbids(next: ProgressStatus): boolean;
}

const DONE = ["passed", "completed"];

/** @param held as the host told it at the start; null where it failed to. */
export function createStanding(held: string | null): Standing {
  const isDoneThere = held !== null && DONE.includes(held);
  let isDoneHere = false;
  return {
    goOnFrom(status) {
      isDoneHere ||= status === "COMPLETE";
    },
    forbids: (next) => isDoneThere && !isDoneHere && next !== "COMPLETE",
  };
}
