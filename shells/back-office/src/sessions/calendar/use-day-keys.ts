// Knows how the arrows move through the days of a calendar: one Tab stop, and on beyond its edges.
import { readKey } from "@academiz/ui";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { addDays } from "../planning/add-days.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** For the element around the buttons of days, each with its day as `data-day`. */
export function useDayKeys(at: string, onDay: (day: string) => void) {
  const box = useRef<HTMLTableElement>(null);
  const isGoing = useRef(false);
  useEffect(() => {
    if (!isGoing.current) return;
    isGoing.current = false;
    box.current?.querySelector<HTMLElement>(`button[data-day="${at}"]`)?.focus();
  });
  return {
    ref: box,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const day = (event.target as HTMLElement).dataset["day"];
      const step = STEPS[readKey(event)];
      if (day === undefined || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      isGoing.current = true;
      onDay(addDays(day, step));
    },
  };
}
