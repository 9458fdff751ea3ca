// Knows where somebody who has no messages in the office reads what they were told of: on the learner site.
import type { Conversation, ConversationGateway, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";

const writeAddress = (slug: string, found: Result<Conversation, Trouble>): string => {
  const isAsker = found.ok && !found.value.answers;
  return `/messages?${isAsker ? "" : "as=expert&"}thread=${encodeURIComponent(slug)}`;
};

/** The address of a conversation there: among what they answer, or what they asked themselves. */
export const findOutside = async (gateway: Pick<ConversationGateway, "read">, slug: string): Promise<string> =>
  writeAddress(slug, await gateway.read(slug));
