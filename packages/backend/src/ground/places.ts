// Knows how few do at once what is dear to a server: so many of one person, so many of all.

/** Zips of one person that wait on the disk of one server until they are sent. */
export const MOST_WAITING = 2;

export interface Places {
  /** Answers what ends it; null for one more than may be. */
  begin(userId: string): (() => void) | null;
}

export function createPlaces(ofOne: number, ofAll = Number.POSITIVE_INFINITY): Places {
  const taken = new Map<string, number>();
  let all = 0;
  const count = (userId: string, more: number) => {
    all += more;
    taken.set(userId, (taken.get(userId) ?? 0) + more);
  };
  return {
    begin(userId) {
      if (all >= ofAll || (taken.get(userId) ?? 0) >= ofOne) return null;
      count(userId, 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        count(userId, -1);
        if (taken.get(userId) === 0) taken.delete(userId);
      };
    },
  };
}
