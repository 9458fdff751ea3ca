// Knows which launches somebody had of a package, as far as a save needs them.
import type { World } from "../ground/world.ts";
import type { LaunchPlace, LaunchRecord, Tenancy } from "../ports/index.ts";
import type { KnownLaunches } from "../progress/save-scorm.ts";

/** `found`: the launch that reports, where it was read already; it is not read again. */
export const knowLaunches = (
  { launches }: Pick<World, "launches">,
  home: Tenancy,
  { userId, perimeterSlug }: LaunchPlace,
  found: Pick<LaunchRecord, "startedAt"> | null,
): KnownLaunches => ({
  wereAny: async () => found !== null || (await launches.survey(home, { userId, perimeterSlug })).many > 0,
  hasBegun: async (startedAt) =>
    startedAt === found?.startedAt || (await launches.hasBegun(home, { userId, perimeterSlug }, startedAt)),
});
