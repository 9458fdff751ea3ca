// Knows how an author begins a conversation with one learner about a product (§1.27).
import { createSlug, succeed } from "@academiz/domain/kernel";
import { addressThread, QUESTIONS_OF_LEARNER } from "@academiz/domain/threads";
import { tellMessage } from "../conversations/tell-message.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { findLearner, type LearnerAddress } from "./find-learner.ts";

/** It stands among the questions of the learner, and its author takes care of it. */
export async function writeToLearner(
  world: World,
  actor: Actor,
  address: LearnerAddress,
  text: string,
): Outcome<{ readonly conversation: string }> {
  const [found, client] = [await findLearner(world, actor, address), await world.clients.read(actor)];
  if (!found.ok) return found;
  if (!client?.isChatExpertEnabled) return refuse("experts.off");
  const { product, user } = found.value;
  const tenancy = { clientId: actor.clientId };
  const slug = createSlug(world.dice.random);
  const writing = { authorId: actor.userId, text, at: toIso(world.clock.now()) };
  const thread = addressThread({ slug, subject: product.slug, place: null }, user.id, writing);
  const [added, tell] = await world.transact(tenancy, async (inside) => {
    const added = await inside.threads.add(tenancy, thread, QUESTIONS_OF_LEARNER);
    return [added, added === "added" ? await tellMessage(inside, world, tenancy, null, thread) : null] as const;
  });
  if (added === "absent") return refuse("not-found");
  if (added === "full") return refuse("conversations.too-many");
  tell?.();
  return succeed({ conversation: slug });
}
