// Knows how the first answer of each learner to each question of a smart sequence is found.
import type { JudgedAnswer } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import type { Db } from "../../../sql/db.ts";
import { queryRows } from "../../../sql/rows.ts";

export async function listJudgedAnswers(db: Db, productSlug: string, limit: number): Promise<readonly JudgedAnswer[]> {
  const rows = await queryRows<JudgedAnswer>(
    db,
    sql`select learner, question, "isRight", at
        from (select distinct on (a.user_id, a.item) a.user_id as learner, a.item as question,
                     a.verdict = 'right' as "isRight", a.at
              from answers a
              join perimeters p on p.slug = a.perimeter_slug
              where p.product_slug = ${productSlug} and a.place = ${productSlug} and a.verdict is not null
              order by a.user_id, a.item, a.at, a.attempt) first
        order by at desc, learner, question
        limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
