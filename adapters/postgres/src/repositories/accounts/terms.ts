// Knows how terms of use stand in the database, and who accepted them.
import type { Terms } from "@academiz/backend/ports";
import { and, desc, eq } from "drizzle-orm";
import { acceptedTerms, terms } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export const createTerms = (tenants: Tenants): Terms => ({
  async readNewest(tenancy) {
    const [newest] = await tenants
      .of(tenancy)
      .select({ version: terms.version, texts: terms.texts, writtenAt: terms.writtenAt })
      .from(terms)
      .orderBy(desc(terms.version))
      .limit(1);
    return newest ?? null;
  },
  async add(tenancy, { version, texts, writtenAt }) {
    await tenants.of(tenancy).insert(terms).values({ version, texts, writtenAt });
  },
  async readAcceptance(tenancy, userId, version) {
    const [found] = await tenants
      .of(tenancy)
      .select({ at: acceptedTerms.acceptedAt })
      .from(acceptedTerms)
      .where(and(eq(acceptedTerms.userId, userId), eq(acceptedTerms.version, version)));
    return found?.at ?? null;
  },
  async accept(tenancy, userId, version, acceptedAt) {
    await tenants.of(tenancy).insert(acceptedTerms).values({ userId, version, acceptedAt }).onConflictDoNothing();
  },
});
