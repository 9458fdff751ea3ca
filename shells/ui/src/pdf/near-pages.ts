// Knows which pages of a file are near the visible part: one observer for all of them, however many there are.
import type { RefObject } from "react";

export interface NearPages {
  /** Calls back when the page comes near or goes far; the answer stops watching. */
  readonly watch: (page: Element, onNear: (isNear: boolean) => void) => () => void;
}

/** `pane`: the scrolling element, which exists before the first page does. */
export function createNearPages(pane: RefObject<Element | null>): NearPages {
  const told = new Map<Element, (isNear: boolean) => void>();
  let observer: IntersectionObserver | null = null;
  const begin = () =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
      },
      { root: pane.current, rootMargin: "100% 0px" },
    );
  return {
    watch(page, onNear) {
      observer ??= begin();
      told.set(page, onNear);
      observer.observe(page);
      return () => {
        told.delete(page);
        observer?.unobserve(page);
      };
    },
  };
}
