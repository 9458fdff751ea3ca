// Knows the routes of surveys after sessions: the questions to those who attended, and their answers (§3.224).
import { LONGEST_ANSWER, SURVEY_KINDS, SURVEY_LIMITS, SURVEY_ROUNDS } from "@academiz/domain/classiz";
import * as z from "zod/mini";
import { type Admission, defineRoute, fileAnswer, jsonAnswer, PLAYING, SIGNED_IN } from "../ground/route.ts";

const text = z.string().check(z.maxLength(200));
const WATCHING = {
  ...SIGNED_IN,
  scopes: ["session", "link", "impersonation", "impersonation-link"],
} as const satisfies Admission;
/** The people who run slots, in person: administrators all slots of the client, trainers their own. */
const RUNNING = {
  kind: "token",
  roles: ["ROLE_TRAINER", "ROLE_ADMIN", "ROLE_SUPER_ADMIN"],
  scopes: ["session"],
} as const satisfies Admission;

const round = z.enum(SURVEY_ROUNDS);
const words = z.object({ fr: z.string(), en: z.string() });
const questions = z.array(
  z.object({
    slug: z.string(),
    kind: z.enum(SURVEY_KINDS),
    /** One of the two languages may be empty. */
    label: words,
    /** Options of a choice; empty for any other kind. */
    options: z.array(z.object({ slug: z.string(), label: words })),
  }),
);
/** Answers by the slugs of the questions: 1–5, the slug of an option, or words. */
const answers = z
  .record(
    z.string().check(z.maxLength(60)),
    z.union([z.int().check(z.gte(1), z.lte(5)), z.string().check(z.maxLength(LONGEST_ANSWER))]),
  )
  .check(z.refine((given) => Object.keys(given).length <= SURVEY_LIMITS.questions, "more answers than questions"));
const perimeterParam = z.object({ perimeterSlug: text });
const slotParam = z.object({ slotId: text });

/**
 * The surveys of the caller about the sessions of a classroom: about each that they attended and that has ended for
 * them, one then and one later, each open for 30 days. Empty for anybody else. Refuses with `not-found`; with
 * `scope.refused` when the token is of another product.
 */
export const readSurveys = defineRoute({
  method: "GET",
  path: "/api/classiz/{perimeterSlug}/survey",
  summary: "What the caller is asked about the sessions of a classroom that they were at.",
  admission: WATCHING,
  params: perimeterParam,
  answer: jsonAnswer(
    z.object({
      questions,
      surveys: z.array(
        z.object({
          mean: z.string(),
          round,
          /** Title of the session, or of the classroom. */
          title: z.string(),
          /** ISO timestamp. */
          closesAt: z.string(),
          /** Null: not answered yet. */
          answers: z.nullable(z.record(z.string(), z.union([z.number(), z.string()]))),
        }),
      ),
    }),
  ),
});
/**
 * Answer a survey, for whoever attended its session, while it is open; later answers replace earlier ones. Refuses with
 * `survey.closed`, also for whoever did not attend; with `not-found`, `validation`, `scope.refused`.
 */
export const answerSurvey = defineRoute({
  method: "PUT",
  path: "/api/classiz/{perimeterSlug}/survey",
  summary: "Answer what is asked about a session; sent again it takes the place of the former answers.",
  admission: PLAYING,
  params: perimeterParam,
  body: z.object({ mean: text, round, answers }),
  answer: jsonAnswer(z.object({ answeredAt: z.string() })),
});
/**
 * The answers about the session of a slot, without names; `there`: how many attended it. A question with fewer than
 * five answers shows only their number. Refuses with `not-found`, also for a slot that a trainer does not run.
 */
export const readSurveyResults = defineRoute({
  method: "GET",
  path: "/api/admin/slot/{slotId}/survey",
  summary: "What was answered about the session of a slot, without names.",
  admission: RUNNING,
  params: slotParam,
  answer: jsonAnswer(
    z.object({
      questions,
      /** Days after the session until the second survey; 0: there is none. */
      laterDays: z.number(),
      there: z.number(),
      rounds: z.array(
        z.object({
          round,
          answered: z.number(),
          results: z.array(
            z.object({
              slug: z.string(),
              answered: z.number(),
              /** Mean of a scale, 1–5; null where fewer than five answered. */
              average: z.nullable(z.number()),
              /** Counts by the marks of a scale, or by the slugs of options. */
              distribution: z.array(z.object({ key: z.string(), count: z.number() })),
              texts: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
  ),
});
/**
 * The answers as CSV in the caller's language: one line for each person who answered, with those questions that at
 * least five people answered. Refuses as `readSurveyResults`.
 */
export const exportSurvey = defineRoute({
  method: "GET",
  path: "/api/admin/slot/{slotId}/survey/csv",
  summary: "The answers about the session of a slot as CSV, without names.",
  admission: RUNNING,
  params: slotParam,
  answer: fileAnswer("text/csv"),
});
