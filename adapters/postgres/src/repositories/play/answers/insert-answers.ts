// Knows the part of a statement that writes the answers of attempts.
import type { EndedAttempt } from "@academiz/domain/answers";
import { type SQL, sql } from "drizzle-orm";

const { placeholder: the } = sql;

/** Replaces half characters and NUL, neither of which PostgreSQL can read. */
export const mendText = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replace(/[\p{Surrogate}\0]/gu, "\ufffd") : value;

/** One object an answer, as the statement reads them. */
export const writeAttempts = (attempts: readonly EndedAttempt[]): string =>
  JSON.stringify(
    attempts.flatMap(({ answers, ...attempt }) => answers.map((one) => ({ ...attempt, ...one }))),
    mendText,
  );

/** The answers at hand. Placeholder: `answers`, as `writeAttempts` writes them. */
export const GIVEN = sql`json_to_recordset(${the("answers")}::json) as given
      (place text, attempt int, score float8, "isBest" boolean, item text, number int, kind text, answer json,
       verdict text, credit float8)`;

/**
 * A row of the same attempt: of the same number, or of the same score where the best counts. What a reset set aside has
 * numbers below 1.
 */
export const IS_SAME = sql`kept.user_id = ${the("userId")}::uuid and kept.perimeter_slug = ${the("perimeterSlug")}::text
        and kept.place = given.place and kept.attempt > 0
        and (kept.attempt = given.attempt or (given."isBest" and kept.score = given.score))`;

/**
 * Answers of an attempt that are there stay. Placeholders: `userId`, `perimeterSlug`, `at`, `answers`.
 * @param from a query beside the answers: where it has no row, nothing is written.
 */
export const insertAnswers = ({ from }: { readonly from: SQL }): SQL => sql`
      insert into answers (user_id, perimeter_slug, place, attempt, item, number, at, score, kind, answer, verdict, credit)
      select ${the("userId")}::uuid, ${the("perimeterSlug")}::text, given.place, given.attempt, given.item, given.number,
             ${the("at")}::timestamptz, given.score, given.kind, given.answer, given.verdict, given.credit
      from ${GIVEN}${from}
      where not exists (select from answers kept where ${IS_SAME})
      on conflict do nothing`;
