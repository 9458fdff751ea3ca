// Knows whether this device says that it has a network: one that says so may still reach nobody.
import { useSyncExternalStore } from "react";

function watch(tell: () => void): () => void {
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  return () => {
    window.removeEventListener("online", tell);
    window.removeEventListener("offline", tell);
  };
}

export const useNetwork = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
