// Knows what goes first where what was opened takes more room than it may. What is kept by choice never stands here.

export interface HeldCopy {
  readonly url: string;
  readonly bytes: number;
  /** Milliseconds since the epoch: when it was last brought by the network. */
  readonly at: number;
}

/** The addresses that go, the oldest first: no more than what the others need to fit into `most` bytes. */
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
