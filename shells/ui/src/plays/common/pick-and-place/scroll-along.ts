// Knows how a page follows a drag that comes near its edge.
import { readScrollStep, TICK } from "./scroll-step.ts";

/** The element that scrolls: the nearest ancestor that can, else the window. */
function findScroller(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The visible edges: a part outside of the window does not count. */
function readEdges(scroller: Element): { readonly top: number; readonly bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: window.innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
}

export interface Following {
  readonly move: (pointer: number) => void;
  readonly stop: () => void;
}

/**
 * With reduced motion, each move of the pointer scrolls one step; otherwise scrolling goes on while the pointer stays.
 */
export function followDrag(element: Element, onScroll: () => void): Following {
  const scroller = findScroller(element);
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let at: number | null = null;
  const scroll = () => {
    const step = at === null ? 0 : readScrollStep(at, readEdges(scroller), !isCalm);
    if (step === 0) return;
    scroller.scrollBy({ top: step, behavior: "instant" });
    onScroll();
  };
  const timer = isCalm ? undefined : window.setInterval(scroll, TICK);
  return {
    move(pointer) {
      at = pointer;
      if (isCalm) scroll();
    },
    stop: () => window.clearInterval(timer),
  };
}
