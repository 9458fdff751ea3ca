// Knows how a game is scored from what each of its items was worth: the share of what could be earned.
import { type GameConfig, judgeScore } from "./game-config.ts";
import type { GameItemResult, GameResult, Verdict } from "./game-result.ts";

/** What an item earned, 0–1. */
const readCredit = ({ right, credit }: GameItemResult): number => (right ? 1 : (credit ?? 0));

/** Nothing more is to be done there: it was answered, or looked at. */
export const isAnswered = ({ right, isDone }: GameItemResult): boolean => right !== undefined || isDone === true;

/**
 * NOT_STARTED without an answer, STARTED until each item has one; then COMPLETE, or FAILED under the victory threshold,
 * with the score round(100 × earned / all that are judged), 0–100. A game of which nothing is judged is COMPLETE and
 * has no score.
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

/** An item that was answered: right, or the share of it that is, 0–1. */
export const judgeItem = (slug: string, credit: number): GameItemResult =>
  credit >= 1 ? { slug, right: true } : { slug, right: false, ...(credit > 0 && { credit }) };

/** What is said of an item; null while nothing is. */
export function readVerdict(item: GameItemResult | undefined): Verdict | null {
  if (item?.right === undefined) return null;
  return item.right ? "right" : readCredit(item) > 0 ? "partly" : "wrong";
}
