// Knows how a value stays the same object as long as nothing in it that is shown has changed.
import { useState } from "react";

/** The first of all values that are equal by `isSame`, so that components with it are not redrawn. */
export function useKept<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  keep(value);
  return value;
}
