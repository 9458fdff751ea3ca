// Knows that whoever goes through a part by keyboard stays in it when what they pressed goes away.
import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** To be spread on the part, which takes the focus that would be lost. */
export function useKeptFocus() {
  const part = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // What is taken away while it is drawn anew tells nobody that it lost the focus.
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
