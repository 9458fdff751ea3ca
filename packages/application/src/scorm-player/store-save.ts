// Knows one sending of what a package reported: the result, then the attempt that has ended.
import type { Result } from "@academiz/domain/kernel";
import { isOfEarlierLaunch, type LaunchSave, type LaunchWord } from "@academiz/domain/scorm";
import type { StoredWord, Trouble } from "../ports/index.ts";
import type { ScormPlayerContext, Standing } from "./scorm-player.types.ts";

export interface Stored {
  /** Null when there was nothing to send. */
  readonly save: LaunchSave | null;
  /** Of what is stored now; null where nothing was asked. */
  readonly word: LaunchWord | null;
  readonly standing: Standing;
  /** Is in the history. */
  readonly ended: LaunchSave | null;
}

/** Once a later launch has stored its word nothing of this one is stored any more; what an attempt was worth that it ends is in the history all the same. */
export async function storeSave(context: ScormPlayerContext): Promise<Result<Stored, Trouble>> {
  const { launch, unsaved: save, ended, ports } = context;
  if (!launch?.commit || !save)
    return { ok: true, value: { save: null, word: null, standing: context.standing, ended: null } };
  let { standing, storedWord: word } = context;
  if (standing !== "outdated") {
    const answer = await ports.gateway.send(launch.perimeterSlug, launch.commit.launch, save);
    if (!answer.ok) return answer;
    standing = judge(launch.commit.startedAt, answer.value);
    word = { launchedAt: answer.value.storedLaunchedAt, eventDate: answer.value.storedEventDate };
  }
  if (ended) {
    const added = await ports.gateway.addAttempt(launch.perimeterSlug, ended);
    if (!added.ok) return added;
  }
  return { ok: true, value: { save, word, standing, ended } };
}

/** What is stored of this launch itself was sent by its own frame, as its page was hidden. */
function judge(launchedAt: string, { accepted, storedLaunchedAt }: StoredWord): Standing {
  if (accepted || storedLaunchedAt === launchedAt) return "stored";
  return isOfEarlierLaunch({ launchedAt }, { launchedAt: storedLaunchedAt }) ? "outdated" : "behind";
}
