// Knows how threads about a product are listed, and one is read.
import type { ThreadAnswer, ThreadHeadAnswer } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor, ThreadsAbout } from "../ports/index.ts";
import { describeHeads, describeThread } from "./describe-thread.ts";

export async function listThreads(
  world: Pick<World, "threads" | "products">,
  actor: Actor,
  about: ThreadsAbout,
): Outcome<{ threads: ThreadHeadAnswer[] }> {
  const known = await world.products.listKnown(actor, [about.subject]);
  if (known.length === 0) return refuse("not-found");
  const heads = await world.threads.list(actor, about, actor.userId);
  return succeed({ threads: await describeHeads(world, actor, heads) });
}

export async function readThread(world: Pick<World, "threads">, actor: Actor, slug: string): Outcome<ThreadAnswer> {
  const thread = await world.threads.read(actor, slug);
  return thread?.kind === "comment" ? succeed(await describeThread(world, actor, thread)) : refuse("not-found");
}
