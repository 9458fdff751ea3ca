// Knows how large the pages of a file are shown, and which one is current: widths as shares of the pane, pages from 1.

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next size in a direction; the same at the end. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom);
  return next ?? zoom;
}

/** The typed page number, limited to existing pages; null where it is not a number. */
export function readPageNumber(typed: string, count: number): number | null {
  const text = typed.trim();
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), count) : null;
}

/** The page in the middle of the visible part. `topOf` measures where a page begins, and is called for only a few. */
export function findPage(count: number, topOf: (page: number) => number, middle: number): number {
  let [low, high] = [1, count];
  while (low < high) {
    const half = Math.ceil((low + high) / 2);
    if (topOf(half) <= middle) low = half;
    else high = half - 1;
  }
  return low;
}
