// Knows who takes part in a conversation: the learner who asked, and those who answer for the client (decisions 2).
import { type Result, succeed } from "@academiz/domain/kernel";
import { type ConversationPart, findPart, type Thread } from "@academiz/domain/threads";
import { mayAnswer } from "../experts/index.ts";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, Tenancy } from "../ports/index.ts";

export interface FoundConversation {
  readonly thread: Thread;
  /** The client to which it belongs. */
  readonly tenancy: Tenancy;
  readonly part: ConversationPart;
}
type Stage = Pick<World, "threads" | "experts" | "perimeters" | "users" | "clients" | "clock">;

/**
 * A question belongs to the asker's own client, an answer to the client in which its author works. A link's token
 * opens only conversations about its product.
 */
export async function findConversation(
  world: Stage,
  actor: Actor,
  slug: string,
): Promise<Result<FoundConversation, Refusal>> {
  const isLink = actor.binding !== null;
  const own = await world.threads.read(actor.home, slug);
  if (own && findPart(own, actor.userId, false) === "asker") {
    if (isLink && !(await isPlayed(world, actor, own))) return refuse("not-found");
    return succeed({ thread: own, tenancy: actor.home, part: "asker" });
  }
  if (isLink) return refuse("not-found");
  const tenancy = { clientId: actor.clientId };
  const thread = await world.threads.read(tenancy, slug);
  const part = thread && findPart(thread, actor.userId, await mayAnswer(world, tenancy, actor));
  return thread && part ? succeed({ thread, tenancy, part }) : refuse("not-found");
}

async function isPlayed(world: Stage, actor: Actor, { subject }: Thread): Promise<boolean> {
  const perimeter = await findPerimeter(world, actor, actor.binding ?? "");
  return perimeter.ok && perimeter.value.productSlug === subject;
}
