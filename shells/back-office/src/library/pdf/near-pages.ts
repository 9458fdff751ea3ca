// Knows which pages of a file are near what is seen of it: one look-out for all of them, however many there are.
import type { RefObject } from "react";

export interface NearPages {
  /** Tells when it comes near and when it is far; what is returned ends that. */
  readonly watch: (page: Element, onNear: (isNear: boolean) => void) => () => void;
}

/** `pane`: what they are scrolled in, which is there before the first page is. */
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
