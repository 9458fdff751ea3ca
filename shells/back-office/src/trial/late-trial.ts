// Knows that the code for trying a draft is loaded when it is asked for.
import { lateOffice } from "../words/late-office.ts";

export const TrialPane = lateOffice(async () => (await import("./trial-pane.tsx")).TrialPane, { isRare: true });
