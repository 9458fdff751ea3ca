// Knows a choice that this browser keeps for all apps of the product, and announces to every tab.
import { useSyncExternalStore } from "react";

export interface KeptChoice<T> {
  choose(value: T): void;
  use(): T;
}

/**
 * The key has no prefix of an app: somebody who chose in one app wants the same in the next. Where a browser keeps
 * nothing, the choice lasts as long as the page. `read` makes the choice from what is kept, null for nothing; `write`
 * makes the text to keep.
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
