// Knows the tables of surveys after a session: who is asked, and what they answered; and of the calendar addresses of
// trainers.
import type { SurveyAnswers, SurveyRound } from "@academiz/domain/classiz";
import { index, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { clientId, refersTo } from "./of-client.ts";
import { perimeterSlug, perimeters } from "./products.ts";
import { userId, users } from "./users.ts";

/** One row for a person, a session and a round: that they were asked, and their last answer. */
export const surveyAnswers = pgTable(
  "survey_answers",
  {
    userId: userId(),
    perimeterSlug: perimeterSlug(),
    mean: text().notNull(),
    round: text().$type<SurveyRound>().notNull(),
    clientId: clientId(),
    /** When they were told that they are asked; null: they came by themselves. */
    askedAt: instant("asked_at"),
    /** The answers by the slugs of the questions; null: they have not answered. */
    answers: jsonb().$type<SurveyAnswers>(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.perimeterSlug, table.mean, table.round] }),
    refersTo(table, table.userId, users, users.id),
    refersTo(table, table.perimeterSlug, perimeters, perimeters.slug),
    index("survey_answers_by_session").on(table.perimeterSlug, table.mean),
  ],
);

/** The address of a trainer's calendar: only the hash of its secret is kept. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    userId: userId().primaryKey(),
    clientId: clientId(),
    hash: text().notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [unique("calendar_feeds_by_hash").on(table.hash), refersTo(table, table.userId, users, users.id)],
);
