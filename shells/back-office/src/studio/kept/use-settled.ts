// Knows how work on the whole course waits until its author pauses, so that the cost of a key does not grow with the
// course.
import { useEffect, useState } from "react";

/** Milliseconds without a change: shorter than a glance away from the text. */
const PAUSE = 250;

/** The value at the last pause. While it is `undefined` the first value does not wait. */
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
