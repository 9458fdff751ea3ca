// Knows how work on the whole course waits until its author pauses: a key costs what it changes, not what the course
// holds.
import { useEffect, useState } from "react";

/** Milliseconds without a change: less than the eye takes to leave the text. */
const PAUSE = 250;

/** What it was at the last pause. Nothing is waited for as long as there is nothing (`undefined`) yet. */
export function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value);
  if (settled === undefined && value !== undefined) settle(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => settle(value), PAUSE);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled ?? value;
}
