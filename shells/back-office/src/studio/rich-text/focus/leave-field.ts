// Knows where Tab leads from a field inside a text: to the next field, and behind the last out of the text. By itself a
// browser would go back to the text, forever.

const STOPS = "a[href], button, input, textarea, select, summary, [contenteditable=true], [tabindex]";

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility();

/**
 * False where there is nothing on that side, or `field` is not a Tab stop itself: then the browser's own way is right.
 */
export function leaveField(field: HTMLElement, step: -1 | 1): boolean {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const at = stops.indexOf(field);
  const next = at < 0 ? undefined : stops[at + step];
  next?.focus();
  return next !== undefined;
}
