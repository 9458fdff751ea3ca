// Knows where the focus goes when an entry of a list is added or removed, so that it is never lost.
import { flushSync } from "react-dom";

const LISTS = "ol, ul, fieldset";
/** The fields that an author writes first. */
const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, [role=textbox], [role=combobox]";

function focusIn(entry: Element | null | undefined): void {
  const target = entry?.querySelector<HTMLElement>(FIELDS) ?? entry?.querySelector<HTMLElement>("button, input");
  target?.focus();
}

/** Adds an entry at the end of the list before `end`, and focuses its first field. */
export function addEntry(end: Element, add: () => void): void {
  flushSync(add);
  const before = end.isConnected ? end.previousElementSibling : null;
  focusIn(before?.matches(LISTS) ? before.lastElementChild : before);
}

/** Removes the entry with this button, and focuses the next one, the last, or the button that adds one. */
export function removeEntry(button: Element, remove: () => void): void {
  const list = button.closest(LISTS);
  const place = list ? [...list.children].findIndex((entry) => entry.contains(button)) : -1;
  flushSync(remove);
  focusIn(list?.children[place] ?? list?.lastElementChild ?? list?.nextElementSibling);
}

/** Accepts an entry as it is, and focuses its first field, since the pressed button is gone. */
export function keepEntry(button: Element, keep: () => void): void {
  const entry = button.closest("li");
  flushSync(keep);
  focusIn(entry);
}
