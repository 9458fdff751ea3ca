// Knows the routes of conversations: what learners ask experts, and who the experts of a client are (§1.27, §4.164).
import {
  EXPERTS_OF_CLIENT,
  FILE_ALTERNATIVE_LENGTH,
  FILES_OF_MESSAGE,
  MESSAGE_LENGTH,
  PLACE_NAME_LENGTH,
} from "@academiz/domain/threads";
import * as z from "zod/mini";
import { lineField, lines } from "../ground/fields.ts";
import { ADMINISTERING, defineRoute, EMPTY, jsonAnswer, LOOKING, PLAYING, SIGNED_IN } from "../ground/route.ts";
import { messageFileSchema } from "./conversation-files.ts";

/** How many conversations a page of a list has. */
export const CONVERSATION_PAGE = 20;
/** Which conversations are listed: `mine` are those that the caller takes care of, or has begun. */
export const CONVERSATION_STATES = ["all", "unread", "mine", "open", "closed"] as const;

/** Also read by somebody who stands in for the user, and by the narrow token of a player's link. */
const READING = { ...SIGNED_IN, scopes: ["session", "link", "impersonation"] } as const;
const text = lines(MESSAGE_LENGTH);
const placeSchema = z.object({
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  name: lineField(PLACE_NAME_LENGTH),
});
/** Files that the writer sent before, in order; `alternative`: that of a picture. */
const files = z._default(
  z
    .array(
      z.object({
        slug: z.string().check(z.minLength(1), z.maxLength(200)),
        alternative: z._default(lineField(FILE_ALTERNATIVE_LENGTH), ""),
      }),
    )
    .check(z.maxLength(FILES_OF_MESSAGE)),
  [],
);
const slugParam = z.object({ slug: z.string() });
const perimeterParam = z.object({ perimeterSlug: z.string() });

/** `name` is null for a person without an account on this client, or whose account was deleted. */
const personSchema = z.object({ name: z.nullable(z.string()), isYou: z.boolean() });
const messageSchema = z.object({
  number: z.number(),
  author: personSchema,
  /** True: from the person who asked; false: from an expert. */
  isOfAsker: z.boolean(),
  text: z.string(),
  writtenAt: z.string(),
});
const common = {
  slug: z.string(),
  /** What the question is about: a page, with its title at that time; null: the product as a whole. */
  product: z.object({ slug: z.string(), name: z.string(), type: z.string() }),
  place: z.nullable(placeSchema),
  asker: personSchema,
  /** The expert who takes care of it; null: nobody yet. */
  assignee: z.nullable(personSchema),
  /** Null while it is open. */
  closed: z.nullable(z.object({ at: z.string(), by: personSchema })),
  /** Messages of others that the caller has not seen. */
  unread: z.number(),
  /** True where the caller is one of those who answer; false for the person who asked. */
  answers: z.boolean(),
};
const headSchema = z.object({ ...common, last: messageSchema, messages: z.number() });
const conversationSchema = z.object({
  ...common,
  messages: z.array(z.extend(messageSchema, { files: z.array(messageFileSchema) })),
  isFull: z.boolean(),
});
/** One of several conversations, with what was said last. */
export type ConversationHeadAnswer = z.infer<typeof headSchema>;
/** A conversation with its messages, in the order of writing. */
export type ConversationAnswer = z.infer<typeof conversationSchema>;
const whole = jsonAnswer(conversationSchema);

const expertSchema = z.object({ id: z.string(), name: z.string(), identifier: z.string(), email: z.string() });
const expertsSchema = z.object({ isEnabled: z.boolean(), experts: z.array(expertSchema) });
/** Who the experts of a client are, and whether they can be asked. */
export type ExpertsAnswer = z.infer<typeof expertsSchema>;

/**
 * One's own questions, or with `as=expert` those that one may answer; the one with the latest message comes first.
 * `offset` counts from there. `isOn`: experts can be asked here; `mayAnswer`: the caller is one of those who answer.
 * Anybody else finds nothing with `as=expert`.
 */
export const listConversations = defineRoute({
  method: "GET",
  path: "/api/conversations",
  summary: "One's own questions to experts, or those that one may answer.",
  admission: LOOKING,
  query: z.object({
    as: z._default(z.enum(["asker", "expert"]), "asker"),
    state: z._default(z.enum(CONVERSATION_STATES), "all"),
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
  }),
  answer: jsonAnswer(
    z.object({
      conversations: z.array(headSchema),
      meta: z.object({ totalItems: z.number() }),
      /** Conversations of all states with messages that were not seen. */
      countUnread: z.number(),
      isOn: z.boolean(),
      mayAnswer: z.boolean(),
    }),
  ),
});
/** One's own questions about the product of a perimeter, and whether more can be asked. Refuses with `not-found`. */
export const listAsked = defineRoute({
  method: "GET",
  path: "/api/conversations/about/{perimeterSlug}",
  summary: "One's own questions about a product, and whether more can be asked.",
  admission: READING,
  params: perimeterParam,
  answer: jsonAnswer(z.object({ isOffered: z.boolean(), conversations: z.array(headSchema) })),
});
/**
 * Ask the experts about a page. Refuses with `not-found`; `experts.off` where nobody can be asked (§6.15);
 * `conversation-files.absent` where a file is not the caller's, or stands in a message already;
 * `conversations.too-many` beyond 50 of one learner and product.
 */
export const askExpert = defineRoute({
  method: "POST",
  path: "/api/conversations/about/{perimeterSlug}",
  summary: "Ask the experts about a page of a product.",
  admission: PLAYING,
  params: perimeterParam,
  body: z.object({ place: z.nullable(placeSchema), text, files }),
  answer: whole,
});
/** A conversation with its messages; it stays unread until it is marked. Refuses with `not-found`. */
export const readConversation = defineRoute({
  method: "GET",
  path: "/api/conversations/{slug}",
  summary: "A conversation with its messages.",
  admission: READING,
  params: slugParam,
  answer: whole,
});
/**
 * Write a message, which opens a closed conversation again; the expert who answers first takes care of it. Refuses with
 * `not-found`, `experts.off` (§6.15), `conversation-files.absent` as `askExpert`, `thread.full` beyond 100.
 */
export const writeInConversation = defineRoute({
  method: "POST",
  path: "/api/conversations/{slug}/messages",
  summary: "Write a message; a closed conversation is open again.",
  admission: PLAYING,
  params: slugParam,
  body: z.object({ text, files }),
  answer: whole,
});
/**
 * Close a conversation or open it again, take care of it or leave it to all. Repeating it changes nothing. Only those
 * who answer may do it: refuses with `not-found`, and the person who asked with `role.refused`.
 */
export const settleConversation = defineRoute({
  method: "PATCH",
  path: "/api/conversations/{slug}",
  summary: "Close a conversation or open it again, take care of it or leave it to all.",
  admission: SIGNED_IN,
  params: slugParam,
  body: z.object({ isClosed: z.optional(z.boolean()), isMine: z.optional(z.boolean()) }),
  answer: whole,
});
/**
 * Tell up to which message the caller has read (§4.164): it only goes forward, unless `isForced`. Refuses with
 * `not-found`.
 */
export const markConversation = defineRoute({
  method: "PATCH",
  path: "/api/conversations/{slug}/read",
  summary: "Tell up to which message one has read a conversation.",
  admission: PLAYING,
  params: slugParam,
  body: z.object({
    upTo: z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000)),
    isForced: z.optional(z.boolean()),
  }),
  answer: EMPTY,
});

/** Who the experts of the client are, by name, and whether they can be asked (§3.41). */
export const readExperts = defineRoute({
  method: "GET",
  path: "/api/admin/experts",
  summary: "Who the experts of the client are, and whether they can be asked.",
  admission: ADMINISTERING,
  answer: jsonAnswer(expertsSchema),
});
const namedExperts = {
  isEnabled: z.boolean(),
  experts: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(EXPERTS_OF_CLIENT)),
};
/**
 * Name the experts, and set whether they can be asked (§3.41). `before` lists the experts that the caller saw: where
 * others are stored by now, nothing is stored. Refuses with `not-found` for a person who is no user of this client, and
 * `organisation.changed`.
 */
export const nameExperts = defineRoute({
  method: "PUT",
  path: "/api/admin/experts",
  summary: "Name the experts of the client, and say whether they can be asked.",
  admission: ADMINISTERING,
  body: z.object({ ...namedExperts, before: z.optional(z.object(namedExperts)) }),
  answer: jsonAnswer(expertsSchema),
});
