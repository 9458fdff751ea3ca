// Knows whether this device is without a network, as far as the browser says.
import { useSyncExternalStore } from "react";

function listen(tell: () => void): () => void {
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

/** True only where the browser is sure: there may be a network, and the server still out of reach. */
export const useIsOffline = (): boolean => useSyncExternalStore(listen, () => !navigator.onLine);
