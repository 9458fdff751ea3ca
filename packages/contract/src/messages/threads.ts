// Knows the routes of comments: threads of authors about a place of a product.
import { MESSAGE_LENGTH, PLACE_NAME_LENGTH } from "@academiz/domain/threads";
import * as z from "zod/mini";
import { lineField, lines } from "../ground/fields.ts";
import { AUTHORING, AUTHORING_IN_PERSON, defineRoute, EMPTY, jsonAnswer } from "../ground/route.ts";

const slug = z.string().check(z.minLength(1), z.maxLength(200));
const kind = z.literal("comment");
const text = lines(MESSAGE_LENGTH);
/** Title of the part when the thread was opened. It is shown where the part no longer exists. */
const placeSchema = z.object({ slug, name: lineField(PLACE_NAME_LENGTH) });
const threadParams = z.object({ slug: z.string() });
const messageParams = z.object({ slug: z.string(), number: z.coerce.number().check(z.int(), z.gte(1)) });

/** `name` is null for a person without an account on this client, or whose account was deleted. */
const personSchema = z.object({ name: z.nullable(z.string()), isYou: z.boolean() });
const messageSchema = z.object({
  number: z.number(),
  author: personSchema,
  text: z.string(),
  writtenAt: z.string(),
  editedAt: z.nullable(z.string()),
});
const common = {
  slug: z.string(),
  kind,
  /** Slug of the product. */
  subject: z.string(),
  /** Null: the product as a whole. */
  place: z.nullable(placeSchema),
  /** Null while it is open. */
  resolved: z.nullable(z.object({ at: z.string(), by: personSchema })),
};
const headSchema = z.object({
  ...common,
  first: messageSchema,
  messages: z.number(),
  /** How many messages of others the caller has not seen. */
  unread: z.number(),
  /** ISO timestamp of the last message. */
  lastAt: z.string(),
});
const threadSchema = z.object({ ...common, messages: z.array(messageSchema), unread: z.number() });
/** One of several threads, with its first message. */
export type ThreadHeadAnswer = z.infer<typeof headSchema>;
/** A thread with its messages, in the order of writing. */
export type ThreadAnswer = z.infer<typeof threadSchema>;
const whole = jsonAnswer(threadSchema);

/** The threads of one kind about one product, in the order of their opening. Refuses with `not-found`. */
export const listThreads = defineRoute({
  method: "GET",
  path: "/api/admin/threads/{kind}/{subject}",
  summary: "The threads of one kind about one product, in the order of their opening.",
  admission: AUTHORING,
  params: z.object({ kind, subject: z.string() }),
  answer: jsonAnswer(z.object({ threads: z.array(headSchema) })),
});
/** A thread with its messages; it stays unread until it is marked. Refuses with `not-found`. */
export const readThread = defineRoute({
  method: "GET",
  path: "/api/admin/threads/{slug}",
  summary: "A thread with its messages.",
  admission: AUTHORING,
  params: threadParams,
  answer: whole,
});
/**
 * Open a thread with its first message. Refuses with `not-found` for the product, `threads.too-many` beyond 500 of one
 * product.
 */
export const openThread = defineRoute({
  method: "POST",
  path: "/api/admin/threads",
  summary: "Open a thread with its first message.",
  admission: AUTHORING_IN_PERSON,
  body: z.object({ kind, subject: slug, place: z.nullable(placeSchema), text }),
  answer: whole,
});
/** Write a message, which opens a resolved thread again. Refuses with `not-found`, `thread.full` beyond 100. */
export const writeMessage = defineRoute({
  method: "POST",
  path: "/api/admin/threads/{slug}/messages",
  summary: "Write a message; a resolved thread is open again.",
  admission: AUTHORING_IN_PERSON,
  params: threadParams,
  body: z.object({ text }),
  answer: whole,
});
/** Write one's own message in other words. Refuses with `not-found`, `message.of-another`. */
export const editMessage = defineRoute({
  method: "PATCH",
  path: "/api/admin/threads/{slug}/messages/{number}",
  summary: "Write one's own message in other words.",
  admission: AUTHORING_IN_PERSON,
  params: messageParams,
  body: z.object({ text }),
  answer: whole,
});
/**
 * Delete one's own message; the thread goes with its last one, and null is answered. Refuses with `not-found`,
 * `message.of-another`.
 */
export const removeMessage = defineRoute({
  method: "DELETE",
  path: "/api/admin/threads/{slug}/messages/{number}",
  summary: "Delete one's own message; the thread goes with its last one.",
  admission: AUTHORING_IN_PERSON,
  params: messageParams,
  answer: jsonAnswer(z.object({ thread: z.nullable(threadSchema) })),
});
/** Resolve a thread, or open it again; repeating it changes nothing. Refuses with `not-found`. */
export const settleThread = defineRoute({
  method: "PATCH",
  path: "/api/admin/threads/{slug}",
  summary: "Resolve a thread, or open it again.",
  admission: AUTHORING_IN_PERSON,
  params: threadParams,
  body: z.object({ isResolved: z.boolean() }),
  answer: whole,
});
/**
 * Tell up to which message the caller has read (§4.164). It only goes forward, unless `isForced`; 0 makes the whole
 * thread unread. Refuses with `not-found`.
 */
export const markThread = defineRoute({
  method: "PATCH",
  path: "/api/admin/threads/{slug}/read",
  summary: "Tell up to which message one has read a thread.",
  admission: AUTHORING_IN_PERSON,
  params: threadParams,
  body: z.object({
    upTo: z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000)),
    isForced: z.optional(z.boolean()),
  }),
  answer: EMPTY,
});
