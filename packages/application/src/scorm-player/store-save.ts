// Knows one sending of what a package reported: the result, then the attempt that has ended.
import type { Result } from "@academiz/domain/kernel";
import { isOutdated, type StoredLaunchWord } from "@academiz/domain/scorm";
import type { Trouble } from "../ports/index.ts";
import type { Stored } from "../saving/index.ts";
import type { LaunchFact, ScormPlayerContext, Standing, StoredSave } from "./scorm-player.types.ts";

/**
 * Once another launch has gone further nothing of this one is stored any more; what an attempt was worth that it ends
 * is in the history all the same. What is in the history by `stored` is not told again.
 */
export async function storeSave(
  context: ScormPlayerContext,
  { save, ended }: LaunchFact,
  stored: Stored<LaunchFact, StoredSave> | null,
): Promise<Result<StoredSave, Trouble>> {
  const { launch, ports } = context;
  let { standing, word } = stored?.saved ?? { standing: context.standing, word: context.storedWord };
  if (!launch?.commit) return { ok: true, value: { word, standing } };
  if (standing !== "outdated") {
    const answer = await ports.gateway.send(launch.perimeterSlug, launch.commit.launch, save);
    if (!answer.ok) return answer;
    const { accepted, storedLaunchedAt, storedEventDate, storedAt } = answer.value;
    word = { launchedAt: storedLaunchedAt, eventDate: storedEventDate, storedAt };
    standing = accepted ? "stored" : judge(launch.commit.startedAt, word);
  }
  if (ended && ended !== stored?.fact?.ended) {
    // What no stored result bears out stays so: the result itself is stored, and the learner can do nothing about it.
    const added = await ports.gateway.addAttempt(launch.perimeterSlug, ended);
    if (!added.ok && added.error.kind !== "invalid") return added;
  }
  return { ok: true, value: { word, standing } };
}

/** What is stored of this launch itself was sent by its own frame, as its page was hidden. */
function judge(launchedAt: string, word: StoredLaunchWord): Standing {
  if (word.launchedAt === launchedAt) return "stored";
  return isOutdated({ launchedAt }, word) ? "outdated" : "behind";
}
