// Knows how certificates stand in the database: each client counts its own, one after the other.
import type { CertificateOwner, Certificates } from "@academiz/backend/ports";
import type { Certificate } from "@academiz/domain/certificates";
import { and, eq, isNull, max, sql } from "drizzle-orm";
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

async function find(db: Db, owner: CertificateOwner): Promise<Certificate | null> {
  const [found] = await db.select(columns).from(certificates).where(isOf(owner));
  return found ?? null;
}

export const createCertificates = (tenants: Tenants): Certificates => ({
  find: (tenancy, owner) => find(tenants.of(tenancy), owner),

  issue: (tenancy, owner, certificate, now) =>
    tenants.of(tenancy).transaction(async (tx) => {
      const lock = `certificates\n${tenancy.clientId}`;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
      const known = await find(tx, owner);
      if (known) {
        await tx
          .update(certificates)
          .set({ givenAt: now, givenCount: sql`${certificates.givenCount} + 1` })
          .where(isOf(owner));
        return known;
      }
      const [last] = await tx.select({ number: max(certificates.number) }).from(certificates);
      const number = (last?.number ?? 0) + 1;
      await tx
        .insert(certificates)
        .values({ ...certificate, ...owner, number, issuedAt: now, givenAt: now, givenCount: 1 });
      const { publishedAt: _, ...said } = certificate;
      return { ...said, number, issuedAt: now, revokedAt: null };
    }),

  async revoke(tenancy, owner, now) {
    const db = tenants.of(tenancy);
    await db
      .update(certificates)
      .set({ revokedAt: now })
      .where(and(isOf(owner), isNull(certificates.revokedAt)));
    return find(db, owner);
  },

  async findByCode(code) {
    const home = await findCertificateHome(tenants, code);
    if (!home) return null;
    const [found] = await tenants.of(home).select(columns).from(certificates).where(eq(certificates.code, code));
    return found ?? null;
  },
});
