// Knows how much of the page the calls to an LMS take: what else stands at its bottom makes room.
import { grid } from "@academiz/ui/style";

export const DOCK_HEIGHTS = { open: "40dvh", folded: grid(12) } as const;
