// Knows where Tab leads from a field that stands in a text: to the next one, and out of the text behind the last. Left
// to itself a browser goes back to the text, for ever.

const STOPS = "a[href], button, input, textarea, select, summary, [contenteditable=true], [tabindex]";

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility();

/** False where nothing stands on that side, and from what is no stop itself: the browser knows the way then. */
export function leaveField(field: HTMLElement, step: -1 | 1): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const at = stops.indexOf(field);
  const next = at < 0 ? undefined : stops[at + step];
  next?.focus();
  return next !== undefined;
}
