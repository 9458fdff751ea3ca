// Knows how the API tells of a failure: problem+json (RFC 9457) with a `detail` code (§7.22, §8).
import * as z from "zod/mini";

/** The body of every answer from 400 on. */
export const problemSchema = z.object({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.number(),
  /** Stable code such as `concurrent-edit`, read by clients at error.detail. */
  detail: z.string(),
  requestId: z.string(),
  /** For `validation`: where each fault stands. */
  faults: z.optional(z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))),
});
/** The body of every answer from 400 on, as it arrives. */
export type Problem = z.infer<typeof problemSchema>;

/** Every `detail` code that the API answers with. */
export const PROBLEM_CODES = {
  validation: 422,
  "bad-credentials": 401,
  "token.missing": 401,
  "token.invalid": 401,
  "token.expired": 401,
  "refresh.invalid": 401,
  "scope.refused": 403,
  "role.refused": 403,
  "not-found": 404,
  "concurrent-edit": 409,
  "content.invalid": 422,
  "progress.impossible": 422,
  "name.required": 422,
  "body.too-large": 413,
  "login.too-many": 429,
  /** A mailed or printed link that was used, replaced by a newer one, or is too old. */
  "link.invalid": 410,
  /** A password that breaks a rule of §5.5–§5.17. */
  "password.invalid": 422,
  /** §8.15 */
  same_password: 422,
  /** §8.16 */
  "user.not_temporary_password": 422,
  /** A subscription that the hub cannot read. */
  "subscription.invalid": 400,
  /** A topic that is nobody's to subscribe to. */
  "topic.refused": 403,
  "streams.too-many": 429,
  maintenance: 503,
  /** The player that goes into packages is not built on this server: its operator starts it with `npm start`, which builds it. */
  "export.not-built": 501,
  unexpected: 500,
} as const;
/** A `detail` code of the API. */
export type ProblemCode = keyof typeof PROBLEM_CODES;
