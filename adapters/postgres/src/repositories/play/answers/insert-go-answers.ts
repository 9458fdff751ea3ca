// Knows how the answers of a go at a smart sequence are written as rows: each once, however often they are told.
import type { AnswersOfGo } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import type { Db } from "../../../sql/db.ts";
import { prepareRows } from "../../../sql/rows.ts";
import { mendText } from "./insert-answers.ts";

const { placeholder: the } = sql;
const GO = sql`user_id = ${the("userId")}::uuid and perimeter_slug = ${the("perimeterSlug")}::text
        and place = ${the("place")}::text and attempt = ${the("attempt")}::int`;
const insert = prepareRows(
  "insert_go_answers",
  sql`insert into answers (user_id, perimeter_slug, place, attempt, item, number, at, score, kind, answer, verdict,
                           credit, time, published_at)
      select ${the("userId")}::uuid, perimeters.slug, ${the("place")}::text, ${the("attempt")}::int, given.item,
             given.number, ${the("at")}::timestamptz, ${the("score")}::float8, given.kind, given.answer, given.verdict,
             given.credit, given.time, ${the("publishedAt")}::timestamptz
      from perimeters, json_to_recordset(${the("answers")}::json) as given
        (item text, number int, kind text, answer json, verdict text, credit float8, time float8)
      where perimeters.slug = ${the("perimeterSlug")}::text
      on conflict do nothing`,
);
const score = prepareRows(
  "score_go_answers",
  sql`update answers set score = ${the("score")}::float8
      where ${GO} and score is distinct from ${the("score")}::float8`,
);

export async function insertGoAnswers(db: Db, { answers, ...told }: AnswersOfGo): Promise<void> {
  const values = { ...told, answers: JSON.stringify(answers, mendText) };
  await insert(db, values);
  if (told.score !== null) await score(db, values);
}
