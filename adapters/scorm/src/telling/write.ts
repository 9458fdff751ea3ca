// Knows what was said to a host and taken: it is not said again.
import type { Host } from "../host/index.ts";

/** False when the host refused the value: it is said again the next time. */
export type Write = (element: string, value: string) => boolean;

export function createWrite(host: Host): Write {
  const taken = new Map<string, string>();
  return (element, value) => {
    if (taken.get(element) === value) return true;
    const isTaken = host.set(element, value);
    if (isTaken) taken.set(element, value);
    return isTaken;
  };
}
