// Knows that somebody who uses a part by keyboard stays in it when the element that they pressed goes away.
import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** Props for the part, which takes the focus that would be lost. */
export function useKeptFocus() {
  const part = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // An element that is removed while it is drawn again fires no blur event.
    if (hadFocus.current && document.activeElement === document.body) part.current?.focus();
  });
  return {
    ref: part,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hadFocus.current = part.current?.contains(relatedTarget) === true;
    },
  };
}
