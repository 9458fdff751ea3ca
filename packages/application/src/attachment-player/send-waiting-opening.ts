// Knows how the opening of an attachment is sent later, without the page of the attachment.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ports/index.ts";
import { type AttachmentPlayerPorts, readPending } from "./attachment-player.machine.ts";

export async function sendWaitingOpening(
  { journal, gateway }: Pick<AttachmentPlayerPorts, "journal" | "gateway">,
  slug: string,
): Promise<Result<unknown, Trouble>> {
  const opened = readPending(journal.readPending(slug), slug);
  if (!opened) return { ok: true, value: null };
  const answer = await gateway.send(opened);
  if (answer.ok) journal.forget(opened);
  return answer;
}
