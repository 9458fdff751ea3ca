// Knows where a text contains what somebody searches for.
import { foldText } from "./fold-text.ts";

export interface TextRange {
  /** Index of the first letter, from 0. */
  readonly start: number;
  /** Index behind the last letter. */
  readonly end: number;
}

/** What is found only as a whole: consecutive spaces, or a letter with its combining marks. */
const PIECE = /\s+|\P{M}\p{M}*|\p{M}+/gu;
const isSpace = (piece: string): boolean => /^\s/u.test(piece);

/** A piece of a text, and where it stands in the folded text, `from` inclusive to `to` exclusive. */
interface Piece extends TextRange {
  readonly from: number;
  readonly to: number;
}

/** The folded text, with the piece that each of its letters comes from. */
function foldPieces(text: string, fold: (text: string) => string) {
  const parts: string[] = [];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const letters = isSpace(piece) ? " " : fold(piece);
    const place = { start: index, end: index + piece.length, from, to: from + letters.length };
    for (let count = 0; count < letters.length; count++) pieces.push(place);
    parts.push(letters);
    from = place.to;
  }
  return { folded: parts.join(""), pieces };
}

/**
 * Where `text` contains `query`, one after the other, compared by `fold`; nowhere for an empty query. Consecutive
 * spaces count as one, and a letter is found with its marks. What folds to several letters, such as a ligature, is
 * found as a whole or not at all.
 */
export function listFolded(text: string, query: string, fold = foldText): readonly TextRange[] {
  const wanted = fold(query);
  if (wanted.trim() === "" || !fold(text).includes(wanted)) return [];
  const { folded, pieces } = foldPieces(text, fold);
  const found: TextRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; ) {
    const behind = at + wanted.length;
    const [first, last] = [pieces[at], pieces[behind - 1]];
    const isWhole = first?.from === at && last?.to === behind;
    if (isWhole) found.push({ start: first.start, end: last.end });
    at = folded.indexOf(wanted, isWhole ? behind : at + 1);
  }
  return found;
}

/** As `listFolded`, but only the first place; null where there is none. */
export const findFolded = (text: string, query: string): TextRange | null => listFolded(text, query)[0] ?? null;
