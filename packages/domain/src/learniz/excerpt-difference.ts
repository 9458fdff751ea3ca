// Knows what two versions of a text say where they differ, in short.

/** How much of what both say stands before the difference. */
const LEAD = 24;

/**
 * Of each text at most `most` characters (more than 24) from a word or so before the first one that differs, with a
 * sign where it goes on. Two texts that differ have excerpts that differ.
 */
export function excerptDifference(one: string, other: string, most: number): readonly [string, string] {
  const [ones, others] = [[...one], [...other]];
  const differing = ones.findIndex((character, index) => character !== others[index]);
  const at = differing < 0 ? ones.length : differing;
  const lead = ones.slice(Math.max(0, at - LEAD), at);
  const from = at <= LEAD ? 0 : at - LEAD + lead.indexOf(" ") + 1;
  const excerpt = (text: readonly string[]) => {
    const kept = text.slice(from, from + most).join("");
    return `${from > 0 ? "…" : ""}${kept}${text.length > from + most ? "…" : ""}`;
  };
  return [excerpt(ones), excerpt(others)];
}
