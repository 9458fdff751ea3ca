// Knows the routes by which uploaded packages are launched, and what authors read of their launches (decisions 7).
import {
  completionRuleSchema,
  LONGEST_PACKAGE_TIME,
  PACKAGE_PROBLEMS,
  packageAnswerSchema,
  scormActivitySchema,
  scormSequencingSchema,
} from "@academiz/domain/scorm";
import * as z from "zod/mini";
import { AUTHORING, defineRoute, EMPTY, ENTERED, jsonAnswer, PLAYING } from "../ground/route.ts";

const slug = z.string().check(z.maxLength(200));
const launchParams = z.object({ slug, launch: slug });
const percent = z.number().check(z.gte(0), z.lte(100));

/** A call that a content made, as its log records it: each text is cut at 500 characters. */
export const scormCallSchema = z.object({
  /** Milliseconds since the launch. */
  at: z.number().check(z.gte(0)),
  /** Identifier of the item whose content called. */
  item: z.string().check(z.maxLength(500)),
  /** `LMSSetValue`, `Commit` … */
  name: z.string().check(z.maxLength(40)),
  args: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(3)),
  result: z.string().check(z.maxLength(500)),
  /** The runtime's error code after it; 0 without one. */
  error: z.int().check(z.gte(0), z.lte(10_000)),
});
/** A call that a content made. */
export type ScormCall = z.infer<typeof scormCallSchema>;
const MOST_CALLS = 500;
const calls = z.array(scormCallSchema).check(z.maxLength(MOST_CALLS));
/** Calls that were sent beside something else: the newest of those that can be recorded. */
const notable = z.pipe(
  z.array(z.unknown()),
  z.transform((sent) =>
    sent.slice(-MOST_CALLS).flatMap((one): readonly ScormCall[] => {
      const read = scormCallSchema.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  ),
);

const seconds = z.number().check(z.gte(0), z.lte(LONGEST_PACKAGE_TIME));
/** How long the launch took that reports something. Each launch counts once, with the longest time that it reported. */
export const visitSchema = z.object({
  /** ISO timestamp of its beginning. */
  launchedAt: z.string().check(
    z.maxLength(40),
    z.refine(
      (text) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)),
      "not an ISO timestamp",
    ),
  ),
  seconds,
});

/** What earns the right to read the files of a package, at the content origin (`POST {contentUrl}`). */
export const packagePassSchema = z.object({ pass: z.string().check(z.maxLength(2_000)) });
/** What earns the right to read the files of a package. */
export type PackagePass = z.infer<typeof packagePassSchema>;

/** What may be committed from the content origin, in one small message (`POST {contentOrigin}/commit/{ticket}`). */
export const scormCommitSchema = z.object({
  /** Null where only the time is new. */
  progress: z.nullable(
    z.object({
      time: seconds,
      status: z.enum(["NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]),
      score: z.nullable(percent),
      percentage: percent,
      scormProperties: z.record(z.string(), z.unknown()),
      /** From 1; a report of an attempt replaces the former report of it. */
      attempt: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
      visit: z.optional(z.nullable(visitSchema)),
      eventDate: z.string().check(z.maxLength(40)),
    }),
  ),
  /** Seconds that the launch has taken; 0 if they are not reported. */
  seconds: z._default(seconds, 0),
  /** A call that cannot be recorded is ignored, so that nobody loses progress by it. */
  calls: z._default(z.catch(notable, []), []),
  /** True when the learner has left. */
  isEnd: z._default(z.boolean(), false),
});
/** What may be committed from the content origin. */
export type ScormCommit = z.infer<typeof scormCommitSchema>;

/**
 * The answer to a commit: `accepted` is false for a report that is older than the stored one or repeats it, and for any
 * report after one of a later launch was stored.
 */
export const scormCommittedSchema = z.object({ accepted: z.boolean() });

/** A right to commit from the content origin for a while, bound to one learner, product and launch. */
const ticketSchema = z.object({
  ticket: z.string(),
  /** ISO timestamp. */
  expiresAt: z.string(),
});

/**
 * Launch the package of a product, by its perimeter; in a preview by the product. The answer tells the page that plays
 * it where its files are, what data they start with and, where progress is kept, how it is committed: `commit` is null
 * in a preview and in an impersonation. Refuses with `not-found`; with `package.missing` where no package was uploaded,
 * or its file is gone; with `scope.refused` when the token is of another product.
 */
export const launchScorm = defineRoute({
  method: "POST",
  path: "/api/scorm/{slug}/launches",
  summary: "Launch the package of a product.",
  admission: ENTERED,
  params: z.object({ slug }),
  body: z.object({}),
  answer: jsonAnswer(
    z.object({
      /** The page that plays the package beside its content; its origin is not that of this API. */
      shellUrl: z.string(),
      /** The base of the `href` of every item; it ends with a slash, and has the origin of `shellUrl`. */
      contentUrl: z.string(),
      /**
       * The right to read what is there: `POST {contentUrl}` with `{ pass }`, from a page of that origin, sets the
       * cookie that requests for its files need. It is valid as long as the product is open to whoever launched it.
       * Empty where that origin belongs to another site: browsers withhold the cookies of other sites, and none is
       * needed there.
       */
      pass: z.string(),
      version: z.enum(["1.2", "2004"]),
      title: z.string(),
      /** From the language of the manifest (§4.122); null where it names none: the reader's language counts. */
      language: z.nullable(z.enum(["FR", "EN"])),
      organization: z.object({
        identifier: z.string(),
        title: z.string(),
        sequencing: z.nullable(scormSequencingSchema),
        item: z.array(scormActivitySchema),
      }),
      problems: z.array(z.object({ code: z.enum(PACKAGE_PROBLEMS), at: z.string() })),
      /** What makes it complete, as its author set it. */
      completion: completionRuleSchema,
      /** As contents read them (§9.25). */
      learner: z.object({ id: z.string(), name: z.string() }),
      commit: z.nullable(
        z.extend(ticketSchema, {
          launch: z.string(),
          /** ISO timestamp of its beginning, later than that of every earlier launch. */
          startedAt: z.string(),
          /**
           * A key of 32 bytes in base64url, the same for every launch of this learner and product. It encrypts the data
           * that wait on the device.
           */
          journalKey: z.string(),
        }),
      ),
    }),
  ),
});
/**
 * Another ticket for a launch that goes on. Refuses with `not-found` for somebody else's launch, and for one that has
 * ended.
 */
export const renewLaunch = defineRoute({
  method: "POST",
  path: "/api/scorm/{slug}/launches/{launch}/ticket",
  summary: "Another ticket for a launch that goes on.",
  admission: PLAYING,
  params: launchParams,
  body: z.object({}),
  answer: jsonAnswer(ticketSchema),
});
/**
 * Report the calls of a content, how many `seconds` its launch has taken, and whether its learner has left (`isEnd`).
 * The newest 2,000 calls of a launch are kept. Refuses with `not-found`.
 */
export const logLaunch = defineRoute({
  method: "POST",
  path: "/api/scorm/{slug}/launches/{launch}/calls",
  summary: "Tell what a content called during a launch.",
  admission: PLAYING,
  params: launchParams,
  body: z.object({ calls, seconds: z._default(seconds, 0), isEnd: z._default(z.boolean(), false) }),
  answer: EMPTY,
});

const launchSchema = z.object({
  uuid: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  /** From 1, of this learner and product. */
  number: z.number(),
  /** ISO timestamps; `endedAt` is null for a launch that is going on, or whose end was never reported. */
  startedAt: z.string(),
  seenAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** How many calls were reported, and how many of them failed. */
  calls: z.number(),
  errors: z.number(),
  /** Seconds that it has taken. */
  time: z.number(),
  /** What its content had reported of its learner by then; null for each value that it did not report. */
  status: z.nullable(z.enum(["NOT_STARTED", "STARTED", "COMPLETE", "FAILED"])),
  score: z.nullable(z.number()),
  percentage: z.nullable(z.number()),
  /** From 1, among the attempts that count (§4.60). */
  attempt: z.nullable(z.number()),
});
/** The launches of a package, newest first. Refuses with `not-found`. */
export const listLaunches = defineRoute({
  method: "GET",
  path: "/api/admin/scorm/{slug}/launches",
  summary: "The launches of a package, newest first.",
  admission: AUTHORING,
  params: z.object({ slug }),
  query: z.object({
    /** Searched in the names of learners, or the whole identifier of one. */
    query: z.optional(z.string().check(z.maxLength(200))),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  answer: jsonAnswer(
    z.object({
      launches: z.array(launchSchema),
      meta: z.object({ totalItems: z.number(), page: z.number(), limit: z.number() }),
    }),
  ),
});
/**
 * A launch with the answers in it and the calls of its content, in order; `dropped` counts the calls that were not
 * kept. Refuses with `not-found`.
 */
export const readLaunch = defineRoute({
  method: "GET",
  path: "/api/admin/scorm/{slug}/launches/{launch}",
  summary: "A launch with what its content called.",
  admission: AUTHORING,
  params: launchParams,
  answer: jsonAnswer(
    z.extend(launchSchema, {
      log: z.array(scormCallSchema),
      dropped: z.number(),
      /** Answers to the questions of its content, as the content reported them (`cmi.interactions`). */
      answers: z.array(packageAnswerSchema),
    }),
  ),
});
