// Knows the routes of one's own account: where one is signed in, and all that the platform keeps about oneself.
import * as z from "zod/mini";
import { defineRoute, EMPTY, fileAnswer, jsonAnswer, SIGNED_IN } from "../ground/route.ts";

const openSessionSchema = z.object({
  id: z.string(),
  /** As people call them, `Firefox` and `Windows`; null where that is not known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** ISO timestamps. */
  openedAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
/** Where somebody is signed in. */
export type OpenSessionAnswer = z.infer<typeof openSessionSchema>;
export const sessionListAnswer = jsonAnswer(z.object({ sessions: z.array(openSessionSchema) }));

/** Where one is signed in oneself, the last seen first. */
export const listOwnSessions = defineRoute({
  method: "GET",
  path: "/api/me/sessions",
  summary: "Where one is signed in oneself.",
  admission: SIGNED_IN,
  answer: sessionListAnswer,
});
/** Sign oneself out of one browser, this one too. Refuses with `not-found`, for a session that is over too. */
export const endOwnSession = defineRoute({
  method: "DELETE",
  path: "/api/me/sessions/{sessionId}",
  summary: "Sign oneself out of one browser.",
  admission: SIGNED_IN,
  params: z.object({ sessionId: z.string().check(z.maxLength(200)) }),
  answer: EMPTY,
});
/** Sign oneself out of every browser but this one. */
export const endOtherSessions = defineRoute({
  method: "DELETE",
  path: "/api/me/sessions",
  summary: "Sign oneself out of every browser but this one.",
  admission: SIGNED_IN,
  answer: EMPTY,
});
/**
 * All that the platform keeps about oneself, as one JSON file that is written while it is sent: an object of tables,
 * each a list of rows. Secrets are left out: the hash of a password, and what opens a session or a link.
 */
export const readOwnData = defineRoute({
  method: "GET",
  path: "/api/me/data",
  summary: "All that the platform keeps about oneself, as one JSON file.",
  admission: SIGNED_IN,
  answer: fileAnswer("application/json"),
});
