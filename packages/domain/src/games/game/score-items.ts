// Knows how a game is scored from its items: the share of what could be earned.
import { type GameConfig, judgeScore } from "./game-config.ts";
import type { GameItemResult, GameResult, Verdict } from "./game-result.ts";

/** How much an item earned, 0–1. */
const readCredit = ({ right, credit }: GameItemResult): number => (right ? 1 : (credit ?? 0));

/** True where an item needs nothing more: it was answered, or looked at. */
export const isAnswered = ({ right, isDone }: GameItemResult): boolean => right !== undefined || isDone === true;

/**
 * NOT_STARTED without an answer, STARTED until each item has one; then COMPLETE, or FAILED under the victory
 * threshold, with the score round(100 × earned / number of judged items), 0–100. A game in which nothing is judged is
 * COMPLETE and has no score.
 */
export function scoreItems(items: readonly GameItemResult[], config: GameConfig): GameResult {
  if (items.length === 0) return { status: "COMPLETE", items };
  const answered = items.filter(isAnswered).length;
  if (answered < items.length) return { status: answered === 0 ? "NOT_STARTED" : "STARTED", items };
  const judged = items.filter(({ right }) => right !== undefined).length;
  if (judged === 0) return { status: "COMPLETE", items };
  const earned = items.reduce((sum, item) => sum + readCredit(item), 0);
  const score = Math.round((100 * earned) / judged);
  return { status: judgeScore(score, config), score, items };
}

/** The result of an answered item: right, or the share of it that is right, 0–1. */
export const judgeItem = (slug: string, credit: number): GameItemResult =>
  credit >= 1 ? { slug, right: true } : { slug, right: false, ...(credit > 0 && { credit }) };

/** The item in an attempt that was handed in: one without an answer is a blank. */
export const leaveBlank = (item: GameItemResult): GameItemResult =>
  isAnswered(item) ? item : { slug: item.slug, right: false, isBlank: true };

/** How an item was judged; null while it is not. */
export function readVerdict(item: GameItemResult | undefined): Verdict | null {
  if (item?.right === undefined) return null;
  if (item.isBlank) return "blank";
  return item.right ? "right" : readCredit(item) > 0 ? "partly" : "wrong";
}
