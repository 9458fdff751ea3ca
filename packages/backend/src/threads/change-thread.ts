// Knows how a thread goes on: what is written, rewritten, deleted, settled, and read.
import type { ThreadAnswer } from "@academiz/contract";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import {
  addMessage,
  editMessage as edit,
  markRead,
  removeMessage as remove,
  reopenThread,
  resolveThread,
  type Thread,
} from "@academiz/domain/threads";
import { type Outcome, type RefusalCode, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeThread } from "./describe-thread.ts";

const REFUSALS = {
  full: "thread.full",
  absent: "not-found",
  "of-another": "message.of-another",
} as const satisfies Record<string, RefusalCode>;
type Stage = Pick<World, "threads" | "clock">;
export interface MessagePlace {
  readonly slug: string;
  readonly number: number;
}

/** By the rule, under the lock of the thread. */
async function change(
  world: Pick<World, "threads">,
  actor: Actor,
  slug: string,
  rule: (thread: Thread) => Result<Thread | null, keyof typeof REFUSALS>,
): Outcome<ThreadAnswer | null> {
  const changed = await world.threads.change(actor, slug, (thread) =>
    thread.kind === "comment" ? rule(thread) : fail("absent" as const),
  );
  if (!changed) return refuse("not-found");
  if (!changed.ok) return refuse(REFUSALS[changed.error]);
  return succeed(changed.value && (await describeThread(world, actor, changed.value)));
}

/** As change, of a rule that removes no thread. */
async function keepOn(
  world: Pick<World, "threads">,
  actor: Actor,
  slug: string,
  rule: (thread: Thread) => Result<Thread, keyof typeof REFUSALS>,
): Outcome<ThreadAnswer> {
  const changed = await change(world, actor, slug, rule);
  if (!changed.ok) return changed;
  return changed.value ? succeed(changed.value) : refuse("not-found");
}

const writeAs = ({ clock }: Pick<World, "clock">, { userId }: Actor, text: string) => ({
  authorId: userId,
  text,
  at: toIso(clock.now()),
});

export const writeMessage = (world: Stage, actor: Actor, slug: string, text: string): Outcome<ThreadAnswer> =>
  keepOn(world, actor, slug, (thread) => addMessage(thread, writeAs(world, actor, text)));

export const editMessage = (
  world: Stage,
  actor: Actor,
  { slug, number }: MessagePlace,
  text: string,
): Outcome<ThreadAnswer> => keepOn(world, actor, slug, (thread) => edit(thread, number, writeAs(world, actor, text)));

/** Null: the thread went with its last message. */
export async function removeMessage(
  world: Pick<World, "threads">,
  actor: Actor,
  { slug, number }: MessagePlace,
): Outcome<{ thread: ThreadAnswer | null }> {
  const changed = await change(world, actor, slug, (thread) => remove(thread, number, actor.userId));
  return changed.ok ? succeed({ thread: changed.value }) : changed;
}

export const settleThread = (world: Stage, actor: Actor, slug: string, isResolved: boolean): Outcome<ThreadAnswer> =>
  keepOn(world, actor, slug, (thread) =>
    succeed(isResolved ? resolveThread(thread, actor.userId, toIso(world.clock.now())) : reopenThread(thread)),
  );

export async function markThread(
  { threads }: Pick<World, "threads">,
  actor: Actor,
  slug: string,
  { upTo, isForced = false }: { readonly upTo: number; readonly isForced?: boolean | undefined },
): Outcome<undefined> {
  const marked = await threads.change(actor, slug, (thread) =>
    thread.kind === "comment" ? succeed(markRead(thread, actor.userId, upTo, isForced)) : fail("absent" as const),
  );
  return marked?.ok ? succeed(undefined) : refuse("not-found");
}
