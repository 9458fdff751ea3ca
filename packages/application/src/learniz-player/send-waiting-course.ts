// Knows how what waits of a course is sent without its player: as its player would, whatever was published meanwhile.
import type { Result } from "@academiz/domain/kernel";
import { compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { loadProgress } from "@academiz/domain/progress";
import { joinProgress } from "../joining/join-progress.ts";
import type { Trouble } from "../ports/index.ts";
import type { LearnizPlayerPorts } from "./learniz-player.types.ts";
import { saveProgress } from "./save-progress.ts";

type Ports = Pick<LearnizPlayerPorts, "source" | "gateway" | "histories" | "journal" | "clock">;

/**
 * Also where something newer is stored: then it joins what it has alone, and of what is older the answers are kept all
 * the same.
 */
export async function sendWaitingCourse({ clock, ...ports }: Ports, slug: string): Promise<Result<unknown, Trouble>> {
  const pending = ports.journal.readPending(slug);
  if (pending === null) return { ok: true, value: null };
  const answer = await ports.source.load();
  if (!answer.ok) return answer;
  const content = loadLearniz(answer.value.config);
  if (!content.ok) return { ok: false, error: { kind: "invalid", detail: `content.${content.error.kind}` } };
  const course = compileLearniz(content.value.learniz);
  const waiting = loadProgress(course, pending, slug).progress;
  const joined = joinProgress(course, { stored: answer.value.storedProgress, pending }, slug, clock.now());
  if (!joined.isJoined) return saveProgress(ports, { progress: waiting, attempts: [] });
  // What waits leaves the device with the second: were it cut off between the two, both go again.
  const told = await ports.gateway.send(waiting);
  if (!told.ok) return told;
  return saveProgress(ports, { progress: joined.progress, attempts: [] });
}
