// Knows that data is loaded again after something was done elsewhere on the page.
import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `renew` each time the version changes. */
export function useRenewal(version: number, renew: () => void): void {
  const seen = useRef(version);
  const tell = useEffectEvent(renew);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    tell();
  }, [version]);
}
