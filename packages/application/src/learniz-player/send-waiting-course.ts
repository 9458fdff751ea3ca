// Knows how the progress that waits on the device is sent without the player, as the player would, whatever was
// published meanwhile.
import type { Result } from "@academiz/domain/kernel";
import { compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { loadProgress } from "@academiz/domain/progress";
import { joinProgress } from "../joining/join-progress.ts";
import type { Trouble } from "../ports/index.ts";
import type { LearnizPlayerPorts } from "./learniz-player.types.ts";
import { saveProgress } from "./save-progress.ts";
import { readWaitingAttempts } from "./waiting-attempts.ts";

type Ports = Pick<LearnizPlayerPorts, "source" | "gateway" | "histories" | "journal" | "clock">;

/**
 * Also where a newer progress is stored: what only this device has is joined to it, and the answers of the older one
 * are sent too.
 */
export async function sendWaitingCourse({ clock, ...ports }: Ports, slug: string): Promise<Result<unknown, Trouble>> {
  const pending = ports.journal.readPending(slug);
  if (pending === null) return { ok: true, value: null };
  const attempts = readWaitingAttempts(pending);
  const answer = await ports.source.load();
  if (!answer.ok) return answer;
  const content = loadLearniz(answer.value.config);
  if (!content.ok) return { ok: false, error: { kind: "invalid", detail: `content.${content.error.kind}` } };
  const course = compileLearniz(content.value.learniz);
  const waiting = loadProgress(course, pending, slug).progress;
  const joined = joinProgress(course, { stored: answer.value.storedProgress, pending }, slug, clock.now());
  if (!joined.isJoined) return saveProgress(ports, { progress: waiting, attempts });
  // The second sending clears the device: where it is cut off between the two, both are sent again.
  const told = await ports.gateway.send(waiting);
  if (!told.ok) return told;
  return saveProgress(ports, { progress: joined.progress, attempts });
}
