// Knows how a long list is cut into portions, for statements that have an end.

/** In order; none is empty. */
export function cutPortions<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const portions: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += size) portions.push(items.slice(start, start + size));
  return portions;
}
