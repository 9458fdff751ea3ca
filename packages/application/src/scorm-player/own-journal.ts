// Knows what the page itself keeps on the device: a content may empty the storage of its origin, and with it all that
// its frame keeps.
import { readModeEffects } from "@academiz/domain/identity";
import { isLaterWord, type LaunchSave } from "@academiz/domain/scorm";
import type { LaunchJournal, OpenJournal, ScormLaunch } from "../ports/index.ts";
import type { ScormPlayerContext, ScormPlayerInput } from "./scorm-player.types.ts";

/** Where what waits is kept, by the page and by its frame; null where nothing is. */
export const placeJournal = ({ learner, perimeterSlug, commit }: ScormLaunch): Parameters<OpenJournal>[0] | null =>
  commit && { name: `${learner.id}.${perimeterSlug}`, key: commit.journalKey };

/** A preview, and who stands in for a learner, keep nothing. */
export const keepsProgress = (input: ScormPlayerInput, launch: ScormLaunch | null): boolean =>
  readModeEffects(input).keepsProgress && launch !== null && launch.commit !== null;

export function openOwnJournal(input: ScormPlayerInput, launch: ScormLaunch): LaunchJournal | null {
  const place = keepsProgress(input, launch) ? placeJournal(launch) : null;
  return place && input.ports.openJournal(place);
}

/**
 * A word of this launch, whatever its frame says of it: a stranger's word of a launch to come would outlast all others.
 */
export function keepWord({ journal, launch }: ScormPlayerContext, save: LaunchSave): void {
  journal?.keep({ ...save, launchedAt: launch?.commit?.startedAt ?? null });
}

/** What an earlier launch could not send: the later of what the frame found and of what the page kept. */
export function findLeftover({ journal }: ScormPlayerContext, told: LaunchSave | null): LaunchSave | null {
  const kept = journal?.read() ?? null;
  return told && kept ? (isLaterWord(kept, told) ? kept : told) : (told ?? kept);
}
