// Knows how what is drawn for a package is drawn again the same: the same content gives the same bytes.
import type { Digester } from "../ports/index.ts";

/** Numbers in [0, 1), one after the other, that a text alone decides. */
export function drawFrom(digester: Digester, text: string): () => number {
  const seed = digester.sha256(text);
  let count = 0;
  return () => {
    count += 1;
    return Number.parseInt(digester.sha256(`${seed} ${count}`).slice(0, 12), 16) / 2 ** 48;
  };
}
