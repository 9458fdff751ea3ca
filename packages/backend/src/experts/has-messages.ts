// Knows for whom there are messages: who can ask an expert, who answers, and who asked once.
import type { World } from "../ground/world.ts";
import type { UserRecord } from "../ports/index.ts";
import { isOffered, mayAnswer } from "./may-answer.ts";

/** The sites show messages to nobody else. */
export async function hasMessages(
  world: Pick<World, "clients" | "experts" | "threads">,
  { id, clientId, roles }: Pick<UserRecord, "id" | "clientId" | "roles">,
): Promise<boolean> {
  const home = { clientId };
  if (await isOffered(world, home)) return true;
  if (await mayAnswer(world, home, { userId: id, roles })) return true;
  const asked = { as: "asker", readerId: id, subject: null, state: "all", offset: 0, limit: 1 } as const;
  return (await world.threads.listConversations(home, asked)).total > 0;
}
