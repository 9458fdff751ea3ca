// Knows how many wait for a package at once: each has its zip on the disk of this server until it is sent.

/** Of one person on one server. */
export const MOST_WAITING = 2;

export interface WaitingExports {
  /** Answers what ends it; null for one more than may be. */
  begin(userId: string): (() => void) | null;
}

export function createWaitingExports(): WaitingExports {
  const waiting = new Map<string, number>();
  const count = (userId: string, more: number) => waiting.set(userId, (waiting.get(userId) ?? 0) + more);
  return {
    begin(userId) {
      if ((waiting.get(userId) ?? 0) >= MOST_WAITING) return null;
      count(userId, 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        count(userId, -1);
        if (waiting.get(userId) === 0) waiting.delete(userId);
      };
    },
  };
}
