// Knows the routes by which authors help one learner of a product: a reset, an extension, a message (0093).
import { MESSAGE_LENGTH } from "@academiz/domain/threads";
import * as z from "zod/mini";
import { lines } from "../ground/fields.ts";
import { AUTHORING, AUTHORING_IN_PERSON, defineRoute, jsonAnswer } from "../ground/route.ts";
import { productTypeSchema, progressStatusSchema } from "./product.ts";

const params = z.object({
  type: productTypeSchema,
  slug: z.string().check(z.maxLength(200)),
  identifier: z.string().check(z.minLength(1), z.maxLength(200)),
});
const reason = lines(500);
const instant = z.nullable(z.string().check(z.maxLength(40)));

/**
 * Why something cannot be done for a learner; null where it can. `not-begun`: nothing is stored to begin anew from;
 * `too-many`: they began anew as often as is kept (20 times); `computed`: the result follows from other products; `attended`: it follows from signed slots; `unpublished`,
 * `withdrawn`: nobody can open it; `not-meant`: it is not for them; `unbounded`: it has no end, no deadline and no
 * limit of attempts; `shared-end`: only an end, which a classroom has for everybody at once; `silent`: the client has no conversations (§6.15).
 */
const obstacles = {
  reset: z.nullable(z.enum(["not-begun", "too-many", "computed", "attended"])),
  extension: z.nullable(z.enum(["unpublished", "withdrawn", "not-meant", "unbounded", "shared-end"])),
  message: z.nullable(z.enum(["silent"])),
};
const extensionSchema = z.object({
  /** ISO timestamps; null: as for everybody. */
  until: z.nullable(z.string()),
  due: z.nullable(z.string()),
  /** Attempts beyond those of everybody. */
  attempts: z.number(),
  reason: z.string(),
  /** Null for somebody whose account was deleted. */
  by: z.nullable(z.string()),
  at: z.string(),
});
const standingSchema = z.object({
  name: z.string(),
  obstacles: z.object(obstacles),
  /** What holds for everybody: ISO timestamps, and how many attempts; null: no limit. */
  limits: z.object({ until: instant, due: instant, attempts: z.nullable(z.number()) }),
  extension: z.nullable(extensionSchema),
  /** The newest first, each with what had been reached until then. */
  resets: z.array(
    z.object({
      at: z.string(),
      by: z.nullable(z.string()),
      reason: z.string(),
      status: progressStatusSchema,
      percentage: z.number(),
      score: z.nullable(z.number()),
      /** Seconds. */
      time: z.number(),
    }),
  ),
});
/** What was done, and can be done, for one learner of a product. */
export type LearnerStandingAnswer = z.infer<typeof standingSchema>;
const answer = jsonAnswer(standingSchema);

/** What can be done for one learner of a product, and what was. Refuses with `not-found`. */
export const readLearnerStanding = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/progress/{identifier}/standing",
  summary: "What was done, and can be done, for one learner of a product.",
  admission: AUTHORING,
  params,
  answer,
});
/**
 * Let a learner begin anew: what is stored is set aside, and stays with the reason, which the learner is told. Refuses
 * with `not-found`, and with `learner.not-begun`, `learner.too-many`, `learner.computed` or `learner.attended` as the standing says.
 */
export const resetLearner = defineRoute({
  method: "POST",
  path: "/api/admin/{type}/{slug}/progress/{identifier}/reset",
  summary: "Let a learner begin anew; what was stored is kept aside.",
  admission: AUTHORING_IN_PERSON,
  params,
  body: z.object({ reason }),
  answer,
});
/**
 * Give one learner a later end, a later deadline or more attempts than everybody has, in place of what they were given
 * before; each date is later than that of everybody, and the end to come. Refuses with `not-found`, `validation`, and
 * `learner.not-extended` where the standing names an obstacle.
 */
export const extendLearner = defineRoute({
  method: "PUT",
  path: "/api/admin/{type}/{slug}/progress/{identifier}/extension",
  summary: "Give one learner a later end, a later deadline, or more attempts.",
  admission: AUTHORING_IN_PERSON,
  params,
  body: z.object({
    until: instant,
    due: instant,
    attempts: z.int().check(z.gte(0), z.lte(100)),
    reason,
  }),
  answer,
});
/** Take back what one learner was given beyond everybody. Refuses with `not-found`, also where there is nothing. */
export const endExtension = defineRoute({
  method: "DELETE",
  path: "/api/admin/{type}/{slug}/progress/{identifier}/extension",
  summary: "Take back what one learner was given beyond everybody.",
  admission: AUTHORING_IN_PERSON,
  params,
  answer,
});
/**
 * Write to a learner about a product, in the caller's open conversation with them about it, or in a new one: they answer
 * in their messages. Refuses with `not-found`,
 * `experts.off` (§6.15), and `conversations.too-many` beyond 50 of one learner and product.
 */
export const writeToLearner = defineRoute({
  method: "POST",
  path: "/api/admin/{type}/{slug}/progress/{identifier}/message",
  summary: "Write to a learner about a product, in an open conversation or a new one.",
  admission: AUTHORING_IN_PERSON,
  params,
  body: z.object({ text: lines(MESSAGE_LENGTH) }),
  answer: jsonAnswer(z.object({ conversation: z.string() })),
});
