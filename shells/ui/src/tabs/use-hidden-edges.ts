// Knows at which edges a row that scrolls sideways hides more of itself, so that its style can fade them.
import { type RefObject, useEffect } from "react";

interface Row {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/**
 * `left`, `right`, both or neither, in px of the screen.
 * @param isRtl from right to left, `scrollLeft` begins at 0 and decreases.
 */
export function findHiddenEdges({ scrollLeft, scrollWidth, clientWidth }: Row, isRtl: boolean): readonly string[] {
  const room = scrollWidth - clientWidth;
  const left = isRtl ? room + scrollLeft : scrollLeft;
  // Browsers round widths, not places.
  return [...(left > 1 ? ["left"] : []), ...(room - left > 1 ? ["right"] : [])];
}

/** Writes the edges into `data-hides`, whenever the row, its content or its place changes. */
export function useHiddenEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const tell = () => {
      element.dataset["hides"] = findHiddenEdges(element, getComputedStyle(element).direction === "rtl").join(" ");
    };
    const sizes = new ResizeObserver(tell);
    const watch = () => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    const contents = new MutationObserver(watch);
    watch();
    contents.observe(element, { childList: true });
    element.addEventListener("scroll", tell, { passive: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener("scroll", tell);
    };
  }, [row]);
}
