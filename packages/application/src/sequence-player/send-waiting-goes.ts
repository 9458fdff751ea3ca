// Knows how answers of a sequence that wait on the device are sent without the player (§4.159).
import type { Result } from "@academiz/domain/kernel";
import { readPendingGoes } from "@academiz/domain/sequences";
import type { Trouble } from "../ports/index.ts";
import type { SequencePlayerPorts } from "./sequence-player.types.ts";

const isTakenElsewhere = ({ kind, detail }: Trouble): boolean => detail === "attempt.finished" || kind === "invalid";

/** What a go does not take any more was answered elsewhere: nothing of it waits. */
export async function sendWaitingGoes(
  { journal, gateway }: Pick<SequencePlayerPorts, "journal" | "gateway">,
  slug: string,
): Promise<Result<unknown, Trouble>> {
  const { goes, eventDate } = readPendingGoes(journal.readPending(slug));
  for (const go of goes) {
    const answer = await gateway.answer(slug, go);
    if (!answer.ok && !isTakenElsewhere(answer.error)) return answer;
  }
  if (eventDate !== undefined) journal.forget({ slug, eventDate, goes });
  return { ok: true, value: null };
}
