// Knows whose progress tells of play: a reset leaves a progress in which nothing was played yet.
import { gt, ne, or, sql } from "drizzle-orm";
import { learnerResets, progress } from "../../schema/index.ts";

/** All but what a reset has left: who only opened a product has begun it. */
export const isBegun = or(
  ne(progress.status, "NOT_STARTED"),
  gt(progress.time, 0),
  sql`not exists (select from ${learnerResets} where ${learnerResets.userId} = ${progress.userId}
    and ${learnerResets.perimeterSlug} = ${progress.perimeterSlug})`,
);
