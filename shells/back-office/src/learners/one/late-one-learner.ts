// Knows that what is done for one learner is loaded with the first learner who is looked at.
import { lateOffice } from "../../words/late-office.ts";

export const LateOneLearner = lateOffice(async () => (await import("./one-learner.tsx")).OneLearner);
