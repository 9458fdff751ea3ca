// Knows whether a page has shown what it was opened for.
import { useEffect, useState } from "react";
import { REST } from "./late.tsx";

/** False at first; true once the page is at rest. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setAtRest(true), REST);
    return () => window.clearTimeout(timer);
  }, []);
  return isAtRest;
}
