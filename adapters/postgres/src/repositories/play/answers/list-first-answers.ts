// Knows how people's answers in their first attempt at each game are found.
import type { AnswerFact } from "@academiz/backend/ports";
import { sql } from "drizzle-orm";
import type { Db } from "../../../sql/db.ts";
import { queryRows } from "../../../sql/rows.ts";

/** The earliest attempt that is kept: where only the best one counts, the first may be missing. */
export const listFirstAnswers = (
  db: Db,
  perimeterSlug: string,
  userIds: readonly string[],
): Promise<readonly AnswerFact[]> =>
  queryRows<AnswerFact>(
    db,
    sql`select a.user_id as "userId", a.perimeter_slug as "perimeterSlug", a.place, a.item, a.number, a.kind, a.answer, a.verdict,
               a.credit
        from answers a
        join (select user_id, place, min(attempt) as attempt from answers
              where perimeter_slug = ${perimeterSlug} and user_id = any(${sql.param([...userIds])}::uuid[])
              group by user_id, place) earliest
          on earliest.user_id = a.user_id and earliest.place = a.place and earliest.attempt = a.attempt
        where a.perimeter_slug = ${perimeterSlug}
        order by a.user_id, a.place, a.number`,
  );
