// Knows one sending of what a package reported: the result, then the attempt that has ended.
import type { Result } from "@academiz/domain/kernel";
import { isOutdated, type LaunchSave, type StoredLaunchWord } from "@academiz/domain/scorm";
import type { Trouble } from "../ports/index.ts";
import type { ScormPlayerContext, Standing } from "./scorm-player.types.ts";

export interface Stored {
  /** Null when there was nothing to send. */
  readonly save: LaunchSave | null;
  /** Of what is stored now; null where nothing was asked. */
  readonly word: StoredLaunchWord | null;
  readonly standing: Standing;
  /** Is in the history. */
  readonly ended: LaunchSave | null;
}

/**
 * Once another launch has gone further nothing of this one is stored any more; what an attempt was worth that it ends
 * is in the history all the same.
 */
export async function storeSave(context: ScormPlayerContext): Promise<Result<Stored, Trouble>> {
  const { launch, unsaved: save, ended, ports } = context;
  if (!launch?.commit || !save)
    return { ok: true, value: { save: null, word: null, standing: context.standing, ended: null } };
  let { standing, storedWord: word } = context;
  if (standing !== "outdated") {
    const answer = await ports.gateway.send(launch.perimeterSlug, launch.commit.launch, save);
    if (!answer.ok) return answer;
    const { accepted, storedLaunchedAt, storedEventDate, storedAt } = answer.value;
    word = { launchedAt: storedLaunchedAt, eventDate: storedEventDate, storedAt };
    standing = accepted ? "stored" : judge(launch.commit.startedAt, word);
  }
  if (ended) {
    // What no stored result bears out stays so: the result itself is stored, and the learner can do nothing about it.
    const added = await ports.gateway.addAttempt(launch.perimeterSlug, ended);
    if (!added.ok && added.error.kind !== "invalid") return added;
  }
  return { ok: true, value: { save, word, standing, ended } };
}

/** What is stored of this launch itself was sent by its own frame, as its page was hidden. */
function judge(launchedAt: string, word: StoredLaunchWord): Standing {
  if (word.launchedAt === launchedAt) return "stored";
  return isOutdated({ launchedAt }, word) ? "outdated" : "behind";
}
