// Knows that what is shown is loaded anew once something was done elsewhere on the page.
import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `renew` each time that the version is another one than before. */
export function useRenewal(version: number, renew: () => void): void {
  const seen = useRef(version);
  const tell = useEffectEvent(renew);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    tell();
  }, [version]);
}
