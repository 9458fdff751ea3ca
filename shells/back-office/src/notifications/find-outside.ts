// Knows where somebody who has no messages in the office reads what they were told of: on the learner site.
import type { Conversation } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";

interface Reading {
  read(slug: string): Promise<Result<Pick<Conversation, "answers">, unknown>>;
}

/** The address of a conversation there: among what they answer, or what they asked themselves. */
export async function findOutside(gateway: Reading, slug: string): Promise<string> {
  const found = await gateway.read(slug);
  const isAsker = found.ok && !found.value.answers;
  return `/messages?${isAsker ? "" : "as=expert&"}thread=${encodeURIComponent(slug)}`;
}
