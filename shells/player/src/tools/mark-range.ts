// Knows how words of a page are marked without touching the page.
import "./mark-range.css.ts";

export type MarkName = "sentence" | "word" | "found";

/** The words that have this mark from now on; null: none. A browser without such marks shows none. */
export function markRange(name: MarkName, range: Range | null): void {
  if (!("highlights" in CSS)) return;
  if (range) CSS.highlights.set(`academiz-${name}`, new Highlight(range));
  else CSS.highlights.delete(`academiz-${name}`);
}

/** What is to be read comes into the middle, where it is not in sight. */
export function bringIntoSight(place: Range | Element): void {
  const { top, bottom } = place.getBoundingClientRect();
  const element = place instanceof Element ? place : place.startContainer.parentElement;
  const [above, below] = [96, window.innerHeight - 160];
  if (top < above || bottom > below) element?.scrollIntoView({ block: "center" });
}
