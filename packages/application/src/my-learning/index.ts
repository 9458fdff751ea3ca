// Knows how somebody looks at what they have learnt: their numbers, results and certificates, and what they played.
import type { Result } from "@academiz/domain/kernel";
import { createLoading, type PageReader } from "../listing/index.ts";
import type {
  HistoryCriteria,
  HistoryPage,
  MyLearningGateway,
  OwnLearning,
  PersonPlay,
  ProfileStats,
  Trouble,
} from "../ports/index.ts";
import type { OwnPlays } from "./own-dates.ts";

export * from "./own-dates.ts";

export interface MyLearning extends OwnLearning {
  readonly stats: ProfileStats;
}

/** What one has learnt; to be run by XState with a `LoadingInput` whose `load` is `readMyLearning`. */
export const myLearningMachine = createLoading<null, MyLearning>("my-learning");
/** What one has played, back to a day, its criteria; to be run by XState with a `LoadingInput`. */
export const myPlaysMachine = createLoading<string, OwnPlays>("my-plays");
/** What one has played, by pages; to be run by XState with a `LoadingInput`. */
export const myHistoryMachine = createLoading<HistoryCriteria, HistoryPage>("my-history");

/** All that is shown at once: one part that cannot be read fails the whole. */
export async function readMyLearning(
  gateway: Pick<MyLearningGateway, "readStats" | "readLearning">,
): Promise<Result<MyLearning, Trouble>> {
  const [stats, learning] = await Promise.all([gateway.readStats(), gateway.readLearning()]);
  if (!stats.ok) return stats;
  if (!learning.ok) return learning;
  return { ok: true, value: { ...learning.value, stats: stats.value } };
}

export const HISTORY_READER: PageReader<HistoryCriteria, HistoryPage, PersonPlay> = {
  readRows: ({ plays }) => plays,
  readTotal: ({ total }) => total,
  readSize: ({ size }) => size,
  readPage: ({ page }) => page,
  isNarrowed: ({ product, status }) => product !== null || status !== null,
};

/** One product is asked for: where it has nothing, no criteria narrowed it down. */
export const ATTEMPTS_READER: typeof HISTORY_READER = { ...HISTORY_READER, isNarrowed: () => false };

export { connectList, connectLoading } from "../listing/index.ts";
