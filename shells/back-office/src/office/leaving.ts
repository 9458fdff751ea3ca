// Knows that who ends their session while something would be lost is asked first: no address changes that the router
// could hold.
import { createContext, use, useEffect, useState } from "react";

export type Asker = (leave: () => void) => void;

/** What asks, on the page in sight or beside it; empty where nothing would be lost. */
export const LeavingContext = createContext<Set<Asker>>(new Set());

/** Each asks once the one before was agreed to; the last one leads away. */
export const askAll = (askers: ReadonlySet<Asker>, leave: () => void): void =>
  [...askers].reduceRight<() => void>((go, ask) => () => ask(go), leave)();

/** Leaves at once, or once it was asked and agreed to. */
export function useLeaving(): Asker {
  const askers = use(LeavingContext);
  return (leave) => askAll(askers, leave);
}

/** Asks while that is on: how to leave, once it is wanted, and how to forget that. */
export function useAsker(isOn: boolean): readonly [wanted: (() => void) | null, forget: () => void] {
  const askers = use(LeavingContext);
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const ask: Asker = (leave) => setWanted(() => leave);
    askers.add(ask);
    return () => void askers.delete(ask);
  }, [askers, isOn]);
  return [wanted, () => setWanted(null)];
}
