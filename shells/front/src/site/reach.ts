// Knows whether the server answers, or this device does with its copies: there may be a network that reaches nothing,
// of which a browser says nothing.
import { useIsOffline } from "@academiz/ui";
import { createContext, use, useSyncExternalStore } from "react";

export interface Reach {
  /** True where the last answer was not the server's. */
  isCutOff(): boolean;
  note(isCutOff: boolean): void;
  listen(tell: () => void): () => void;
}

export function createReach(): Reach {
  const listeners = new Set<() => void>();
  let last = false;
  return {
    isCutOff: () => last,
    note(isCutOff) {
      if (isCutOff === last) return;
      last = isCutOff;
      for (const tell of listeners) tell();
    },
    listen(tell) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

export const ReachContext = createContext<Reach>(createReach());

export interface OutOfReach {
  /** The device itself has no network. */
  readonly isOffline: boolean;
  /** It may have one, and the server does not answer. */
  readonly isCutOff: boolean;
}

export function useOutOfReach(): OutOfReach {
  const reach = use(ReachContext);
  return { isOffline: useIsOffline(), isCutOff: useSyncExternalStore(reach.listen, reach.isCutOff) };
}
