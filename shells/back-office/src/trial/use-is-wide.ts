// Knows whether the window has room for a pane beside the editor.
import { useCallback, useSyncExternalStore } from "react";

/** @param least pixels. */
export function useIsWide(least: number): boolean {
  const query = `(min-width: ${least}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
