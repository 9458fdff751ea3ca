// Knows where what is added to a list of the course comes to stand.

interface Slugged {
  readonly slug: string;
}

/** After the named one; at the end when there is none of that name. */
export function insertAfter<T extends Slugged>(list: readonly T[], slug: string | null, item: T): T[] {
  const index = list.findIndex((one) => one.slug === slug);
  return index === -1 ? [...list, item] : list.toSpliced(index + 1, 0, item);
}
