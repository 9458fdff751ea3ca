// Knows how the arrows move through the days of a calendar: one Tab stop, and on beyond its edges.

import { type KeyboardEvent, useEffect, useRef } from "react";
import { readKey } from "../keys/reading-key.ts";
import { addDays } from "./add-days.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** For the element around the buttons of days, each with its day as `data-day`. */
export function useDayKeys(at: string, onDay: (day: string) => void) {
  const box = useRef<HTMLTableElement>(null);
  /** The day that the arrows lead to; other changes may be drawn before it comes. */
  const goal = useRef<string | null>(null);
  useEffect(() => {
    if (goal.current !== at) return;
    goal.current = null;
    box.current?.querySelector<HTMLElement>(`button[data-day="${at}"]`)?.focus();
  });
  // Where the days are wider than the screen the current one is in sight; the page itself stays where it is.
  useEffect(() => {
    const day = box.current?.querySelector(`button[data-day="${at}"]`)?.closest("th, td");
    const scroller = box.current?.parentElement;
    if (!day || !scroller) return;
    const [own, shown] = [day.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (own.right > shown.right) scroller.scrollLeft += own.right - shown.right;
    if (own.left < shown.left) scroller.scrollLeft += own.left - shown.left;
  }, [at]);
  return {
    ref: box,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const day = (event.target as HTMLElement).dataset["day"];
      const step = STEPS[readKey(event)];
      if (day === undefined || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goal.current = addDays(day, step);
      onDay(goal.current);
    },
  };
}
