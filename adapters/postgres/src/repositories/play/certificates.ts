// Knows how certificates stand in the database: each client numbers its own, one after the other.
import type { CertificateOwner, Certificates } from "@academiz/backend/ports";
import type { Certificate } from "@academiz/domain/certificates";
import { and, desc, eq, max, sql } from "drizzle-orm";
import { certificates } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { findCertificateHome } from "../platform/find-home.ts";

const columns = {
  code: certificates.code,
  number: certificates.number,
  learner: certificates.learner,
  title: certificates.title,
  course: certificates.course,
  language: certificates.language,
  completedAt: certificates.completedAt,
  score: certificates.score,
  markType: certificates.markType,
  duration: certificates.duration,
  issuer: certificates.issuer,
  issuedAt: certificates.issuedAt,
  revokedAt: certificates.revokedAt,
};
const isOf = ({ userId, productSlug }: CertificateOwner) =>
  and(eq(certificates.userId, userId), eq(certificates.productSlug, productSlug));

async function find(db: Db, whose: CertificateOwner): Promise<Certificate | null> {
  const [found] = await db.select(columns).from(certificates).where(isOf(whose));
  return found ?? null;
}

export const createCertificates = (tenants: Tenants): Certificates => ({
  find: (tenancy, whose) => find(tenants.of(tenancy), whose),

  issue: (tenancy, whose, certificate, now) =>
    tenants.of(tenancy).transaction(async (tx) => {
      const lock = `certificates\n${tenancy.clientId}`;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
      const known = await find(tx, whose);
      if (known) {
        await tx
          .update(certificates)
          .set({ givenAt: now, givenCount: sql`${certificates.givenCount} + 1` })
          .where(isOf(whose));
        return { ...known, isFresh: false };
      }
      const [last] = await tx.select({ number: max(certificates.number) }).from(certificates);
      const number = (last?.number ?? 0) + 1;
      await tx
        .insert(certificates)
        .values({ ...certificate, ...whose, number, issuedAt: now, givenAt: now, givenCount: 1 });
      const { publishedAt: _, ...said } = certificate;
      return { ...said, number, issuedAt: now, revokedAt: null, isFresh: true };
    }),

  listOf: (tenancy, userId, most) =>
    tenants
      .of(tenancy)
      .select({ ...columns, productSlug: certificates.productSlug })
      .from(certificates)
      .where(eq(certificates.userId, userId))
      .orderBy(desc(certificates.issuedAt), desc(certificates.number))
      .limit(most),

  revoke: (tenancy, code, now) =>
    tenants.of(tenancy).transaction(async (tx) => {
      const isOne = eq(certificates.code, code);
      const whole = { ...columns, userId: certificates.userId };
      const [before] = await tx.select(whole).from(certificates).where(isOne).for("update");
      if (!before) return null;
      if (before.revokedAt !== null) return { ...before, isFresh: false };
      const [revoked] = await tx.update(certificates).set({ revokedAt: now }).where(isOne).returning(whole);
      return revoked ? { ...revoked, isFresh: true } : null;
    }),

  async findByCode(code) {
    const home = await findCertificateHome(tenants, code);
    if (!home) return null;
    const [found] = await tenants.of(home).select(columns).from(certificates).where(eq(certificates.code, code));
    return found ? { said: found, home } : null;
  },
});
