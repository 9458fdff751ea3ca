// Knows where leaving a player leads: to an address, else to the learner's home.
import type { WayOut } from "@academiz/ui";

/** A page that this device holds needs no network. `isKept`: it is played from this device. */
export const leadTo = (address: string | null, isKept: boolean): WayOut => ({
  go: () => location.assign(address ?? "/"),
  mayStay: true,
  isHere: isKept,
  isHeld: async () => (await import("./compose-late.ts")).holdsOwnSite(address ?? "/"),
});
