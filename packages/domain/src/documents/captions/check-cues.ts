// Knows what is wrong with cues: what nobody can read, or nobody sees.
import type { Cue } from "./cue.ts";
import { showCueText } from "./cue-text.ts";

/** Letters that a line of captions holds at most, and that people read in a second. */
export const LONGEST_LINE = 42;
export const FASTEST = 20;
/** Lines that cover no more of a film than they must. */
export const MOST_LINES = 2;

export type CueFlaw =
  | { readonly code: "empty" }
  | { readonly code: "ends-early" }
  | { readonly code: "overlaps" }
  | { readonly code: "after-film" }
  | { readonly code: "long-line"; readonly letters: number }
  | { readonly code: "many-lines"; readonly lines: number }
  | { readonly code: "fast"; readonly perSecond: number };

const count = (text: string): number => [...text].length;

function findFlaws(cue: Cue, before: Cue | undefined, duration: number | null): readonly CueFlaw[] {
  const { start, end } = cue;
  const lines = showCueText(cue.text).split("\n");
  const letters = count(lines.join(""));
  const perSecond = end > start ? Math.round(letters / (end - start)) : 0;
  const longest = Math.max(...lines.map(count));
  const flaws: CueFlaw[] = [];
  if (lines.every((line) => line.trim() === "")) flaws.push({ code: "empty" });
  if (end <= start) flaws.push({ code: "ends-early" });
  if (before && start < before.end) flaws.push({ code: "overlaps" });
  if (duration !== null && start >= duration) flaws.push({ code: "after-film" });
  if (longest > LONGEST_LINE) flaws.push({ code: "long-line", letters: longest });
  if (lines.length > MOST_LINES) flaws.push({ code: "many-lines", lines: lines.length });
  if (perSecond > FASTEST) flaws.push({ code: "fast", perSecond });
  return flaws;
}

/**
 * What is wrong with each cue, in their order; they are kept all the same.
 * @param duration seconds of the film; null where it is not known.
 */
export const checkCues = (cues: readonly Cue[], duration: number | null): readonly (readonly CueFlaw[])[] =>
  cues.map((cue, at) => findFlaws(cue, cues[at - 1], duration));
