// Knows how a few words are encrypted with the platform's secret, for one purpose, and read again.
import type { World } from "../ground/world.ts";

/** Bytes. */
const LONGEST = 1_000;
type Word = string | number;

/** Ids and slugs: each letter is a byte. */
export function sealWords({ vault }: Pick<World, "vault">, purpose: string, words: readonly Word[]): string {
  return vault.seal(Uint8Array.from(JSON.stringify([purpose, ...words]), (letter) => letter.charCodeAt(0)));
}

/** Null for a text that was not sealed here, or for another purpose. */
export function openWords({ vault }: Pick<World, "vault">, purpose: string, sealed: string): readonly unknown[] | null {
  const bytes = vault.open(sealed);
  if (!bytes || bytes.byteLength > LONGEST) return null;
  const [first, ...words] = readWords(String.fromCharCode(...bytes));
  return first === purpose ? words : null;
}

/** Empty for anything else that is sealed with the platform's secret. */
function readWords(text: string): readonly unknown[] {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) ? words : [];
  } catch {
    return [];
  }
}
