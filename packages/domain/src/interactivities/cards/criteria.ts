// Knows how many cards of a set have to be seen (§3.138): any one, all, or a number.

/** The choice of the author. */
export type CardCriteria = "ANY" | "ALL" | number;

/**
 * Reads the criteria in each form that content has used: `ALL`, `any`, 3, `{type: "COUNT", count: 3}`. Unknown
 * criteria mean all. Never throws.
 */
export function readCriteria(said: unknown): CardCriteria {
  if (typeof said === "number") return Number.isFinite(said) && said >= 1 ? Math.floor(said) : "ALL";
  if (typeof said === "string") return said.trim().toUpperCase() === "ANY" ? "ANY" : "ALL";
  if (typeof said !== "object" || said === null) return "ALL";
  if ("count" in said && typeof said.count === "number") return readCriteria(said.count);
  return "type" in said && typeof said.type === "string" ? readCriteria(said.type) : "ALL";
}

/** How many of `total` cards have to be seen; never more than there are. */
export function countNeeded(criteria: CardCriteria, total: number): number {
  if (criteria === "ALL") return total;
  return Math.min(total, criteria === "ANY" ? 1 : criteria);
}
