// Knows which writes found no room: how many, of what, and whether one did a moment ago.

export type Keeper = "documents" | "database";
export const KEEPERS: readonly Keeper[] = ["documents", "database"];

/** Milliseconds for which a refusal is reported. */
const FRESH = 60_000;

export interface RefusedWrites {
  /** Counts an error of this kind. Answers what it concerns; null for any other error. */
  note(error: unknown): Keeper | null;
  count(of: Keeper): number;
  isFresh(of: Keeper): boolean;
}

export function createRefusedWrites(
  isOf: Readonly<Record<Keeper, (error: unknown) => boolean>>,
  now: () => number,
): RefusedWrites {
  const counts = { documents: 0, database: 0 };
  const last = { documents: Number.NEGATIVE_INFINITY, database: Number.NEGATIVE_INFINITY };
  return {
    note(error) {
      const keeper = KEEPERS.find((one) => isOf[one](error));
      if (keeper === undefined) return null;
      counts[keeper] += 1;
      last[keeper] = now();
      return keeper;
    },
    count: (of) => counts[of],
    isFresh: (of) => now() - last[of] < FRESH,
  };
}
