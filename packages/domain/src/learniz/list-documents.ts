// Knows which library files a course refers to (§3.98).
import type { Learniz } from "./course.ts";

/** Alone, or inside an address of a style sheet: `url(document:abc)`, `"document:abc"`. */
const REFERENCE = /(?<=^|[("'])document:([\w-]+)(?=$|[)"'])/g;

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    for (const match of value.matchAll(REFERENCE)) found.add(match[1] ?? "");
  } else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) collect(inner, found);
  }
}

/**
 * The library files that a course refers to by `document:<slug>` anywhere in its content, style sheets too: each once, in the
 * order of their first mention; empty without any (§3.98).
 */
export function listDocuments(learniz: Learniz): { slug: string }[] {
  const found = new Set<string>();
  collect(learniz, found);
  return [...found].map((slug) => ({ slug }));
}
