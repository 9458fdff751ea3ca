// Knows how somebody lists the questions that they asked, or may answer, and reads one of them.
import { type AnswerOf, CONVERSATION_PAGE, type ConversationAnswer, type conversations } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { QUESTIONS_OF_LEARNER } from "@academiz/domain/threads";
import { isOffered, mayAnswer } from "../experts/index.ts";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor, ConversationSearch } from "../ports/index.ts";
import { describeConversation, describeHeads } from "./describe-conversation.ts";
import { findConversation } from "./find-conversation.ts";

type Stage = Pick<World, "threads" | "experts" | "perimeters" | "products" | "users" | "clients" | "clock">;

const NONE = { conversations: [], meta: { totalItems: 0 }, countUnread: 0 };

export async function listConversations(
  world: Stage,
  actor: Actor,
  wanted: Pick<ConversationSearch, "as" | "state" | "offset">,
): Outcome<AnswerOf<typeof conversations.listConversations>> {
  const tenancy = wanted.as === "asker" ? actor.home : { clientId: actor.clientId };
  const answers = await mayAnswer(world, { clientId: actor.clientId }, actor);
  const isOn = await isOffered(world, tenancy);
  // A trainer has this page even before anybody names them an expert.
  if (wanted.as === "expert" && !answers) return succeed({ ...NONE, isOn, mayAnswer: false });
  const search = { ...wanted, readerId: actor.userId, subject: null, limit: CONVERSATION_PAGE };
  const { rows, total, unread } = await world.threads.listConversations(tenancy, search);
  return succeed({
    conversations: await describeHeads(world, tenancy, actor, rows),
    meta: { totalItems: total },
    countUnread: unread,
    isOn,
    mayAnswer: answers,
  });
}

export async function listAsked(
  world: Stage,
  actor: Actor,
  perimeterSlug: string,
): Outcome<AnswerOf<typeof conversations.listAsked>> {
  const perimeter = await findPerimeter(world, actor, perimeterSlug);
  if (!perimeter.ok) return perimeter;
  const { rows } = await world.threads.listConversations(actor.home, {
    ...{ as: "asker", readerId: actor.userId, subject: perimeter.value.productSlug, state: "all" },
    ...{ offset: 0, limit: QUESTIONS_OF_LEARNER },
  });
  return succeed({
    isOffered: await isOffered(world, actor.home),
    conversations: await describeHeads(world, actor.home, actor, rows),
  });
}

export async function readConversation(
  world: Stage & Pick<World, "messageFiles">,
  actor: Actor,
  slug: string,
): Outcome<ConversationAnswer> {
  const found = await findConversation(world, actor, slug);
  if (!found.ok) return found;
  return succeed(await describeConversation(world, found.value.tenancy, actor, found.value.thread));
}
