// Knows how the answer templates of those who answer learners stand in the database.
import type { AnswerTemplates } from "@academiz/backend/ports";
import { asc, count, eq, sql } from "drizzle-orm";
import { answerTemplates } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createAnswerTemplates = (tenants: Tenants): AnswerTemplates => ({
  list: (tenancy) =>
    tenants
      .of(tenancy)
      .select({ slug: answerTemplates.slug, title: answerTemplates.title, text: answerTemplates.text })
      .from(answerTemplates)
      .orderBy(sql`lower(${answerTemplates.title})`, asc(answerTemplates.slug)),
  add: (tenancy, template, most) =>
    tenants.of(tenancy).transaction(async (tx) => {
      // Two that come at once are counted one after the other.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended('answer templates ' || academiz_client(), 0))`,
      );
      const [held] = await tx.select({ total: count() }).from(answerTemplates);
      if ((held?.total ?? 0) >= most) return "full";
      await tx.insert(answerTemplates).values(template);
      return "added";
    }),
  async change(tenancy, { slug, title, text }) {
    const changed = await tenants
      .of(tenancy)
      .update(answerTemplates)
      .set({ title, text })
      .where(eq(answerTemplates.slug, slug))
      .returning({ slug: answerTemplates.slug });
    return changed.length > 0;
  },
  async remove(tenancy, slug) {
    const removed = await tenants
      .of(tenancy)
      .delete(answerTemplates)
      .where(eq(answerTemplates.slug, slug))
      .returning({ slug: answerTemplates.slug });
    return removed.length > 0;
  },
});
