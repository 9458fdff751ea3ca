// Knows how deleted products of one list are told apart, since nobody knows their names any more.

/** The place of each among those of the list that are gone, from 1; empty where there is only one, or none. */
export function numberGone(slugs: readonly string[], isGone: (slug: string) => boolean): ReadonlyMap<string, number> {
  const gone = slugs.filter(isGone);
  return new Map(gone.length < 2 ? [] : gone.map((slug, at) => [slug, at + 1]));
}
