// Knows that what tries a draft comes once it is asked for.
import { lateOffice } from "../words/late-office.ts";

export const TrialPane = lateOffice(async () => (await import("./trial-pane.tsx")).TrialPane, { isRare: true });
