// Knows one sending of what a package reported: the result, then the attempt that has ended.
import type { Result } from "@academiz/domain/kernel";
import type { LaunchSave } from "@academiz/domain/scorm";
import type { Trouble } from "../ports/index.ts";
import type { ScormPlayerContext } from "./scorm-player.types.ts";

export interface Stored {
  /** Null when there was nothing to send. */
  readonly save: LaunchSave | null;
  /** ISO timestamp of what is stored now. */
  readonly eventDate: string;
  readonly isOutdated: boolean;
  /** Is in the history. */
  readonly ended: LaunchSave | null;
}

export async function storeSave({
  launch,
  unsaved: save,
  ended,
  ports: { gateway },
}: ScormPlayerContext): Promise<Result<Stored, Trouble>> {
  if (!launch || !save) return { ok: true, value: { save: null, eventDate: "", isOutdated: false, ended: null } };
  const answer = await gateway.send(launch.perimeterSlug, save);
  if (!answer.ok) return answer;
  const { accepted, storedEventDate: eventDate } = answer.value;
  if (ended) {
    const added = await gateway.addAttempt(launch.perimeterSlug, ended);
    if (!added.ok) return added;
  }
  return { ok: true, value: { save, eventDate, isOutdated: !accepted && eventDate > save.eventDate, ended } };
}
