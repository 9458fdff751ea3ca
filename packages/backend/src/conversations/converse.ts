// Knows how a learner asks the experts, and how a conversation goes on: people write, close, take over and read.

import type { ConversationAnswer } from "@academiz/contract";
import { createSlug, fail, type Result, succeed } from "@academiz/domain/kernel";
import { writeThreadChange } from "@academiz/domain/notifications";
import {
  assignThread,
  converse,
  markRead,
  openThread,
  QUESTIONS_OF_LEARNER,
  reopenThread,
  resolveThread,
  type Thread,
} from "@academiz/domain/threads";
import { isOffered, mayAnswer } from "../experts/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, NamedFile, Tenancy } from "../ports/index.ts";
import { describeConversation } from "./describe-conversation.ts";
import { findConversation } from "./find-conversation.ts";
import { tellChange, tellMessage } from "./tell-message.ts";

export interface Written {
  readonly text: string;
  /** Files that were sent before, to be attached to the message. */
  readonly files: readonly NamedFile[];
}
const listSlugs = (files: readonly NamedFile[]) => files.map(({ slug }) => slug);

export async function askExpert(
  world: World,
  actor: Actor,
  perimeterSlug: string,
  { place, text, files }: Pick<Thread, "place"> & Written,
): Outcome<ConversationAnswer> {
  const perimeter = await findPerimeter(world, actor, perimeterSlug);
  if (!perimeter.ok) return perimeter;
  if (!(await isOffered(world, actor.home))) return refuse("experts.off");
  const about = { slug: createSlug(world.dice.random), kind: "expert", subject: perimeter.value.productSlug } as const;
  const writing = { authorId: actor.userId, text, at: toIso(world.clock.now()) };
  const thread = openThread({ ...about, place }, writing);
  const tenancy = { clientId: actor.home.clientId };
  const [added, tell] = await world.transact(tenancy, async (inside) => {
    if (!(await inside.messageFiles.hold(tenancy, actor.userId, listSlugs(files)))) return ["no files", null] as const;
    const added = await inside.threads.add(tenancy, thread, QUESTIONS_OF_LEARNER);
    if (added === "added") await inside.messageFiles.attach(tenancy, { threadSlug: thread.slug, number: 1 }, files);
    return [added, added === "added" ? await tellMessage(inside, world, tenancy, null, thread) : null] as const;
  });
  if (added === "no files") return refuse("conversation-files.absent");
  if (added === "absent") return refuse("not-found");
  if (added === "full") return refuse("conversations.too-many");
  tell?.();
  return succeed(await describeConversation(world, tenancy, actor, thread));
}

export async function writeInConversation(
  world: World,
  actor: Actor,
  slug: string,
  { text, files }: Written,
): Outcome<ConversationAnswer> {
  const found = await findConversation(world, actor, slug);
  if (!found.ok) return found;
  const { tenancy } = found.value;
  const client = await world.clients.read(tenancy);
  if (!client?.isChatExpertEnabled) return refuse("experts.off");
  const writing = { authorId: actor.userId, text, at: toIso(world.clock.now()) };
  const gone = await findGone(world, tenancy, found.value.thread);
  const [written, tell] = await world.transact(tenancy, async (inside) => {
    if (!(await inside.messageFiles.hold(tenancy, actor.userId, listSlugs(files)))) return ["no files", null] as const;
    let before: Thread | null = null;
    const written = await inside.threads.change(tenancy, slug, (thread) => {
      before = thread;
      return converse(thread.assigneeId === gone ? assignThread(thread, null) : thread, writing);
    });
    const isWritten = written?.ok === true && written.value !== null;
    const { lastNumber: number = 0 } = isWritten ? written.value : {};
    if (isWritten) await inside.messageFiles.attach(tenancy, { threadSlug: slug, number }, files);
    return [written, isWritten ? await tellMessage(inside, world, tenancy, before, written.value) : null] as const;
  });
  if (written === "no files") return refuse("conversation-files.absent");
  if (!written) return refuse("not-found");
  if (!written.ok) return refuse("thread.full");
  tell?.();
  return written.value
    ? succeed(await describeConversation(world, tenancy, actor, written.value))
    : refuse("not-found");
}

/**
 * The expert in charge, where they may no longer answer: the conversation is open to all experts again. Null: there is
 * none, or they still may.
 */
async function findGone(world: Pick<World, "users" | "experts">, tenancy: Tenancy, thread: Thread) {
  const { assigneeId } = thread;
  if (assigneeId === null) return null;
  const assignee = await world.users.read(tenancy, assigneeId);
  const stays = assignee?.active && (await mayAnswer(world, tenancy, { userId: assigneeId, roles: assignee.roles }));
  return stays ? null : assigneeId;
}

export interface Settling {
  readonly isClosed?: boolean | undefined;
  readonly isMine?: boolean | undefined;
}

export async function settleConversation(
  world: World,
  actor: Actor,
  slug: string,
  { isClosed, isMine }: Settling,
): Outcome<ConversationAnswer> {
  const found = await findConversation(world, actor, slug);
  if (!found.ok) return found;
  const { tenancy, part } = found.value;
  if (part !== "expert") return refuse("role.refused");
  const now = toIso(world.clock.now());
  const close = (thread: Thread): Thread =>
    isClosed === undefined ? thread : isClosed ? resolveThread(thread, actor.userId, now) : reopenThread(thread);
  const assign = (thread: Thread): Thread =>
    isMine === undefined ? thread : assignThread(thread, isMine ? actor.userId : null);
  return change(world, actor, tenancy, slug, (thread) => succeed(assign(close(thread))));
}

/** What is read in one window counts as read in all, and so do the notifications about it. */
export async function markConversation(
  world: World,
  actor: Actor,
  slug: string,
  { upTo, isForced = false }: { readonly upTo: number; readonly isForced?: boolean | undefined },
): Outcome<undefined> {
  const found = await findConversation(world, actor, slug);
  if (!found.ok) return found;
  const { tenancy } = found.value;
  let isNew = false;
  const marked = await world.threads.change(tenancy, slug, (thread) => {
    const read = markRead(thread, actor.userId, upTo, isForced);
    isNew = read !== thread;
    return succeed(read);
  });
  if (!marked?.ok) return refuse("not-found");
  await world.notifications.markThreadRead(actor.home, actor.userId, slug);
  if (isNew) world.livePublisher.tell(actor.home, actor.identifier, writeThreadChange(slug));
  return succeed(undefined);
}

async function change(
  world: World,
  actor: Actor,
  tenancy: Tenancy,
  slug: string,
  rule: (thread: Thread) => Result<Thread, never>,
): Outcome<ConversationAnswer> {
  const changed = await world.threads.change(tenancy, slug, (thread) =>
    thread.kind === "expert" ? rule(thread) : fail("absent"),
  );
  if (!changed?.ok || !changed.value) return refuse("not-found");
  await tellChange(world, tenancy, changed.value);
  return succeed(await describeConversation(world, tenancy, actor, changed.value));
}
