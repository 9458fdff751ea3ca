// Knows the routes of the files that are attached to messages in conversations (§1.27).
import { MESSAGE_FILE_SIZE } from "@academiz/domain/threads";
import * as z from "zod/mini";
import { defineRoute, fileAnswer, jsonAnswer, PLAYING, SIGNED_IN } from "../ground/route.ts";

const text = z.string().check(z.minLength(1), z.maxLength(200));
const slugParam = z.object({ slug: text });

/** A file of a message. */
export const messageFileSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  /** The alternative of a picture; empty where it has none. */
  alternative: z.string(),
});
export type ConversationMessageFile = z.infer<typeof messageFileSchema>;
const form = { fields: z.object({}), file: "source", limit: MESSAGE_FILE_SIZE } as const;

/**
 * Send a file for a question about a product. Until a question names it, only the caller can reach it, and it is kept
 * for a day at most. Its type is judged by its content. Refuses with `not-found`, `experts.off`,
 * `document.source.wrong_type`, `document.source.too_many_pixels`, `body.too-large` beyond 5 MiB,
 * `conversation-files.too-many` beyond 100 of one learner, `can_access.no_enough_place.documents`.
 */
export const attachToQuestion = defineRoute({
  method: "POST",
  path: "/api/conversations/about/{perimeterSlug}/files",
  summary: "Send a file that is going to stand in a question about a product.",
  admission: PLAYING,
  params: z.object({ perimeterSlug: text }),
  form,
  answer: jsonAnswer(messageFileSchema),
});
/**
 * Send a file for a message of a conversation. Refuses as `attachToQuestion` does, but each of those who answer may
 * have 1,000 files.
 */
export const attachToMessage = defineRoute({
  method: "POST",
  path: "/api/conversations/{slug}/files",
  summary: "Send a file that is going to stand in a message of a conversation.",
  admission: PLAYING,
  params: slugParam,
  form,
  answer: jsonAnswer(messageFileSchema),
});
/** A file of a conversation, for those who take part in it. Refuses with `not-found`. */
export const readMessageFile = defineRoute({
  method: "GET",
  path: "/api/conversations/{slug}/files/{fileSlug}",
  summary: "A file of a conversation, for those who take part in it.",
  admission: { ...SIGNED_IN, scopes: ["session", "link", "impersonation"] },
  params: z.object({ slug: text, fileSlug: text }),
  answer: fileAnswer("application/octet-stream"),
});
