// Knows how progress stands in the database: one statement a save, and the newest fact wins.
import type { ProgressKeeper } from "@academiz/backend/ports";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { queryRows } from "../rows.ts";
import { perimeters, progress, refusedProgress, users } from "../schema.ts";

export const createProgressKeeper = (db: Db): ProgressKeeper => ({
  async read({ clientId }, userId, perimeterSlug) {
    const [found] = await db
      .select({ progress: progress.progress })
      .from(progress)
      .where(
        and(eq(progress.userId, userId), eq(progress.perimeterSlug, perimeterSlug), eq(progress.clientId, clientId)),
      );
    return found?.progress ?? null;
  },

  /** The hot path. No row comes back when what is stored is as new or newer. */
  async save({ clientId }, { userId, perimeterSlug, eventDate, summary, progress: document }) {
    const written = await queryRows(
      db,
      sql`insert into progress as p (user_id, perimeter_slug, client_id, event_date, status, percentage, score, time, progress)
          values (${userId}, ${perimeterSlug}, ${clientId}, ${eventDate}, ${summary.status}, ${summary.percentage},
                  ${summary.score}, ${summary.time}, ${JSON.stringify(document)}::json)
          on conflict (user_id, perimeter_slug) do update
          set event_date = excluded.event_date, status = excluded.status, percentage = excluded.percentage,
              score = excluded.score, time = excluded.time, progress = excluded.progress, version = p.version + 1
          where p.event_date < excluded.event_date and p.client_id = excluded.client_id
          returning version`,
    );
    return written.length > 0;
  },

  async keepRefused({ clientId }, refused, at) {
    const values = { ...refused, clientId, at };
    await db
      .insert(refusedProgress)
      .values(values)
      .onConflictDoUpdate({
        target: [refusedProgress.userId, refusedProgress.perimeterSlug],
        set: { at, progress: refused.progress },
      });
  },

  async listLearners({ clientId }, productSlug) {
    return db
      .select({
        identifier: users.identifier,
        firstname: users.firstname,
        lastname: users.lastname,
        status: progress.status,
        percentage: progress.percentage,
        score: progress.score,
        time: progress.time,
        eventDate: progress.eventDate,
      })
      .from(progress)
      .innerJoin(perimeters, eq(perimeters.slug, progress.perimeterSlug))
      .innerJoin(users, eq(users.id, progress.userId))
      .where(and(eq(progress.clientId, clientId), eq(perimeters.productSlug, productSlug)))
      .orderBy(desc(progress.eventDate));
  },
});
