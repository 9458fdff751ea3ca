// Knows how the fields of a block that stands in a text keep the focus: the editor takes the selection of a field for
// its own, and would go back to its text.
import { type RefObject, useEffect, useRef } from "react";

export function useOwnFocus<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => {
    // Before the editor hears of it, which listens to the document.
    const hold = (event: Event) => {
      if (box.current?.contains(document.activeElement)) event.stopPropagation();
    };
    window.addEventListener("selectionchange", hold, true);
    return () => window.removeEventListener("selectionchange", hold, true);
  }, []);
  return box;
}
