// Knows how what is drawn stays the same thing as long as nothing in it that is shown has changed.
import { useState } from "react";

/** The first of all values that are the same by `isSame`: who is given it alone is not drawn anew. */
export function useKept<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  keep(value);
  return value;
}
