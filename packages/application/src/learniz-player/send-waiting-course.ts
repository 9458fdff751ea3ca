// Knows how what waits of a course is sent without its player: as its player would, whatever was published meanwhile.
import type { Result } from "@academiz/domain/kernel";
import { compileLearniz, loadLearniz } from "@academiz/domain/learniz";
import { loadProgress } from "@academiz/domain/progress";
import type { Trouble } from "../ports/index.ts";
import type { LearnizPlayerPorts } from "./learniz-player.types.ts";
import { saveProgress } from "./save-progress.ts";

type Ports = Pick<LearnizPlayerPorts, "source" | "gateway" | "histories" | "journal">;

/** Also where something newer is stored: of what is older the answers are kept all the same. */
export async function sendWaitingCourse(ports: Ports, slug: string): Promise<Result<unknown, Trouble>> {
  const pending = ports.journal.readPending(slug);
  if (pending === null) return { ok: true, value: null };
  const answer = await ports.source.load();
  if (!answer.ok) return answer;
  const content = loadLearniz(answer.value.config);
  if (!content.ok) return { ok: false, error: { kind: "invalid", detail: `content.${content.error.kind}` } };
  const { progress } = loadProgress(compileLearniz(content.value.learniz), pending, slug);
  return saveProgress(ports, { progress, attempts: [] });
}
