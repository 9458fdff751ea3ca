// Knows the routes by which administrators see what mail leaves, or would leave (decisions 1).
import * as z from "zod/mini";
import { ADMINISTERING, defineRoute, jsonAnswer } from "../ground/route.ts";

/**
 * What became of a mail. `kept`: no mail leaves this platform, and it is read here; `failed`: given up after many
 * tries.
 */
export const mailStatusSchema = z.enum(["queued", "sent", "failed", "kept"]);
const rowSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  status: mailStatusSchema,
  /** ISO timestamp. */
  createdAt: z.string(),
  /** ISO timestamp; null until it was sent. */
  sentAt: z.nullable(z.string()),
  /** Tries so far. */
  attempts: z.number(),
  /** What the mail server said at the last try that failed. */
  error: z.nullable(z.string()),
});

/**
 * A page of the mails to the users of the client, newest first; of every client for super administrators. `page` counts
 * from 1, `limit` is at most 100; beyond the last the page is empty.
 */
export const listMails = defineRoute({
  method: "GET",
  path: "/api/admin/mails",
  summary: "The mails to the users of the client, newest first; of every client for super administrators.",
  admission: ADMINISTERING,
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  answer: jsonAnswer(
    z.object({
      mails: z.array(rowSchema),
      meta: z.object({ totalItems: z.number(), page: z.number(), limit: z.number() }),
      /** False: no mail server is set, and every mail stays here. */
      leaves: z.boolean(),
    }),
  ),
});
/**
 * One mail. `text` is null once the mail was sent: it is not kept after that. A link in it opens an account without a
 * record of an impersonation, so only super administrators see it; others may have a new one sent to `identifier`
 * (§7.17). Refuses with `not-found`.
 */
export const readMail = defineRoute({
  method: "GET",
  path: "/api/admin/mails/{mailId}",
  summary: "One mail. The text of a mail that was sent is not kept.",
  admission: ADMINISTERING,
  params: z.object({ mailId: z.string() }),
  answer: jsonAnswer(
    z.extend(rowSchema, {
      text: z.nullable(z.string()),
      /** The text has a link that the caller may not see. */
      hidesLink: z.boolean(),
      /** The identifier of the recipient. */
      identifier: z.string(),
    }),
  ),
});
