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

/** A call that a content made, as its log tells it: each text is cut at 500 characters. */
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
/** Of calls that came with something else: the newest of those that can be noted. */
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
/**
 * How long the launch has taken in which something was said: of each launch the longest that was told is counted, once.
 */
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
  /** Null where nothing is new but the time. */
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
  /** A call that cannot be noted is ignored: it costs nobody their progress. */
  calls: z._default(z.catch(notable, []), []),
  /** True when the learner has left. */
  isEnd: z._default(z.boolean(), false),
});
/** What may be committed from the content origin. */
export type ScormCommit = z.infer<typeof scormCommitSchema>;

/**
 * What a commit is answered with: `accepted` is false for what is older than what is stored, or the same again, and
 * once a later launch has stored its word.
 */
export const scormCommittedSchema = z.object({ accepted: z.boolean() });

/** A right to commit from the content origin for a while, bound to one learner, product and launch. */
const ticketSchema = z.object({
  ticket: z.string(),
  /** ISO timestamp. */
  expiresAt: z.string(),
});

/**
 * Launch the package of a product, by its perimeter; in a preview by the product. What plays it is told where its files
 * are, what they are told at their start, and, where progress is kept, how it is committed: `commit` is null in a
 * preview and for whoever stands in for a learner. Refuses with `not-found`; with `package.missing` where no package
 * was uploaded, or its file is gone; with `scope.refused` when the token is of another product.
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
      /** Where the page is that plays the package beside its content: of another origin than this API. */
      shellUrl: z.string(),
      /** The address that the `href` of every item continues; ends with a slash, of the origin of `shellUrl`. */
      contentUrl: z.string(),
      /**
       * The right to read what is there: `POST {contentUrl}` with `{ pass }`, from a page of that origin, sets the
       * cookie that its files are asked for with. It is good as long as the product is open to whoever launched it.
       * Empty where that origin is of another site, whose cookies browsers keep back: none is needed there.
       */
      pass: z.string(),
      version: z.enum(["1.2", "2004"]),
      title: z.string(),
      /** By the language of the manifest (§4.122); null where it says none: the reader's counts. */
      language: z.nullable(z.enum(["FR", "EN"])),
      organization: z.object({
        identifier: z.string(),
        title: z.string(),
        sequencing: z.nullable(scormSequencingSchema),
        item: z.array(scormActivitySchema),
      }),
      problems: z.array(z.object({ code: z.enum(PACKAGE_PROBLEMS), at: z.string() })),
      /** What makes it complete, as its author has said. */
      completion: completionRuleSchema,
      /** As contents are told them (§9.25). */
      learner: z.object({ id: z.string(), name: z.string() }),
      commit: z.nullable(
        z.extend(ticketSchema, {
          launch: z.string(),
          /** ISO timestamp of its beginning, after that of every launch before it. */
          startedAt: z.string(),
          /**
           * 32 bytes in base64url, the same for every launch of this learner and product: seals what waits on the
           * device.
           */
          journalKey: z.string(),
        }),
      ),
    }),
  ),
});
/**
 * Another ticket for a launch that goes on. Refuses with `not-found` for a launch of somebody else, and one that has
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
 * Tell what a content called, how many `seconds` its launch has taken, and that its learner has left (`isEnd`). Of a
 * launch the newest 2,000 calls are kept. Refuses with `not-found`.
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
  /** ISO timestamps; `endedAt` null for what is going on, or was never told to end. */
  startedAt: z.string(),
  seenAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** How many calls were told, and how many of them met an error. */
  calls: z.number(),
  errors: z.number(),
  /** Seconds that it has taken. */
  time: z.number(),
  /** What its content has said of its learner by then; null each where it has said nothing. */
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
 * A launch with what was answered in it, and what its content called, in the order of the calls; `dropped` counts those
 * that were not kept. Refuses with `not-found`.
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
      /** To the questions of its content, as it told them (`cmi.interactions`). */
      answers: z.array(packageAnswerSchema),
    }),
  ),
});
