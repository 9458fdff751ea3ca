// Knows how it is told what was done for a learner, such as a new beginning: when, by whom, and why (0093).
import type { BegunAnew } from "@academiz/contract";
import type { NewReset, Tenancy } from "../ports/index.ts";
import type { World } from "./world.ts";

type Told = Pick<NewReset, "at" | "byId" | "reason">;

/** Tells any of these `deeds`; their names are asked for once. */
export async function nameDeeds(
  { threads }: Pick<World, "threads">,
  tenancy: Tenancy,
  deeds: readonly Told[],
): Promise<(deed: Told) => BegunAnew> {
  const names = deeds.length === 0 ? new Map<string, string>() : await threads.listNames(tenancy, deeds.map(idOf));
  return ({ at, byId, reason }) => ({ at, by: names.get(byId) ?? null, reason });
}

const idOf = ({ byId }: Told): string => byId;
