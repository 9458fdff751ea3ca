// Knows which rows of a long list are in the page: those in sight and near it, and the one that has the focus.

/** Pixels below the top of the list. */
export interface Sight {
  readonly top: number;
  readonly bottom: number;
}
/** A row by its index, or the space of rows that are absent, in pixels; `from`: the first of them. */
export type ListPart = { readonly row: number } | { readonly from: number; readonly room: number };

/** From this many rows on, only those in sight are in the page. */
export const MANY_ROWS = 60;
/** The assumed height of a row in pixels, while no similar row was seen. */
const UNSEEN = 64;

/** `heights`: each row's height with the space up to the next; null where it was not seen yet. */
export function findListParts(
  heights: readonly (number | null)[],
  { top, bottom }: Sight,
  kept: ReadonlySet<number>,
): readonly ListPart[] {
  if (heights.length < MANY_ROWS) return heights.map((_, row) => ({ row }));
  const seen = heights.filter((height) => height !== null);
  const usual = seen.length > 0 ? seen.reduce((sum, height) => sum + height, 0) / seen.length : UNSEEN;
  const parts: ListPart[] = [];
  let at = 0;
  for (const [row, known] of heights.entries()) {
    const height = known ?? usual;
    const last = parts.at(-1);
    if (kept.has(row) || (at + height >= top && at <= bottom)) parts.push({ row });
    else if (last && "room" in last) parts[parts.length - 1] = { ...last, room: last.room + height };
    else parts.push({ from: row, room: height });
    at += height;
  }
  return parts;
}
