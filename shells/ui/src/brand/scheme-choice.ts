// Knows whether this browser shows the product light, dark, or as the device does: one choice for all its apps.
import { useSyncExternalStore } from "react";
import type { Scheme } from "../tokens/apply-scheme.ts";

/** Without the prefix of an app: who chose dark in one wants it in the next. */
const KEY = "academiz.SCHEME";
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

function change(scheme: Scheme): void {
  chosen = scheme;
  for (const listener of listeners) listener();
}

export function chooseScheme(scheme: Scheme): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage is full or forbidden: see above.
  }
  change(scheme);
}

const hearOtherTabs = ({ key }: StorageEvent): void => {
  if (key === KEY) change(read());
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", hearOtherTabs);
  };
}

export const useScheme = (): Scheme => useSyncExternalStore(subscribe, () => chosen);
