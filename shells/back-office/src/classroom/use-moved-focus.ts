// Knows where the focus goes when a line of a list was moved: to the same button, or at an end to the opposite one.
import { type RefObject, useEffect, useState } from "react";

interface Moved {
  readonly slug: string;
  readonly by: -1 | 1;
}

/** Each line has its slug as `data-slug`, and its buttons up and down first. */
export function useMovedFocus<Element extends HTMLElement>(list: RefObject<Element | null>): (moved: Moved) => void {
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => {
    if (!moved) return;
    setMoved(null);
    // Moving a line in the page takes the focus from its button.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-slug="${CSS.escape(moved.slug)}"] button`);
    const [up, down] = buttons ?? [];
    const wanted = moved.by === -1 ? up : down;
    (wanted?.getAttribute("aria-disabled") === "true" ? (moved.by === -1 ? down : up) : wanted)?.focus();
  }, [moved, list]);
  return setMoved;
}
