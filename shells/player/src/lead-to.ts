// Knows where a player leads when it is left: to an address, else to the learner's home.
import type { WayOut } from "@academiz/ui";

/** `isHere`: the device holds what stands there, and no network is waited for. */
export const leadTo = (address: string | null, isHere = false): WayOut => ({
  go: () => location.assign(address ?? "/"),
  mayStay: true,
  isHere,
});
