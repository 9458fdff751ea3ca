// Knows in which order notes are read: by page in the order of the course, within a page as they were written.
import type { Note } from "./note.ts";

export interface NotedPage<P> {
  /** Null for notes on pages that the course no longer has. */
  readonly page: P | null;
  readonly notes: readonly Note[];
}

/** Only pages with notes; notes on removed pages come last. */
export function arrangeNotes<P extends { readonly slug: string }>(
  notes: readonly Note[],
  pages: readonly P[],
): readonly NotedPage<P>[] {
  const inOrder = [...notes].sort((a, b) => compare(a.writtenAt, b.writtenAt) || compare(a.slug, b.slug));
  const known = new Set(pages.map(({ slug }) => slug));
  const groups = [
    ...pages.map((page): NotedPage<P> => ({ page, notes: inOrder.filter((note) => note.page === page.slug) })),
    { page: null, notes: inOrder.filter((note) => !known.has(note.page)) },
  ];
  return groups.filter((group) => group.notes.length > 0);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
