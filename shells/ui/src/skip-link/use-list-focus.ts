// Knows that the focus stays in a list where what had it goes: at the line that it was in, else at the list itself.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A line is marked with `data-line`, has an id, and can have the focus, as the list can. Answers what notes where the
 * focus is, for `onFocus` of the list.
 */
export function useListFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  const line = useRef("");
  // What is taken away is gone by now, and the focus with it.
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    (document.getElementById(line.current) ?? list.current)?.focus();
  });
  return ({ target }) => {
    // A menu of the list stands elsewhere, and gives it back by itself.
    if (!list.current?.contains(target)) return;
    last.current = target;
    line.current = target.closest("[data-line]")?.id ?? "";
  };
}
