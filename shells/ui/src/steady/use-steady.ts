// Knows a function that stays the same while its component is drawn again, and does what it would do by then.
import { useCallback, useLayoutEffect, useRef } from "react";

/** For what happens later, as handlers do: not while something is drawn. */
export function useSteady<Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}
