// Knows where the items of a game stand on the map of its ways: in columns, by the number of steps to them.

export interface WayItem {
  readonly slug: string;
  /** The slugs of the items that it leads to. */
  readonly links: readonly string[];
}

export interface LaidOut {
  /** From 0, the column of the first item. Unreachable items stand in a column behind all others. */
  readonly column: number;
  readonly row: number;
}

/** The place of each; the first one is the start. */
export function layOut(items: readonly WayItem[]): ReadonlyMap<string, LaidOut> {
  const bySlug = new Map(items.map((item) => [item.slug, item]));
  const columns = new Map<string, number>();
  const [first] = items;
  const waiting = first ? [first.slug] : [];
  if (first) columns.set(first.slug, 0);
  for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift()) {
    const next = (columns.get(slug) ?? 0) + 1;
    for (const link of bySlug.get(slug)?.links ?? []) {
      if (columns.has(link) || !bySlug.has(link)) continue;
      columns.set(link, next);
      waiting.push(link);
    }
  }
  const behind = Math.max(-1, ...columns.values()) + 1;
  const rows = new Map<number, number>();
  return new Map(
    items.map(({ slug }) => {
      const column = columns.get(slug) ?? behind;
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      return [slug, { column, row }] as const;
    }),
  );
}
