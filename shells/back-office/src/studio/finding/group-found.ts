// Knows how search results are grouped by page.
import type { FoundWords } from "@academiz/domain/editing";
import type { NamedElement } from "../common/name-element.ts";

export interface FoundGroup {
  /** The page or chapter to show; null for the course. */
  readonly place: string | null;
  /** Null for the course. */
  readonly name: string | null;
  /** `number` from 0, in the whole list. */
  readonly lines: readonly { readonly one: FoundWords; readonly number: number }[];
}

/** In the order of the course. */
export function groupFound(found: readonly FoundWords[], elements: readonly NamedElement[]): readonly FoundGroup[] {
  const bySlug = new Map(elements.map((element) => [element.slug, element]));
  const groups = new Map<string | null, FoundGroup & { lines: { one: FoundWords; number: number }[] }>();
  found.forEach((one, number) => {
    const place = one.owner === null ? null : (bySlug.get(one.owner)?.place ?? null);
    const name = place === null ? null : (bySlug.get(place)?.name ?? null);
    const group = groups.get(place) ?? { place, name, lines: [] };
    group.lines.push({ one, number });
    groups.set(place, group);
  });
  return [...groups.values()];
}
