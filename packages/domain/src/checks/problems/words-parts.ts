// Knows the parts that the words of a problem are made of; each language joins them in its own words.
import type { CircleWait } from "./problem.ts";

/** Elements of a list as `a, b and c`. */
export function joinList(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** For words that begin a sentence. */
export const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The most members of a circle that one sentence names. */
const MOST_CLAUSES = 6;

/** Leaves out the middle of a long circle, so that its sentence ends: `left` says how many members are left out. */
export function shortenCircle(waits: readonly CircleWait[]): {
  readonly first: readonly CircleWait[];
  readonly left: number;
  readonly last: readonly CircleWait[];
} {
  if (waits.length <= MOST_CLAUSES) return { first: waits.slice(0, -1), left: 0, last: waits.slice(-1) };
  return { first: waits.slice(0, MOST_CLAUSES - 2), left: waits.length - MOST_CLAUSES + 1, last: waits.slice(-1) };
}

/** With one decimal, never rounded up to a contrast that it does not reach. */
export const floorContrast = (contrast: number): number => Math.floor(contrast * 10) / 10;

/** `content.statements[0].text`. */
export const writePath = (path: readonly (string | number)[]): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? step : `${text}.${step}`;
  }, "");
