// Knows what the answers of the server mean for a launch: where it goes on, and what is stored.
import { isFinished } from "@academiz/domain/scoring";
import {
  type LaunchSave,
  launchSaveSchema,
  type PackageData,
  readPackageData,
  readPackageResult,
  type StoredLaunchWord,
} from "@academiz/domain/scorm";
import type { ScormLaunch } from "../ports/index.ts";
import type { SavingAnswer } from "../saving/index.ts";
import type { LaunchFact, ScormPlayerContext, StoredSave } from "./scorm-player.types.ts";

/** Of a save. */
export function rememberStored(
  context: ScormPlayerContext,
  answer: SavingAnswer<LaunchFact, StoredSave> | null,
): Partial<ScormPlayerContext> {
  if (!answer) return {};
  const { fact, result } = answer;
  if (!result.ok) return { saveTrouble: result.error };
  const { word, standing } = result.value;
  const isSettled = context.unsaved === fact.save ? standing !== "behind" : standing === "outdated";
  return {
    saveTrouble: null,
    savedAt: context.ports.clock.now(),
    standing,
    ...(word && { storedWord: word }),
    ...(isSettled && { unsaved: null }),
    ...(context.ended === fact.ended && { ended: null }),
  };
}

/** Which word that is. */
export function readStoredWord(launch: ScormLaunch): StoredLaunchWord | null {
  const save = readStored(launch);
  const { storedAt } = (launch.storedProgress ?? {}) as { readonly storedAt?: unknown };
  return (
    save && {
      launchedAt: save.launchedAt,
      eventDate: save.eventDate,
      storedAt: typeof storedAt === "string" ? storedAt : null,
    }
  );
}

/** What is stored of a learner who has played it before; null where nothing is, or nothing that can be read. */
export function readStored({ storedProgress: stored }: ScormLaunch): LaunchSave | null {
  if (typeof stored !== "object" || stored === null) return null;
  const scormProperties = readPackageData("scormProperties" in stored ? stored.scormProperties : null);
  const read = launchSaveSchema.safeParse({ score: null, ...stored, scormProperties });
  return read.success ? read.data : null;
}

/**
 * What was left open goes on; what has ended begins again: by what is stored, for the items of a package that was
 * replaced know nothing of it, and by its items, for a strategy may have kept an attempt before.
 */
export function nextAttempt(
  { version, items, rules, completion }: ScormLaunch,
  data: PackageData,
  save: LaunchSave | null,
): number {
  const last = save?.attempt ?? 1;
  // Where there are rules they have judged.
  const result = rules ? null : readPackageResult(version, items, data, { rule: completion });
  return [save, result].some((one) => one !== null && isFinished(one.status)) ? last + 1 : last;
}
