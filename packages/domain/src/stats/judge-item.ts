// Knows which warnings an analysed question gives its author.
import { FEWEST_ANSWERS, type ItemReport } from "./tally-items.ts";

export const ITEM_WARNINGS = ["nobody-right", "too-hard", "too-easy", "better-fail"] as const;
export type ItemWarning = (typeof ITEM_WARNINGS)[number];

/** Mean credits beyond which a question does not tell learners apart. */
const [HARD, EASY] = [0.2, 0.95];

/** There is no warning where few answered. */
export function judgeItem({
  answered,
  right,
  difficulty,
  discrimination,
}: Pick<ItemReport, "answered" | "right" | "difficulty" | "discrimination">): readonly ItemWarning[] {
  if (answered < FEWEST_ANSWERS || difficulty === null) return [];
  return [
    ...(right === 0 ? (["nobody-right"] as const) : difficulty < HARD ? (["too-hard"] as const) : []),
    ...(difficulty > EASY ? (["too-easy"] as const) : []),
    ...(discrimination !== null && discrimination < 0 ? (["better-fail"] as const) : []),
  ];
}
