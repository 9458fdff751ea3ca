// Knows that ending a session asks first when something would be lost: the address does not change, so the router
// cannot block it.
import { createContext, use, useEffect, useState } from "react";

export type Asker = (leave: () => void) => void;

/** Everything that asks, on the page or beside it; empty where nothing would be lost. */
export const LeavingContext = createContext<Set<Asker>>(new Set());

/** Each asks once the one before was agreed to; the last one leaves. */
export const askAll = (askers: ReadonlySet<Asker>, leave: () => void): void =>
  [...askers].reduceRight<() => void>((go, ask) => () => ask(go), leave)();

/** Leaves at once, or once the questions were agreed to. */
export function useLeaving(): Asker {
  const askers = use(LeavingContext);
  return (leave) => askAll(askers, leave);
}

/** Asks while `isOn`: answers how to leave, once that is wanted, and how to cancel it. */
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
