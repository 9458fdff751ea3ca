// Knows that what tries a draft comes once it is asked for.
import { late } from "@academiz/ui";

export const TrialPane = late(async () => (await import("./trial-pane.tsx")).TrialPane, { isRare: true });
