// Knows the routes of one person's page in the back office: what they learn, what was done to their account, and where
// they are signed in.
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { ACCOUNT_EVENT_KINDS, ACCOUNT_FIELDS } from "@academiz/domain/identity";
import { END_KINDS } from "@academiz/domain/plays";
import * as z from "zod/mini";
import { begunAnewSchema } from "../ground/begun-anew.ts";
import { ADMINISTERING, defineRoute, EMPTY, jsonAnswer } from "../ground/route.ts";
import { attendanceSchema, sessionListAnswer } from "./own-account.ts";

const typeSchema = z.enum(PRODUCT_TYPES);
const text = z.string().check(z.maxLength(200));
const idParam = z.object({ id: text });
const percentOrNone = z.nullable(z.number());

/** Somebody's result in a product: `percentage` and `score` 0–100, `time` in seconds. */
export const reachedSchema = z.object({
  status: z.enum(["NOT_STARTED", "LOCKED", "STARTED", "COMPLETE", "FAILED"]),
  percentage: z.number(),
  score: percentOrNone,
  time: z.number(),
  /** ISO timestamp of the last fact. */
  eventDate: z.string(),
});
const productSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: typeSchema,
  /** False: it was available once, and is no longer. */
  isOpen: z.boolean(),
  /** The deadline, an ISO timestamp, where it is open to them; null: none. */
  dueAt: z.nullable(z.string()),
  /** How many products it contains (§7.34). */
  parts: z.number(),
  progress: z.nullable(reachedSchema),
});
export const playSchema = z.object({
  product: z.object({ slug: z.string(), name: z.string(), type: typeSchema }),
  type: z.enum(END_KINDS),
  status: z.enum(["COMPLETE", "FAILED"]),
  score: percentOrNone,
  /** Seconds. */
  time: z.number(),
  badge: z.nullable(z.string()),
  eventDate: z.string(),
  /** It no longer counts: its learner began anew since. Absent for what counts. */
  setAside: z.optional(begunAnewSchema),
});
const conversationSchema = z.object({
  slug: z.string(),
  product: z.object({ slug: z.string(), name: z.string(), type: typeSchema }),
  /** The page that it is about, with its title at that time; null: the product as a whole. */
  place: z.nullable(z.string()),
  messages: z.number(),
  isClosed: z.boolean(),
  lastAt: z.string(),
});
export const givenCertificateSchema = z.object({
  /** As it is printed: `2026-000042`. */
  number: z.string(),
  /** Part of the address by which anybody checks it. */
  code: z.string(),
  course: z.string(),
  /** ISO timestamps. */
  issuedAt: z.string(),
  /** Null unless it was revoked. */
  revokedAt: z.nullable(z.string()),
});
/** A certificate as a list tells of it. */
export type PersonCertificateAnswer = z.infer<typeof givenCertificateSchema>;
/** How many plays, conversations and certificates are listed: the newest. */
export const PERSON_PLAYS = 50;
export const PERSON_CONVERSATIONS = 20;
export const PERSON_CERTIFICATES = 50;

const learningSchema = z.object({
  products: z.array(productSchema),
  plays: z.array(playSchema),
  conversations: z.array(conversationSchema),
  certificates: z.array(givenCertificateSchema),
});
/** What one person learns, as their administrators see it. */
export type PersonLearningAnswer = z.infer<typeof learningSchema>;
/**
 * What one person of the client learns: the products that are open to them or that they began, the first deadline
 * first, then by name; the newest plays that ended, the newest questions to experts, and the newest certificates.
 * Refuses with `not-found`.
 */
export const readPersonLearning = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}/learning",
  summary: "What one person learns: products and progress, the newest plays, the newest questions to experts.",
  admission: ADMINISTERING,
  params: idParam,
  answer: jsonAnswer(learningSchema),
});

/**
 * How many dates of classrooms know one person of the client: their places, which are given up when the account is
 * deleted, and their attendance, whose proof then stays without a name and a signature. Refuses with `not-found`.
 */
export const readPersonAttendance = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}/attendance",
  summary: "How many dates of classrooms one person has a place at, or signed.",
  admission: ADMINISTERING,
  params: idParam,
  answer: jsonAnswer(attendanceSchema),
});

/**
 * The products that could be given: those that are open to others of the client, by name; with `user`, without those
 * that are open to this person already. Refuses with `not-found`.
 */
export const listGivableProducts = defineRoute({
  method: "GET",
  path: "/api/admin/givable-products",
  summary: "The products that are open to others of the client, and could be given to a person.",
  admission: ADMINISTERING,
  query: z.object({ user: z.optional(text) }),
  answer: jsonAnswer(
    z.object({ products: z.array(z.object({ slug: z.string(), name: z.string(), type: typeSchema })) }),
  ),
});
/**
 * Make a product that is open to others of the client available to one person, who is told. Repeating it changes
 * nothing. Refuses with `not-found`, `audience.full`, and `role.refused` for somebody above the caller.
 */
export const givePersonProduct = defineRoute({
  method: "POST",
  path: "/api/admin/user/{id}/products",
  summary: "Make a product that is open to others available to one person.",
  admission: ADMINISTERING,
  params: idParam,
  body: z.object({ product: text.check(z.minLength(1)) }),
  answer: EMPTY,
});

const valuesSchema = z.array(z.string());
const eventSchema = z.object({
  id: z.string(),
  kind: z.enum(ACCOUNT_EVENT_KINDS),
  /** For a change: each field that differs, with all its values before and after. */
  changes: z.array(z.object({ field: z.enum(ACCOUNT_FIELDS), before: valuesSchema, after: valuesSchema })),
  /** More about its kind: the type of a link, the platform of an impersonation. */
  detail: z.nullable(z.string()),
  /**
   * Null: it was done by nobody who was signed in. `name` is null for a person without an account on this client, or
   * whose account was deleted.
   */
  by: z.nullable(z.object({ name: z.nullable(z.string()), isThemselves: z.boolean(), isElsewhere: z.boolean() })),
  at: z.string(),
});
/** What was done to an account. */
export type AccountEventAnswer = z.infer<typeof eventSchema>;
/**
 * What was done to the account of one person in the last 13 months, the newest 200, the newest first. Refuses with
 * `not-found`, `role.refused` for somebody above the caller.
 */
export const listPersonEvents = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}/events",
  summary: "What was done to the account of one person, by whom and when.",
  admission: ADMINISTERING,
  params: idParam,
  answer: jsonAnswer(z.object({ events: z.array(eventSchema) })),
});
/** Where one person is signed in. Refuses with `not-found`, `role.refused` for somebody above the caller. */
export const listPersonSessions = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}/sessions",
  summary: "Where one person is signed in.",
  admission: ADMINISTERING,
  params: idParam,
  answer: sessionListAnswer,
});
/**
 * Sign one person out of one browser. Refuses with `not-found`, also for a session that is over, and `role.refused` for
 * somebody above the caller.
 */
export const endPersonSession = defineRoute({
  method: "DELETE",
  path: "/api/admin/user/{id}/sessions/{sessionId}",
  summary: "Sign one person out of one browser.",
  admission: ADMINISTERING,
  params: z.object({ id: text, sessionId: text }),
  answer: EMPTY,
});
/**
 * Sign one person out everywhere; for oneself, everywhere except here. Refuses with `not-found`, `role.refused` for
 * somebody above the caller.
 */
export const endPersonSessions = defineRoute({
  method: "DELETE",
  path: "/api/admin/user/{id}/sessions",
  summary: "Sign one person out everywhere.",
  admission: ADMINISTERING,
  params: idParam,
  answer: EMPTY,
});
