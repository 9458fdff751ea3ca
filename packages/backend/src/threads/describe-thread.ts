// Knows how a thread is told to one of those who take part: names instead of ids.
import type { ThreadAnswer, ThreadHeadAnswer } from "@academiz/contract";
import { countUnread, type Message, type Thread } from "@academiz/domain/threads";
import type { World } from "../ground/world.ts";
import type { Actor, ThreadHead } from "../ports/index.ts";

type Told = Pick<Thread, "resolved">;
interface Teller {
  readonly person: (userId: string) => { name: string | null; isYou: boolean };
  readonly message: (message: Message) => ThreadHeadAnswer["first"];
  readonly resolved: (thread: Told) => ThreadAnswer["resolved"];
}

async function createTeller(
  { threads }: Pick<World, "threads">,
  actor: Actor,
  messages: readonly Message[],
  told: readonly Told[],
): Promise<Teller> {
  const ids = [...messages.map(({ authorId }) => authorId), ...told.flatMap(({ resolved }) => resolved?.by ?? [])];
  const names = await threads.listNames(actor, [...new Set(ids)]);
  const person: Teller["person"] = (id) => ({ name: names.get(id) ?? null, isYou: id === actor.userId });
  return {
    person,
    message: ({ authorId, ...message }) => ({ ...message, author: person(authorId) }),
    resolved: ({ resolved }) => resolved && { at: resolved.at, by: person(resolved.by) },
  };
}

export async function describeThread(
  world: Pick<World, "threads">,
  actor: Actor,
  thread: Thread,
): Promise<ThreadAnswer> {
  const { slug, subject, place, messages } = thread;
  const tell = await createTeller(world, actor, messages, [thread]);
  return {
    ...{ slug, kind: "comment", subject, place, resolved: tell.resolved(thread) },
    messages: messages.map(tell.message),
    unread: countUnread(thread, actor.userId),
  };
}

export async function describeHeads(
  world: Pick<World, "threads">,
  actor: Actor,
  heads: readonly ThreadHead[],
): Promise<ThreadHeadAnswer[]> {
  const tell = await createTeller(
    world,
    actor,
    heads.map(({ first }) => first),
    heads,
  );
  return heads.map(({ askerId: _, assigneeId: __, ...head }) => ({
    ...head,
    kind: "comment",
    first: tell.message(head.first),
    resolved: tell.resolved(head),
  }));
}
