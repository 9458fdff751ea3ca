// Knows how hard a game is said to be (§3.91).

export const DIFFICULTIES = ["EASY", "MEDIUM", "HARD"] as const;
/** How hard its author thinks that a game is. */
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Null for what is none. */
export const readDifficulty = (said: unknown): Difficulty | null => DIFFICULTIES.find((one) => one === said) ?? null;
