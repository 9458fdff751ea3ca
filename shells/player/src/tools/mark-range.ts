// Knows how words of a page are highlighted without changing the page.
import "./mark-range.css.ts";

export type MarkName = "sentence" | "word" | "found";

/** Highlights this range from now on; null: none. A browser without custom highlights shows none. */
export function markRange(name: MarkName, range: Range | null): void {
  if (!("highlights" in CSS)) return;
  if (range) CSS.highlights.set(`academiz-${name}`, new Highlight(range));
  else CSS.highlights.delete(`academiz-${name}`);
}

/** Scrolls it to the middle, where it is not in sight. */
export function bringIntoSight(place: Range | Element): void {
  const { top, bottom } = place.getBoundingClientRect();
  const element = place instanceof Element ? place : place.startContainer.parentElement;
  const [above, below] = [96, window.innerHeight - 160];
  if (top < above || bottom > below) element?.scrollIntoView({ block: "center" });
}
