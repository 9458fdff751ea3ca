// Knows the routes of learning paths: where a learner is on one, and what they choose (decisions 10).
import { NODE_KINDS } from "@academiz/domain/paths";
import * as z from "zod/mini";
import { lines } from "../ground/fields.ts";
import {
  type Admission,
  AUTHORING,
  AUTHORING_IN_PERSON,
  defineRoute,
  jsonAnswer,
  LOOKING,
  SIGNED_IN,
} from "../ground/route.ts";
import { productTypeSchema, progressStatusSchema } from "../products/product.ts";

const slugParam = z.object({ slug: z.string().check(z.maxLength(200)) });
const slug = z.string().check(z.minLength(1), z.maxLength(200));

const STANDINGS = ["done", "open", "locked"] as const;
const OVERRIDES = ["open", "complete"] as const;

const pathSchema = z.object({
  perimeterSlug: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  /** Its pages say that it is a demonstration (§9.63). */
  demo: z.optional(z.boolean()),
  isBegun: z.boolean(),
  isEnded: z.boolean(),
  /** 0–100: of the tasks that can still be met, how many are done. */
  percentage: z.number(),
  nodes: z.array(
    z.object({
      slug: z.string(),
      kind: z.enum(NODE_KINDS),
      name: z.string(),
      /** Slugs of the next nodes; for an IF, first the one where its test holds, then the other. */
      next: z.array(z.string()),
      test: z.nullable(
        z.union([z.object({ of: z.literal("score"), atLeast: z.number() }), z.object({ of: z.literal("status") })]),
      ),
      /** Words of a mail that was sent; empty otherwise. */
      subject: z.string(),
      text: z.string(),
      /** How far its author moved it from its computed place, in pixels of the drawing. */
      offset: z.nullable(z.object({ x: z.number(), y: z.number() })),
      products: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          type: z.nullable(productTypeSchema),
          /** Where the learner plays it; null: it is not open to them. */
          perimeterSlug: z.nullable(z.string()),
          status: z.nullable(progressStatusSchema),
          score: z.nullable(z.number()),
          isComplete: z.boolean(),
        }),
      ),
      state: z.enum(STANDINGS),
      /** What somebody decided here for the learner, and why; null where nobody did. */
      override: z.nullable(z.object({ as: z.enum(OVERRIDES), reason: z.string() })),
      /** Slugs of the nodes that have to be done first, without those on a way that was not taken. */
      waitsFor: z.array(z.string()),
      /** For an OR or an IF: the way that was taken. */
      way: z.nullable(z.string()),
    }),
  ),
});
/** A path, as its learner sees it. */
export type PathAnswer = z.infer<typeof pathSchema>;
const answer = jsonAnswer(pathSchema);

/** Where the learner is on the path of a perimeter. Refuses with `not-found`. */
export const readPath = defineRoute({
  method: "GET",
  path: "/api/coursiz/{slug}",
  summary: "Where the learner is on a path.",
  admission: LOOKING,
  params: slugParam,
  answer,
});
/** Begin a path; what its learner has done before counts. Repeating it changes nothing. Refuses with `not-found`. */
export const beginPath = defineRoute({
  method: "PUT",
  path: "/api/coursiz/{slug}/run",
  summary: "Begin a path; begun again it is as it was.",
  admission: SIGNED_IN,
  params: slugParam,
  answer,
});
/**
 * Choose a way at an OR: its slug is one of the node's `next`. The first choice stays. Refuses with `not-found`, and
 * with `path.not-open` for a way that cannot be chosen now.
 */
export const chooseWay = defineRoute({
  method: "PUT",
  path: "/api/coursiz/{slug}/choice",
  summary: "Choose a way where a path lets its learner choose; the first choice stays.",
  admission: SIGNED_IN,
  params: slugParam,
  body: z.object({ node: slug, way: slug }),
  answer,
});

const runsSchema = z.object({
  /** One run for each place where the path is available to them. */
  runs: z.array(
    z.object({
      perimeterSlug: z.string(),
      name: z.string(),
      isEnded: z.boolean(),
      percentage: z.number(),
      nodes: z.array(
        z.object({
          slug: z.string(),
          kind: z.enum(NODE_KINDS),
          name: z.string(),
          subject: z.string(),
          state: z.enum(STANDINGS),
          /** What may be done there by hand. */
          may: z.array(z.enum(OVERRIDES)),
        }),
      ),
      /**
       * What was done by hand, in order; `by` is null for somebody whose account was deleted, `at` is an ISO timestamp.
       */
      overrides: z.array(
        z.object({
          node: z.string(),
          as: z.enum(OVERRIDES),
          reason: z.string(),
          by: z.nullable(z.string()),
          at: z.string(),
        }),
      ),
    }),
  ),
});
/** A learner on a path, as its author sees it. */
export type PathRunsAnswer = z.infer<typeof runsSchema>;
const learnerParams = z.object({ slug: z.string().check(z.maxLength(200)), identifier: slug });

/** Where a learner is on a path: `slug` is the product, `identifier` the learner's. Refuses with `not-found`. */
export const listLearnerRuns = defineRoute({
  method: "GET",
  path: "/api/admin/coursiz/{slug}/learner/{identifier}",
  summary: "Where a learner is on a path, and what was done by hand.",
  admission: AUTHORING,
  params: learnerParams,
  answer: jsonAnswer(runsSchema),
});
/**
 * Open a task for a learner before its turn, or count it as done; the reason is kept, and told to the learner. Refuses
 * with `not-found`, and with `path.not-open` for a task that has been done meanwhile.
 */
export const overrideStep = defineRoute({
  method: "PUT",
  path: "/api/admin/coursiz/{slug}/learner/{identifier}/step",
  summary: "Open a task for a learner before its turn, or count it as done.",
  admission: AUTHORING_IN_PERSON,
  params: learnerParams,
  body: z.object({ perimeterSlug: slug, node: slug, as: z.enum(OVERRIDES), reason: lines(500) }),
  answer: jsonAnswer(runsSchema),
});

/** The people who run slots, in person: administrators all slots of the client, trainers their own. */
const RUNNING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;
const personParams = z.object({ slotId: z.string().check(z.maxLength(200)), userId: slug });
/**
 * The steps of paths that wait for the classroom of a slot, for one of its people. Refuses with `not-found`, also for a
 * slot that a trainer does not run, and for somebody who has no place in it.
 */
export const listSlotSteps = defineRoute({
  method: "GET",
  path: "/api/admin/slot/{slotId}/steps/{userId}",
  summary: "The steps of paths that wait for the classroom of a slot, of one of its people.",
  admission: RUNNING,
  params: personParams,
  answer: jsonAnswer(runsSchema),
});
/**
 * Open such a step before its turn, or count it as done, as `overrideStep` does. Refuses as `listSlotSteps` does, also
 * for a step of another product, and with `path.not-open`.
 */
export const overrideSlotStep = defineRoute({
  method: "PUT",
  path: "/api/admin/slot/{slotId}/steps/{userId}",
  summary: "Open a step that waits for the classroom of a slot, of one of its people, or count it as done.",
  admission: RUNNING,
  params: personParams,
  body: z.object({ perimeterSlug: slug, node: slug, as: z.enum(OVERRIDES), reason: lines(500) }),
  answer: jsonAnswer(runsSchema),
});
