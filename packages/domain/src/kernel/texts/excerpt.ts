// Knows how a place in a text is shown: with the words around it.
import type { TextRange } from "./find-folded.ts";

/** Words with those around them. */
export interface Excerpt {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

/** At most `around` letters on each side, cut between words. */
export function cutAround(text: string, { start, end }: TextRange, around: number): Excerpt {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return {
    before: before.length > around ? `…${before.slice(-around).replace(/^\S*\s/u, "")}` : before,
    found: text.slice(start, end),
    after: after.length > around ? `${after.slice(0, around).replace(/\s\S*$/u, "")}…` : after,
  };
}
