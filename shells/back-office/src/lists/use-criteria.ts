// Knows that a list follows what the address asks for.
import { useEffect, useRef } from "react";

/** Tells the machine of a list each time that the criteria are others than those before. */
export function useCriteria<Criteria>(
  criteria: Criteria,
  send: (event: { type: "criteria.changed"; criteria: Criteria }) => void,
): void {
  const key = JSON.stringify(criteria);
  const asked = useRef(key);
  const newest = useRef(criteria);
  newest.current = criteria;
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    send({ type: "criteria.changed", criteria: newest.current });
  }, [key, send]);
}
