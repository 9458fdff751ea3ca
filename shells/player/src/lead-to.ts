// Knows where a player leads when it is left: to an address, else to the learner's home.
import type { WayOut } from "@academiz/ui";

export const leadTo = (address: string | null): WayOut => ({
  go: () => location.assign(address ?? "/"),
  mayStay: true,
});
