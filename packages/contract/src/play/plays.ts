// Knows the routes by which learners play every type of product but courses (§7.123–§7.135).
import { ATTEMPT_STATUSES } from "@academiz/domain/sequences";
import * as z from "zod/mini";
import { begunAnewSchema } from "../ground/begun-anew.ts";
import { type Admission, defineRoute, ENTERED, jsonAnswer, PLAYING, SIGNED_IN } from "../ground/route.ts";
import { productTypeSchema } from "../products/product.ts";
import { visitSchema } from "./launches.ts";
import { playedPlace, playedProductSchema, progressSchema } from "./players.ts";

const slug = z.string().check(z.maxLength(200));
const slugParam = z.object({ slug });
/** Who sees a learner's progress: the learner, also through a link, and whoever impersonates them. */
const FOLLOWING = {
  ...SIGNED_IN,
  scopes: ["session", "link", "impersonation", "impersonation-link"],
} as const satisfies Admission;

const played = {
  product: z.extend(playedProductSchema, {
    type: productTypeSchema,
    subType: z.nullable(z.string()),
    visible: z.boolean(),
    folderProduct: z.nullable(z.string()),
    /** ISO timestamp. */
    updatedAt: z.string(),
  }),
  ...playedPlace,
  /** Null when nothing was saved, and in a preview. */
  progress: z.nullable(progressSchema),
};
const playRoute = {
  method: "GET",
  admission: ENTERED,
  params: slugParam,
  answer: jsonAnswer(z.object(played)),
} as const;

/**
 * What the game player needs (§7.124, §3.170–§3.178): as §7.121, of a game. Refuses with `not-found`; with
 * `scope.refused` when the token is of another product.
 */
export const playGame = defineRoute({
  ...playRoute,
  path: "/api/game/{slug}",
  summary: "What the game player needs: the content, its files and the learner's progress.",
});
/** What the SCORM player needs (§7.126, §3.179–§3.191): as §7.124, of a package. */
export const playScorm = defineRoute({
  ...playRoute,
  path: "/api/scorm/{slug}",
  summary: "What the SCORM player needs: the package, its manifest and the learner's progress.",
});
/** What the page of a classiz needs (§7.128, §3.192–§3.195): as §7.124, of a classiz. */
export const playClassiz = defineRoute({
  ...playRoute,
  path: "/api/classiz/{slug}",
  summary: "What the page of a classiz needs: its sessions and the learner's progress.",
});
/** What the page of an attachment needs: as §7.124, of an attachment. */
export const playAttachment = defineRoute({
  ...playRoute,
  path: "/api/attachment/{slug}",
  summary: "What the page of an attachment needs: the file and the learner's progress.",
});

const seconds = z.number().check(z.gte(0), z.lte(315_360_000));
const answerSchema = z.object({
  uuid: slug,
  /** The uuids of the chosen options, or the written words. */
  answers: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(100)),
  /** Seconds. */
  time: z._default(seconds, 0),
});
const sequencesSchema = z
  .array(z.object({ uuid: slug, questionsAnswered: z.array(answerSchema).check(z.maxLength(1_000)) }))
  .check(z.maxLength(200));
const counts = { questions: z.number(), answered: z.number(), judged: z.number(), right: z.number() };
const most = z.number();
/**
 * The strategy that chooses the questions of an attempt, with its parameters; `seed` decides between equally good
 * questions.
 */
const rulesSchema = z.discriminatedUnion("strategy", [
  z.object({ strategy: z.literal("LINEAR"), seed: z.string() }),
  z.object({ strategy: z.literal("MASTERY"), right: z.number(), last: z.number(), most, seed: z.string() }),
  z.object({
    strategy: z.literal("ADAPTIVE_TEST"),
    standardError: z.number(),
    most,
    among: z.number(),
    seed: z.string(),
  }),
]);
/**
 * An attempt at a smart sequence (§3.209–§3.213). `contentStat` is null before the first answer; `judged` counts the
 * answers to questions for which the content has a right answer; `score` (0–100, null until the go is over) is the
 * share of right ones among them, or what its strategy computes. `rules` are null in a go without any, which asks
 * everything, and in one that is listed without its answers. `level` is among the `levels` of a theme, from 1;
 * `ability` is in logits.
 */
const attemptSchema = z.object({
  slug: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  /** ISO timestamps; `publishedAt` is that of the publication that is played. */
  publishedAt: z.string(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  rules: z.nullable(rulesSchema),
  sequences: sequencesSchema,
  contentStat: z.nullable(
    z.object({
      ...counts,
      score: z.nullable(z.number()),
      /** Seconds. */
      time: z.number(),
      ability: z.optional(z.number()),
      standardError: z.optional(z.number()),
      sequences: z.array(
        z.object({
          uuid: z.string(),
          ...counts,
          isMastered: z.optional(z.boolean()),
          level: z.optional(z.number()),
          levels: z.optional(z.number()),
        }),
      ),
    }),
  ),
});
/**
 * What the smart-sequence player needs (§7.132, §3.197–§3.208): as §7.124, with the learner's goes in their order, at
 * most 200; none in a preview. The newest, the one that counts (`progress.attempt`) and the newest 10 that are STARTED
 * come with their `sequences` and `rules`; in the others `sequences` are empty and `rules` null.
 * `frontDynamicPerimeterSlug` names the path that the learner is on and that leads to it, null without one; it is
 * absent in a copy that a former version kept on a device.
 */
export const playSequence = defineRoute({
  ...playRoute,
  path: "/api/smart-sequence/{slug}",
  summary: "What the smart-sequence player needs: the content and the learner's attempts.",
  answer: jsonAnswer(
    z.object({
      ...played,
      attempts: z.array(attemptSchema),
      frontDynamicPerimeterSlug: z.optional(z.nullable(z.string())),
    }),
  ),
});
/**
 * Begin an attempt at a smart sequence (§7.133), by the slug of its perimeter, or of the product, whose open perimeter
 * is then meant. Where an attempt has no answer yet, it is returned instead of a new one. Refuses with
 * `attempts.used-up` after 200 goes, `attempts.too-many` after 40 within 24 hours (`Retry-After` in seconds),
 * `not-found`; with `scope.refused` when the token is of another product.
 */
export const beginAttempt = defineRoute({
  method: "POST",
  path: "/api/product/{slug}/attempt",
  summary: "Begin a go at a smart sequence; one without an answer yet is given again.",
  admission: PLAYING,
  params: slugParam,
  body: z.object({}),
  answer: jsonAnswer(attemptSchema),
});
/**
 * Send the answers of an attempt (§7.134): they are merged with the stored ones, and a question keeps its first answer.
 * Refuses with `attempt.finished` after its end; with `attempt.set-aside` where its learner begins anew; with `progress.impossible` for themes and questions that the content
 * does not have, for more answers to a question than it can have, for questions that the strategy of the go has not
 * asked, and for a go of more than 256,000 characters; and with `not-found`, also for a go of somebody else.
 */
export const answerAttempt = defineRoute({
  method: "PUT",
  path: "/api/smart-sequence/{productPerimeterSlug}/attempt/{attemptSlug}",
  summary: "Send the answers of a go at a smart sequence.",
  admission: PLAYING,
  params: z.object({ productPerimeterSlug: slug, attemptSlug: slug }),
  body: z.object({ sequences: sequencesSchema }),
  answer: jsonAnswer(attemptSchema),
});

/**
 * The current user's progress in a product of any type (§7.123), by its perimeter; null where it was never started.
 * `begunAnew`: they begin anew, and have not begun since.
 * Refuses with `not-found`; with `scope.refused` when the token is of another product.
 */
export const getProgress = defineRoute({
  method: "GET",
  path: "/api/progress/{slug}",
  summary: "How far the current user is in a product of any type.",
  admission: FOLLOWING,
  params: slugParam,
  answer: jsonAnswer(z.object({ progress: z.nullable(progressSchema), begunAnew: z.optional(begunAnewSchema) })),
});

const percent = z.number().check(z.gte(0), z.lte(100));
const status = z.enum(["NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]);
/** ISO date and time with an offset; more than five minutes ahead counts as now. */
const eventDate = z.string().check(z.maxLength(40));
/** Any JSON of at most 64,000 characters. */
const bounded = z
  .unknown()
  .check(z.refine((value) => (JSON.stringify(value) ?? "").length <= 64_000, "more than 64,000 characters"));
const saveRoute = {
  method: "POST",
  admission: PLAYING,
  params: slugParam,
  answer: jsonAnswer(z.object({ accepted: z.boolean(), progress: progressSchema })),
} as const;

/**
 * Save an attempt at a game (§7.125, §3.178). As §7.122: the newest `eventDate` wins. `status`, `score` and
 * `percentage` must be those of the answers in `data`, where the game's type can be scored; a go that is STARTED has no
 * score, however much is answered. The go that counts by the strategy is kept; `nbTimeDone` counts the ended ones, by
 * `attempt` (from 1). Refuses with `progress.impossible`, `validation`, `not-found`, `scope.refused`.
 */
export const saveGameProgress = defineRoute({
  ...saveRoute,
  path: "/api/game/{slug}/progress",
  summary: "Save a go at a game: what its answers do not give is refused.",
  body: z.object({
    progress: z.object({
      status,
      score: z._default(z.nullable(percent), null),
      percentage: percent,
      /** Seconds. */
      time: seconds,
      badge: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
      data: z.optional(bounded),
      params: z.optional(bounded),
      attempt: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
      /** ISO timestamp of the publication that was played; absent: the present one. */
      publishedDate: z.optional(z.string().check(z.maxLength(40))),
      /** As the stored progress names it: the reset after which it was played; absent: there was none. */
      resetAt: z.optional(z.string().check(z.maxLength(40))),
      eventDate,
    }),
  }),
});
/**
 * Save what a package reports (§7.127, §3.182): as §7.125, but its score is taken as reported. A value of
 * `scormProperties` has at most 320,000 characters, all of them as JSON 3,000,000 (else `validation`); the total `time`
 * in seconds never goes backwards. With `launch` it is a report of that launch. After a later launch has stored a
 * report, it changes nothing: `accepted` is false, with what is stored, and `launchedAt` is the beginning of the later
 * launch. Refuses with `not-found` for a launch of somebody else, or of another product, and with `progress.impossible`
 * where this learner never launched it.
 */
export const saveScormProgress = defineRoute({
  ...saveRoute,
  path: "/api/scorm/{slug}/progress",
  summary: "Save what an uploaded package reports.",
  body: z.object({
    /** As `launchScorm` named it; absent: only the date shows whether the report is stale. */
    launch: z.optional(slug),
    progress: z.object({
      time: seconds,
      status,
      score: z.nullable(percent),
      percentage: percent,
      scormProperties: z.record(z.string(), z.unknown()),
      /** From 1; a report of an attempt replaces the former report of it. */
      attempt: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
      visit: z.optional(z.nullable(visitSchema)),
      eventDate,
    }),
  }),
});
/**
 * Save the progress in a classiz (§7.129): the server computes it from the signed slots, and reads only the date of
 * what is sent. Refuses as §7.125.
 */
export const saveClassizProgress = defineRoute({
  ...saveRoute,
  path: "/api/classiz/{slug}/progress",
  summary: "Save the progress in a classiz: the signed slots say what it is.",
  body: z.object({ progress: z.object({ eventDate }) }),
});
/** Save that an attachment was opened (§7.135), which completes it. Refuses as §7.125. */
export const saveAttachmentProgress = defineRoute({
  ...saveRoute,
  path: "/api/attachment/{slug}/progress",
  summary: "Save that an attachment was opened, which completes it.",
  body: z.object({ progress: z.object({ time: z._default(seconds, 0), eventDate }) }),
});
