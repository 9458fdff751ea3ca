// Knows how much of the page the log of calls takes: other elements at the bottom make room.
import { grid } from "@academiz/ui/style";

export const DOCK_HEIGHTS = { open: "40dvh", folded: grid(12) } as const;
