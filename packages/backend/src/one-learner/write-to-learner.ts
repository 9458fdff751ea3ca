// Knows how an author writes to one learner about a product (§1.27).
import { createSlug, succeed } from "@academiz/domain/kernel";
import { addressThread, converse, QUESTIONS_OF_LEARNER, type Thread, type Writing } from "@academiz/domain/threads";
import { tellMessage } from "../conversations/tell-message.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Tenancy } from "../ports/index.ts";
import { findLearner, type LearnerAddress } from "./find-learner.ts";

/**
 * It stands among the questions of the learner, and its author takes care of it. Who writes again goes on with what is
 * open between them, while there is room.
 */
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
  const writing = { authorId: actor.userId, text, at: toIso(world.clock.now()) };
  const about = { slug: createSlug(world.dice.random), subject: product.slug, place: null };
  const [written, tell] = await world.transact(tenancy, async (inside) => {
    const former = await goOn(inside, tenancy, { subject: product.slug, askerId: user.id }, writing);
    const thread = former?.after ?? addressThread(about, user.id, writing);
    const added = former ? "added" : await inside.threads.add(tenancy, thread, QUESTIONS_OF_LEARNER);
    if (added !== "added") return [added, null] as const;
    return [thread, await tellMessage(inside, world, tenancy, former?.before ?? null, thread)] as const;
  });
  if (written === "absent") return refuse("not-found");
  if (written === "full") return refuse("conversations.too-many");
  tell?.();
  return succeed({ conversation: written.slug });
}

/** Adds to what is open between the two; null where nothing is, or where it is full. */
async function goOn(
  { threads }: Pick<World, "threads">,
  tenancy: Tenancy,
  about: { readonly subject: string; readonly askerId: string },
  writing: Writing,
): Promise<{ readonly before: Thread; readonly after: Thread } | null> {
  const slug = await threads.findOpenWith(tenancy, { ...about, assigneeId: writing.authorId });
  if (slug === null) return null;
  let before: Thread | null = null;
  const written = await threads.change(tenancy, slug, (thread) => {
    before = thread;
    return converse(thread, writing);
  });
  return before && written?.ok && written.value ? { before, after: written.value } : null;
}
