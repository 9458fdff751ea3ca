// Knows that the focus stays in a list when the focused element goes away: on its line, else on the list itself.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A line is marked with `data-line`, has an id, and can be focused, as the list can. Answers a handler for `onFocus` of
 * the list, which notes where the focus is.
 */
export function useListFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  const line = useRef("");
  // A removed element, and the focus on it, is gone by now.
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    (document.getElementById(line.current) ?? list.current)?.focus();
  });
  return ({ target }) => {
    // A menu of the list is rendered elsewhere, and returns the focus itself.
    if (!list.current?.contains(target)) return;
    last.current = target;
    line.current = target.closest("[data-line]")?.id ?? "";
  };
}
