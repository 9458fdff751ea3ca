// Knows how an author changes a list of items, whatever they are: what was written is no example's any more.

/** One of a list; `sample` are its parts that are still those of the example that a new game comes with. */
export interface Writable {
  readonly slug: string;
  readonly sample?: readonly string[] | undefined;
}

/** One that says nothing of an example has no mark at all. */
function mark<T extends Writable>(one: T, sample: readonly string[]): T {
  const marked = { ...one };
  const marks: { sample?: readonly string[] | undefined } = marked;
  if (sample.length > 0) marks.sample = sample;
  else delete marks.sample;
  return marked;
}

/** The list with a part of one changed; an equal one when it has no such one. */
export const changeOne = <T extends Writable>(
  list: readonly T[],
  slug: string,
  part: Partial<NoInfer<T>>,
): readonly T[] =>
  list.map((one) =>
    one.slug === slug ? mark({ ...one, ...part }, one.sample?.filter((name) => !(name in part)) ?? []) : one,
  );

/** The list in which the example of one is the author's own; an equal one when it is so already. */
export const keepOne = <T extends Writable>(list: readonly T[], slug: string): readonly T[] =>
  list.map((one) => (one.slug === slug ? mark(one, []) : one));

export const removeOne = <T extends Writable>(list: readonly T[], slug: string): readonly T[] =>
  list.filter((one) => one.slug !== slug);

/** The list with one of it a place earlier (-1) or later (1). The very same one at an end, and without such a one. */
export function moveOne<T extends Writable>(list: readonly T[], slug: string, step: -1 | 1): readonly T[] {
  const from = list.findIndex((one) => one.slug === slug);
  const [moved, neighbour] = [list[from], list[from + step]];
  return moved && neighbour ? list.with(from, neighbour).with(from + step, moved) : list;
}
