// Knows how conversations are described to a participant: with names instead of ids.
import type { ConversationAnswer, ConversationHeadAnswer } from "@academiz/contract";
import { countUnread, MESSAGES_OF_THREAD, type Message, type Thread } from "@academiz/domain/threads";
import type { World } from "../ground/world.ts";
import type { Actor, ConversationHead, Tenancy } from "../ports/index.ts";

type Named = Pick<Thread, "askerId" | "assigneeId" | "resolved">;
type Stage = Pick<World, "threads" | "products">;

async function createTeller(
  { threads }: Pick<World, "threads">,
  tenancy: Tenancy,
  actor: Actor,
  all: readonly { readonly about: Named; readonly messages: readonly Message[] }[],
) {
  const ids = all.flatMap(({ about: { askerId, assigneeId, resolved }, messages }) => [
    ...messages.map(({ authorId }) => authorId),
    ...[askerId, assigneeId, resolved?.by].filter((id) => typeof id === "string"),
  ]);
  const names = await threads.listNames(tenancy, [...new Set(ids)]);
  const person = (id: string) => ({ name: names.get(id) ?? null, isYou: id === actor.userId });
  return {
    people: ({ askerId, assigneeId, resolved }: Named) => ({
      asker: person(askerId ?? ""),
      assignee: assigneeId === null ? null : person(assigneeId),
      closed: resolved && { at: resolved.at, by: person(resolved.by) },
      answers: askerId !== actor.userId,
    }),
    message: ({ askerId }: Named, { number, authorId, text, writtenAt }: Message) => ({
      ...{ number, text, writtenAt },
      author: person(authorId),
      isOfAsker: authorId === askerId,
    }),
  };
}

/** @throws Error where its product is gone: the conversation went with it. */
export async function describeConversation(
  world: Stage & Pick<World, "messageFiles">,
  tenancy: Tenancy,
  actor: Actor,
  thread: Thread,
): Promise<ConversationAnswer> {
  const { slug, subject, place, messages } = thread;
  const [product] = await world.products.listKnown(tenancy, [subject]);
  const tell = await createTeller(world, tenancy, actor, [{ about: thread, messages }]);
  const files = await world.messageFiles.list(tenancy, slug);
  return {
    ...{ slug, place, ...tell.people(thread) },
    product: { slug: subject, name: product?.name ?? "", type: product?.type ?? "" },
    unread: countUnread(thread, actor.userId),
    messages: messages.map((message) => ({
      ...tell.message(thread, message),
      files: files.filter(({ number }) => number === message.number).map(({ number: _, ...file }) => file),
    })),
    isFull: messages.length >= MESSAGES_OF_THREAD,
  };
}

export async function describeHeads(
  world: Stage,
  tenancy: Tenancy,
  actor: Actor,
  heads: readonly ConversationHead[],
): Promise<ConversationHeadAnswer[]> {
  const tell = await createTeller(
    world,
    tenancy,
    actor,
    heads.map((about) => ({ about, messages: [about.last] })),
  );
  return heads.map((head) => ({
    ...{ slug: head.slug, place: head.place, product: head.product, unread: head.unread, messages: head.messages },
    ...tell.people(head),
    last: tell.message(head, head.last),
  }));
}
