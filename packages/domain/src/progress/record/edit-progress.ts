// Knows how to change a progress so that what was not touched keeps its identity.

/** The list with each item changed; the same list when none did. */
export function changeEach<T>(list: readonly T[], change: (item: T, index: number) => T): readonly T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

/** The element with its score put or taken away; the same element when it had that already. */
export function withScore<T extends { readonly score?: number }>(element: T, score: number | undefined): T {
  if (element.score === score) return element;
  const { score: _, ...rest } = element;
  return (score === undefined ? rest : { ...rest, score }) as T;
}
