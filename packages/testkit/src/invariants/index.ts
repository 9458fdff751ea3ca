// Knows the list of all invariants for every course and learner; tests, QA and the command use the same one.
import { staysBlocked } from "./checks.ts";
import { appliesOnce, leavesGiven, refusesLocked, resetsDamageOnly, savesAll, standsSomewhere } from "./events.ts";
import type { Invariant } from "./invariant.ts";
import { countsPercentages, countsScores, equalsOracle } from "./recounts.ts";
import { keepsComplete, keepsOpen, keepsResults } from "./taken-back.ts";

export { describeEvent } from "./elements.ts";
export type { Invariant } from "./invariant.ts";

/** Every invariant of the engine, each of which can be broken and is seen to be. */
export const INVARIANTS: readonly Invariant[] = [
  keepsComplete,
  keepsOpen,
  refusesLocked,
  countsPercentages,
  countsScores,
  appliesOnce,
  equalsOracle,
  keepsResults,
  resetsDamageOnly,
  standsSomewhere,
  savesAll,
  leavesGiven,
  staysBlocked,
];
