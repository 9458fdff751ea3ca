// Knows what was said to a host and taken: it is not said again, and what was kept is not asked to be kept again.
import type { Host } from "../host/index.ts";

/** False when the host refused the value: it is said again the next time. */
export type Write = (element: string, value: string) => boolean;

export interface Words {
  readonly write: Write;
  /** Asks for what was said since to be kept; true without a word where the host keeps all of it. */
  keep(): boolean;
}

export function createWords(host: Host): Words {
  const taken = new Map<string, string>();
  let isAllKept = true;
  return {
    write(element, value) {
      if (taken.get(element) === value) return true;
      const isTaken = host.set(element, value);
      if (isTaken) taken.set(element, value);
      if (isTaken) isAllKept = false;
      return isTaken;
    },
    keep() {
      isAllKept ||= host.commit();
      return isAllKept;
    },
  };
}
