// Knows how problems are cut into parts that each language joins in its own words.
import type { CircleWait } from "./problem.ts";

/** Elements of a list as `a, b and c`. */
export function joinList(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** As the first word of a sentence. */
export const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** As many as a sentence bears. */
const MOST_CLAUSES = 6;

/** A circle whose sentence would have no end loses its middle: `left` says how many. */
export function shortenCircle(waits: readonly CircleWait[]): {
  readonly first: readonly CircleWait[];
  readonly left: number;
  readonly last: readonly CircleWait[];
} {
  if (waits.length <= MOST_CLAUSES) return { first: waits.slice(0, -1), left: 0, last: waits.slice(-1) };
  return { first: waits.slice(0, MOST_CLAUSES - 2), left: waits.length - MOST_CLAUSES + 1, last: waits.slice(-1) };
}

/** `content.statements[0].text`. */
export const writePath = (path: readonly (string | number)[]): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? step : `${text}.${step}`;
  }, "");
