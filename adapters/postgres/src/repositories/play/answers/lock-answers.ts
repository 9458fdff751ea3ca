// Knows how who writes the answers of a play waits for others who do, and sees what they wrote.
import { sql } from "drizzle-orm";
import type { Db } from "../../../sql/db.ts";

export async function lockAnswers(
  tx: Db,
  { userId, perimeterSlug }: { readonly userId: string; readonly perimeterSlug: string },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answers\n${userId}\n${perimeterSlug}`}, 0))`);
}
