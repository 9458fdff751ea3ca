// Knows how the fields of a block inside a text keep the focus, and where Tab leads from them: the editor would take a
// field's selection for its own, and go back to its text.
import { type RefObject, useEffect, useRef } from "react";
import { leaveField } from "./leave-field.ts";

export function useOwnFocus<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => {
    // Before the editor's listener on the document.
    const hold = (event: Event) => {
      if (box.current?.contains(document.activeElement)) event.stopPropagation();
    };
    const leave = (event: KeyboardEvent) => {
      const { key, target, shiftKey } = event;
      if (key === "Tab" && target instanceof HTMLElement && leaveField(target, shiftKey ? -1 : 1))
        event.preventDefault();
    };
    const own = box.current;
    window.addEventListener("selectionchange", hold, true);
    own?.addEventListener("keydown", leave);
    return () => {
      window.removeEventListener("selectionchange", hold, true);
      own?.removeEventListener("keydown", leave);
    };
  }, []);
  return box;
}
