// Knows how a thread about a product begins.
import type { ThreadAnswer } from "@academiz/contract";
import { createSlug, succeed } from "@academiz/domain/kernel";
import { openThread as open, THREADS_OF_SUBJECT, type Thread } from "@academiz/domain/threads";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeThread } from "./describe-thread.ts";

export async function openThread(
  world: Pick<World, "threads" | "clock" | "dice">,
  actor: Actor,
  { text, ...about }: Pick<Thread, "kind" | "subject" | "place"> & { readonly text: string },
): Outcome<ThreadAnswer> {
  const writing = { authorId: actor.userId, text, at: toIso(world.clock.now()) };
  const thread = open({ ...about, slug: createSlug(world.dice.random) }, writing);
  const added = await world.threads.add(actor, thread, THREADS_OF_SUBJECT);
  if (added === "absent") return refuse("not-found");
  if (added === "full") return refuse("threads.too-many");
  return succeed(await describeThread(world, actor, thread));
}
