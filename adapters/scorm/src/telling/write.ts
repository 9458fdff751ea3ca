// Knows what was said to a host and taken: it is not repeated, nor is a commit that has nothing new.
import type { Host } from "../host/index.ts";

/** False when the host refused the value, which is then said again the next time. */
export type Write = (element: string, value: string) => boolean;

export interface Words {
  readonly write: Write;
  /** Commits what was said since; true without a call where the host holds all of it. */
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
