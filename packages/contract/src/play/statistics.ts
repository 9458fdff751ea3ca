// Knows the routes of statistics about learners: those of one product, and those of a client.
import { PERIODS, USUAL_PERIOD } from "@academiz/domain/stats";
import * as z from "zod/mini";
import { ADMINISTERING, AUTHORING, defineRoute, fileAnswer, jsonAnswer } from "../ground/route.ts";
import { productTypeSchema } from "../products/product.ts";

const period = z._default(z.enum(PERIODS), USUAL_PERIOD);
/** Text, or a workbook. */
const format = z._default(z.enum(["csv", "xlsx"]), "csv");
const productParams = z.object({ type: productTypeSchema, slug: z.string() });

const freshness = {
  /** ISO timestamp; null before the first time. */
  computedAt: z.nullable(z.string()),
  /** A computation is running, or about to. */
  isRunning: z.boolean(),
};
const figures = {
  active: z.number(),
  starts: z.number(),
  completions: z.number(),
  scored: z.number(),
  /** 0–100; null where nothing was scored. */
  average: z.nullable(z.number()),
  /** Seconds. */
  time: z.number(),
};
const week = z.object({ from: z.string(), ...figures });
const said = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * What the learners of a product reached together, as a job computed it at `computedAt`: of those who did something in
 * it in the period. Pages come in the order of the present publication. For questions, each learner's first attempt
 * counts: `difficulty` is the mean credit, `discrimination` the point-biserial correlation of the credit with what the
 * learner earned elsewhere in the product. Deleted people are counted, and nobody is named.
 */
export const readProductStatistics = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/statistics",
  summary: "What the learners of a product come to together.",
  admission: AUTHORING,
  params: productParams,
  query: z.object({ period }),
  answer: jsonAnswer(
    z.object({
      ...freshness,
      learners: z.number(),
      completions: z.number(),
      scored: z.number(),
      average: z.nullable(z.number()),
      time: z.number(),
      /** By Mondays. */
      weeks: z.array(week),
      /** Learners by tenths of the score; empty before the first computation. */
      scores: z.array(z.number()),
      pages: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          chapter: z.string(),
          reached: z.number(),
          left: z.number(),
          visits: z.number(),
          /** Seconds of one visit; null where there was none. */
          average: z.nullable(z.number()),
        }),
      ),
      /** Ways from one page straight to another, from the visits: the most frequent ones. */
      ways: z.array(
        z.object({
          /** Titles. */
          from: z.string(),
          to: z.string(),
          count: z.number(),
          /** The second page follows the first in the course. */
          isNext: z.boolean(),
        }),
      ),
      items: z.array(
        z.object({
          place: z.string(),
          item: z.string(),
          title: z.nullable(z.string()),
          page: z.nullable(z.string()),
          words: z.nullable(z.string()),
          rightAnswer: z.nullable(z.union([z.string(), z.boolean()])),
          answered: z.number(),
          right: z.number(),
          difficulty: z.nullable(z.number()),
          discrimination: z.nullable(z.number()),
          warnings: z.array(z.enum(["nobody-right", "too-hard", "too-easy", "better-fail"])),
          chosen: z.array(z.object({ said: z.array(said), count: z.number() })),
          others: z.number(),
        }),
      ),
    }),
  ),
});
/**
 * One table of these statistics, in the caller's language; no cell of it is a formula. `learners` are those who have
 * started the product, by name and with their progress, whatever the period; `waiting` are those who may open it and
 * have not.
 */
export const writeProductStatistics = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/statistics/{table}",
  summary: "One table of what the learners of a product come to, as a file.",
  admission: AUTHORING,
  params: z.object({
    ...productParams.shape,
    table: z.enum(["weeks", "pages", "ways", "scores", "items", "learners", "waiting"]),
  }),
  query: z.object({ period, format }),
  answer: fileAnswer("text/csv"),
});

const published = z.object({
  publishedAt: z.string(),
  learners: z.number(),
  completions: z.number(),
  scored: z.number(),
  /** 0–100; null where nobody has a score. */
  average: z.nullable(z.number()),
});
const compared = z.object({ answered: z.number(), difficulty: z.nullable(z.number()) });
/**
 * What learners reached under two publications of a product, each named by its date; by default the last two. A learner
 * counts for the publication of their last fact; of questions that were answered under both, each learner's first
 * attempt counts. `one` and `other` are null where there are not two. Refuses with `not-found`.
 */
export const comparePublications = defineRoute({
  method: "GET",
  path: "/api/admin/{type}/{slug}/statistics/comparison",
  summary: "What learners came to under two publications of a product.",
  admission: AUTHORING,
  params: productParams,
  query: z.object({
    one: z.optional(z.string().check(z.maxLength(40))),
    other: z.optional(z.string().check(z.maxLength(40))),
  }),
  answer: jsonAnswer(
    z.object({
      /** The newest first. */
      publications: z.array(z.string()),
      one: z.nullable(published),
      other: z.nullable(published),
      items: z.array(
        z.object({
          place: z.string(),
          item: z.string(),
          title: z.nullable(z.string()),
          page: z.nullable(z.string()),
          words: z.nullable(z.string()),
          one: compared,
          other: compared,
        }),
      ),
    }),
  ),
});

/** Administrators of a client, and managers of people in it (decisions 2). */
const MANAGING = { ...ADMINISTERING, roles: ["ROLE_MANAGER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"] } as const;
const criteria = z.object({
  period,
  /** Id of a place: only people in it or below it count. */
  place: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Slug of a product. */
  product: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});
/**
 * What learners did, as a job computed it: by week, product and place. Managers read about the places that they manage,
 * one at a time, by default the first; about any other the answer is `not-found`.
 */
export const readStatistics = defineRoute({
  method: "GET",
  path: "/api/admin/stats/figures",
  summary: "What the learners of a client did, by week, product and place.",
  admission: MANAGING,
  query: criteria,
  answer: jsonAnswer(
    z.object({
      ...freshness,
      /** The places that the caller may ask about, each after the one that contains it. */
      places: z.array(z.object({ id: z.string(), title: z.string(), level: z.number() })),
      /** Id of the place that the numbers are about; empty: everybody; null: nobody. */
      place: z.nullable(z.string()),
      total: z.nullable(z.object(figures)),
      weeks: z.array(week),
      products: z.array(z.object({ slug: z.string(), name: z.string(), type: z.string(), ...figures })),
      byPlace: z.array(z.object({ id: z.string(), title: z.string(), ...figures })),
    }),
  ),
});
/**
 * List who is late for which open product (`due`, an ISO timestamp, is past), the oldest first, then by name. Managers
 * get the people whom they manage; nobody gets themselves.
 */
export const listLate = defineRoute({
  method: "GET",
  path: "/api/admin/stats/late",
  summary: "Who is late for what, over all products.",
  admission: MANAGING,
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
  }),
  answer: jsonAnswer(
    z.object({
      total: z.number(),
      late: z.array(
        z.object({
          id: z.string(),
          identifier: z.string(),
          login: z.string(),
          firstname: z.string(),
          lastname: z.string(),
          product: z.object({ slug: z.string(), type: z.string(), name: z.string() }),
          due: z.string(),
        }),
      ),
    }),
  ),
});
/** One table of these statistics, or the list of `listLate`, in the caller's language; no cell of it is a formula. */
export const writeStatistics = defineRoute({
  method: "GET",
  path: "/api/admin/stats/figures/file",
  summary: "One table of what the learners of a client did, as a file.",
  admission: MANAGING,
  query: z.object({
    ...criteria.shape,
    table: z._default(z.enum(["weeks", "products", "places", "late"]), "weeks"),
    format,
  }),
  answer: fileAnswer("text/csv"),
});
/** Compute the statistics of a client anew: one computation at a time, at least ten seconds after the last. */
export const computeStatistics = defineRoute({
  method: "POST",
  path: "/api/admin/stats/figures",
  summary: "Compute the statistics of the client now.",
  admission: ADMINISTERING,
  answer: { ...jsonAnswer(z.object(freshness)), status: 202 },
});
