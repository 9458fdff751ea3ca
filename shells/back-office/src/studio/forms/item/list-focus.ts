// Knows where the focus goes when an entry of a list comes or goes: it never falls out of the page.
import { flushSync } from "react-dom";

const LISTS = "ol, ul, fieldset";
/** What an author writes first. */
const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, [role=textbox], [role=combobox]";

function focusIn(entry: Element | null | undefined): void {
  const target = entry?.querySelector<HTMLElement>(FIELDS) ?? entry?.querySelector<HTMLElement>("button, input");
  target?.focus();
}

/** Adds one at the end of the list before `end`, and goes to its first field. */
export function addEntry(end: Element, add: () => void): void {
  flushSync(add);
  const before = end.isConnected ? end.previousElementSibling : null;
  focusIn(before?.matches(LISTS) ? before.lastElementChild : before);
}

/** Takes the entry with this button out of its list, and goes to what follows it, to the last, or to what adds one. */
export function removeEntry(button: Element, remove: () => void): void {
  const list = button.closest(LISTS);
  const place = list ? [...list.children].findIndex((entry) => entry.contains(button)) : -1;
  flushSync(remove);
  focusIn(list?.children[place] ?? list?.lastElementChild ?? list?.nextElementSibling);
}

/** Keeps an entry as it is, and goes to its first field: what said so is there no more. */
export function keepEntry(button: Element, keep: () => void): void {
  const entry = button.closest("li");
  flushSync(keep);
  focusIn(entry);
}
