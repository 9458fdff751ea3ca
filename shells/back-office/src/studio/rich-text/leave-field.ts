// Knows where Tab leads from a field that stands in a text: to the next one, and out of the text behind the last. Left
// to itself a browser goes back to the text, for ever.

const STOPS = "a[href], button, input, textarea, select, summary, [contenteditable=true], [tabindex]";

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility();

/** False where nothing stands on that side: the browser knows what is beyond the page. */
export function leaveField(field: HTMLElement, step: -1 | 1): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const next = stops[stops.indexOf(field) + step];
  next?.focus();
  return next !== undefined;
}
