// Knows where leaving a player leads: to an address, else to the learner's home.
import type { WayOut } from "@academiz/ui";

/** What is asked of a platform: whether it is played from this device, and whether the device holds the whole site. */
interface Ground {
  readonly isKept: boolean;
  holdsSite(): Promise<boolean>;
}

/** A page that this device holds needs no network. */
export const leadTo = (address: string | null, { isKept, holdsSite }: Ground): WayOut => ({
  go: () => location.assign(address ?? "/"),
  mayStay: true,
  isHere: isKept,
  isHeld: async () => new URL(address ?? "/", location.href).origin === location.origin && (await holdsSite()),
});
