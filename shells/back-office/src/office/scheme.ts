// Knows whether this browser shows the office light, dark, or as the device does.
import type { Scheme } from "@academiz/ui/theme";
import { useSyncExternalStore } from "react";

const KEY = "back-office.SCHEME";
const listeners = new Set<() => void>();
const isScheme = (value: string | null): value is Scheme => value === "light" || value === "dark" || value === "system";

/** A browser that keeps nothing still shows what was chosen, until the page goes. */
let chosen: Scheme = read();

function read(): Scheme {
  try {
    const kept = localStorage.getItem(KEY);
    return isScheme(kept) ? kept : "system";
  } catch {
    return "system";
  }
}

export function chooseScheme(scheme: Scheme): void {
  chosen = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage is full or forbidden: see above.
  }
  for (const listener of listeners) listener();
}

export function useScheme(): Scheme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
}
