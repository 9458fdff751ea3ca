// Knows which library files a course refers to (§3.98).
import type { Learniz } from "./course.ts";

/** Alone, or inside an address of a style sheet: `url(document:abc)`, `"document:abc"`. */
const REFERENCE = /(?<=^|[("'])document:([\w-]+)(?=$|[)"'])/g;

/** In the order of the document, without recursion: what others keep in a course may be deeper than the stack. */
function collect(root: unknown): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") {
      for (const match of value.matchAll(REFERENCE)) found.add(match[1] ?? "");
    } else if (typeof value === "object" && value !== null) {
      for (const inner of Object.values(value).reverse()) waiting.push(inner);
    }
  }
  return found;
}

/**
 * The library files that a course refers to by `document:<slug>` anywhere in its content, style sheets too: each once, in the
 * order of their first mention; empty without any (§3.98).
 */
export function listDocuments(learniz: Learniz): { slug: string }[] {
  return [...collect(learniz)].map((slug) => ({ slug }));
}
