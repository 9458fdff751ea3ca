// Knows whether the server answers, or this device does with its copies: there may be a network that reaches nothing,
// of which a browser says nothing.
import { useIsOffline } from "@academiz/ui";
import { createContext, use, useSyncExternalStore } from "react";

export interface Reach {
  /** True where the last answer was not the server's. */
  isCutOff(): boolean;
  /** When the network delivered what this address answered last; null: just now, or nothing came. */
  findHeldAt(path: string): number | null;
  /** `heldAt`: null where it is no copy. */
  note(answer: { readonly isCutOff: boolean; readonly heldAt: number | null; readonly path: string }): void;
  listen(tell: () => void): () => void;
}

export function createReach(): Reach {
  const listeners = new Set<() => void>();
  const held = new Map<string, number | null>();
  let last = false;
  const findHeldAt = (path: string) => held.get(path) ?? null;
  return {
    isCutOff: () => last,
    findHeldAt,
    note({ isCutOff, heldAt, path }) {
      if (isCutOff === last && heldAt === findHeldAt(path)) return;
      last = isCutOff;
      held.set(path, heldAt);
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

/** When what an address answered last was delivered, where it is a copy of this device. */
export function useHeldAt(path: string): number | null {
  const reach = use(ReachContext);
  return useSyncExternalStore(reach.listen, () => reach.findHeldAt(path));
}

export function useOutOfReach(): OutOfReach {
  const reach = use(ReachContext);
  return { isOffline: useIsOffline(), isCutOff: useSyncExternalStore(reach.listen, reach.isCutOff) };
}
