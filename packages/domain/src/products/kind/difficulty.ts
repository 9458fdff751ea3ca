// Knows how difficult a game is, as its author rates it (§3.91).

export const DIFFICULTIES = ["EASY", "MEDIUM", "HARD"] as const;
/** How difficult its author rates a game. */
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Null for any other value. */
export const readDifficulty = (said: unknown): Difficulty | null => DIFFICULTIES.find((one) => one === said) ?? null;
