// Knows the steps where they are loaded only for former content: the player's build reads this in place of
// `present-steps.ts`.
import type { Migration } from "./migration.ts";

let brought: readonly Migration[] | undefined;

/** @throws Error before they were brought. */
export function readSteps(): readonly Migration[] {
  if (!brought) throw new Error("the steps of former content were not brought before it was read");
  return brought;
}
/** Rejects when they cannot be loaded. */
export async function bringSteps(): Promise<void> {
  brought = (await import("./steps.ts")).STEPS;
}
