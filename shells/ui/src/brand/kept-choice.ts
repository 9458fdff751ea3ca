// Knows a choice that this browser keeps for all apps of the product, and every tab hears of.
import { useSyncExternalStore } from "react";

export interface KeptChoice<T> {
  choose(value: T): void;
  use(): T;
}

/**
 * Without the prefix of an app: who chose in one wants it in the next. A browser that keeps nothing still has what was
 * chosen, until the page goes. `read` makes the choice of what is kept, null for nothing; `write` gives it back.
 */
export function createKeptChoice<T>(
  key: string,
  read: (kept: string | null) => T,
  write: (value: T) => string,
): KeptChoice<T> {
  const listeners = new Set<() => void>();
  const readKept = (): T => {
    try {
      return read(localStorage.getItem(key));
    } catch {
      return read(null);
    }
  };
  let chosen = readKept();
  const change = (value: T): void => {
    chosen = value;
    for (const listener of listeners) listener();
  };
  const hearOtherTabs = (event: StorageEvent): void => {
    if (event.key === key) change(readKept());
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener("storage", hearOtherTabs);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", hearOtherTabs);
    };
  };
  return {
    choose(value) {
      try {
        localStorage.setItem(key, write(value));
      } catch {
        // Storage is full or forbidden: see above.
      }
      change(value);
    },
    use: () => useSyncExternalStore(subscribe, () => chosen),
  };
}
