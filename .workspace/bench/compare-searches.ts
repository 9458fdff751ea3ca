// Knows how searches are compared with bare queries in one run: they have to find the same, and then their times are
// put beside each other.
import { timeInTurns } from "./time-in-turns.ts";

export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}
export interface Ways {
  readonly bare: () => Promise<Found>;
  readonly ruled: () => Promise<Found>;
}

/** Calls at once. */
const WIDTH = 4;
/** Calls of each way at most, and milliseconds that they may take together. */
const [CALLS, PATIENCE] = [60, 6_000];

const round = (number: number) => Number(number.toPrecision(2));
/** What is slow shows itself in fewer calls. */
const countCalls = (took: number) =>
  WIDTH * Math.min(CALLS / WIDTH, Math.max(2, Math.ceil(PATIENCE / Math.max(took, 1) / WIDTH)));

/** Prints a table, and which of them take more than `most` times as long, by their medians. */
export async function compareSearches(searches: Readonly<Record<string, Ways>>, most: number): Promise<void> {
  const rows = [];
  for (const [search, ways] of Object.entries(searches)) {
    await ways.bare();
    const from = performance.now();
    const [one, other] = [await ways.bare(), await ways.ruled()];
    const took = performance.now() - from;
    if (one.total !== other.total || one.ids.join() !== other.ids.join())
      throw new Error(`${search}: the two do not find the same (${one.total}, ${other.total})`);
    const { bare, ruled } = await timeInTurns(ways, { calls: countCalls(took), width: WIDTH });
    rows.push({
      search,
      found: other.total,
      "bare p50 (ms)": round(bare.p50),
      "p50 (ms)": round(ruled.p50),
      "÷": round(ruled.p50 / bare.p50),
      "bare p95 (ms)": round(bare.p95),
      "p95 (ms)": round(ruled.p95),
      "÷ ": round(ruled.p95 / bare.p95),
    });
  }
  console.table(rows);
  const slow = rows.filter((row) => row["÷"] > most).map(({ search }) => search);
  process.stdout.write(slow.length > 0 ? `More than ${most} times as long: ${slow.join(", ")}\n` : "");
}
