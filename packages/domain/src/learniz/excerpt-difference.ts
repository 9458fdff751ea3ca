// Knows how to show briefly where two versions of a text differ.

/** How many characters that both share stand before the difference. */
const LEAD = 24;

/**
 * At most `most` characters (more than 24) of each text, from about a word before the first character that differs,
 * with an ellipsis where it goes on. Two texts that differ have excerpts that differ.
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
