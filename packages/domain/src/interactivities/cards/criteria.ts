// Knows how many of a set of cards have to be seen (§3.138): any of them, all, or so many.

/** As authors choose it. */
export type CardCriteria = "ANY" | "ALL" | number;

/**
 * What the content says, in any of the ways in which it was said: `ALL`, `any`, 3, `{type: "COUNT", count: 3}`. What
 * says nothing that is known asks for all. Never throws.
 */
export function readCriteria(said: unknown): CardCriteria {
  if (typeof said === "number") return Number.isFinite(said) && said >= 1 ? Math.floor(said) : "ALL";
  if (typeof said === "string") return said.trim().toUpperCase() === "ANY" ? "ANY" : "ALL";
  if (typeof said !== "object" || said === null) return "ALL";
  if ("count" in said && typeof said.count === "number") return readCriteria(said.count);
  return "type" in said && typeof said.type === "string" ? readCriteria(said.type) : "ALL";
}

/** How many of so many; never more than there are. */
export function countNeeded(criteria: CardCriteria, total: number): number {
  if (criteria === "ALL") return total;
  return Math.min(total, criteria === "ANY" ? 1 : criteria);
}
