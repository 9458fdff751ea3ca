// Knows where somebody without messages in the office reads a conversation: on the learner site.
import type { Conversation } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";

interface Reading {
  read(slug: string): Promise<Result<Pick<Conversation, "answers">, unknown>>;
}

/** The address of a conversation there: among those they answer, or those they asked themselves. */
export async function findOutside(gateway: Reading, slug: string): Promise<string> {
  const found = await gateway.read(slug);
  const isAsker = found.ok && !found.value.answers;
  return `/messages?${isAsker ? "" : "as=expert&"}thread=${encodeURIComponent(slug)}`;
}
