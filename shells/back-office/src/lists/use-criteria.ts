// Knows that a list follows the criteria in the address.
import { useEffect, useRef } from "react";

/** Sends the criteria to the machine of a list whenever they change. */
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
