// Knows where leaving a player leads: to an address, else to the learner's home.
import type { WayOut } from "@academiz/ui";

/** `isHere`: the device holds that page, and it needs no network. */
export const leadTo = (address: string | null, isHere = false): WayOut => ({
  go: () => location.assign(address ?? "/"),
  mayStay: true,
  isHere,
});
