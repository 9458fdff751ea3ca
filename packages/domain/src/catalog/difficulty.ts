// Knows how difficult a product is, as its author rates it, and which types are rated (§3.91).
import type { ProductType } from "./product-type.ts";

export const DIFFICULTIES = ["EASY", "MEDIUM", "HARD"] as const;
/** How difficult its author rates a product. */
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Null for any other value. */
export const readDifficulty = (said: unknown): Difficulty | null => DIFFICULTIES.find((one) => one === said) ?? null;

const RATED: readonly ProductType[] = ["game", "smart-sequence", "scorm", "coursiz"];
/** True for the types whose contents share the parts of the specification (§3.81–§3.101). */
export const isRated = (type: ProductType): boolean => RATED.includes(type);
