// Knows which copies are removed first where opened ones take more room than they may. Copies that are kept by choice
// are not among them.

export interface HeldCopy {
  readonly url: string;
  readonly bytes: number;
  /** When the network last delivered it, in milliseconds since the epoch. */
  readonly at: number;
}

/** The addresses to remove, the oldest first: no more than necessary for the others to fit into `most` bytes. */
export function chooseEvicted(copies: readonly HeldCopy[], most: number): readonly string[] {
  let total = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  const oldest = [...copies].sort((one, other) => one.at - other.at || (one.url < other.url ? -1 : 1));
  const evicted: string[] = [];
  for (const { url, bytes } of oldest) {
    if (total <= most) break;
    evicted.push(url);
    total -= bytes;
  }
  return evicted;
}
