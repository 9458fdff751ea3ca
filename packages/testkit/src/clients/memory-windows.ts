// Knows the windows of one device, in memory: each hears what the others send.
import type { DatedProgress, OtherWindows } from "@academiz/application/ports";

/** Windows of one device. */
export interface MemoryWindows {
  /** Opens a window that hears all others opened here. */
  open(): OtherWindows;
}

/** A device on which every window hears of every other, at once. */
export function createMemoryWindows(): MemoryWindows {
  const watching = new Set<(from: object, fact: DatedProgress) => void>();
  return {
    open() {
      const self = {};
      let [newest, isBehind] = ["", false];
      return {
        tell: (fact) => {
          for (const hear of watching) hear(self, fact);
        },
        areAhead({ eventDate = "" }) {
          isBehind ||= newest > eventDate;
          return isBehind;
        },
        watch(slug, onFact) {
          const hear = (from: object, fact: DatedProgress) => {
            const { eventDate = "" } = fact;
            if (from === self || fact.slug !== slug || eventDate <= newest) return;
            newest = eventDate;
            onFact();
          };
          watching.add(hear);
          return () => void watching.delete(hear);
        },
      };
    },
  };
}
