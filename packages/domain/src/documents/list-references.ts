// Knows which library files any content refers to (§3.98).

/** Alone, or inside an address of a style sheet: `url(document:abc)`, `"document:abc"`. */
const REFERENCE = /(?<=^|[("'])document:([\w-]+)(?=$|[)"'])/g;

/**
 * The library files that a content refers to by `document:<slug>` anywhere in it, style sheets too: each once, in the
 * order of their first mention; empty without any (§3.98). Without recursion: what others keep in a content may be
 * deeper than the stack.
 */
export function listReferences(content: unknown): { slug: string }[] {
  const found = new Set<string>();
  const waiting = [content];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") {
      for (const match of value.matchAll(REFERENCE)) found.add(match[1] ?? "");
    } else if (typeof value === "object" && value !== null) {
      for (const inner of Object.values(value).reverse()) waiting.push(inner);
    }
  }
  return [...found].map((slug) => ({ slug }));
}
