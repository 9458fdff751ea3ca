// Knows that who ends their session on a page on which something is not saved is asked first: no address changes that
// the router could hold.
import { createContext, type RefObject, use } from "react";

export type Asker = (leave: () => void) => void;

/** What asks on the page in sight; null where everything is saved. */
export const LeavingContext = createContext<RefObject<Asker | null>>({ current: null });

/** Leaves at once, or once it was asked and agreed to. */
export function useLeaving(): Asker {
  const asker = use(LeavingContext);
  return (leave) => (asker.current ? asker.current(leave) : leave());
}
