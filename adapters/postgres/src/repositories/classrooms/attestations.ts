// Knows how attestations stand in the database: each client numbers its own, one after the other.
import type { Attestations } from "@academiz/backend/ports";
import { and, desc, eq, getTableColumns, max, sql } from "drizzle-orm";
import { attestations } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";
import { findAttestationHome } from "../platform/find-home.ts";

const {
  clientId: _,
  userId: __,
  perimeterSlug: ___,
  mean: ____,
  givenById: _____,
  ...said
} = getTableColumns(attestations);

export const createAttestations = (tenants: Tenants): Attestations => ({
  give: (tenancy, { userId, perimeterSlug, mean, kind }, draft, { at, byId }) =>
    tenants.of(tenancy).transaction(async (tx) => {
      const lock = `attestations\n${tenancy.clientId}`;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
      const isOne = and(
        eq(attestations.userId, userId),
        eq(attestations.perimeterSlug, perimeterSlug),
        eq(attestations.mean, mean),
        eq(attestations.kind, kind),
      );
      const last = { ...draft, givenAt: at, givenById: byId };
      const [again] = await tx
        .update(attestations)
        .set({ ...last, givenCount: sql`${attestations.givenCount} + 1` })
        .where(isOne)
        .returning(said);
      if (again) return again;
      const [highest] = await tx.select({ number: max(attestations.number) }).from(attestations);
      const number = (highest?.number ?? 0) + 1;
      const [first] = await tx
        .insert(attestations)
        .values({ ...last, userId, perimeterSlug, mean, number, issuedAt: at, givenCount: 1 })
        .returning(said);
      if (!first) throw new Error("an attestation was not kept");
      return first;
    }),
  listOf: (tenancy, userId, most) =>
    tenants
      .of(tenancy)
      .select(said)
      .from(attestations)
      .where(eq(attestations.userId, userId))
      .orderBy(desc(attestations.issuedAt), desc(attestations.number))
      .limit(most),
  async findOwner(tenancy, userId, code) {
    const { perimeterSlug, mean, kind } = attestations;
    const [found] = await tenants
      .of(tenancy)
      .select({ perimeterSlug, mean, kind })
      .from(attestations)
      .where(and(eq(attestations.userId, userId), eq(attestations.code, code)));
    return found ? { userId, ...found } : null;
  },
  async findByCode(code) {
    const home = await findAttestationHome(tenants, code);
    if (!home) return null;
    const { userId, perimeterSlug, mean } = attestations;
    const [found] = await tenants
      .of(home)
      .select({ said, userId, place: { perimeterSlug, mean } })
      .from(attestations)
      .where(eq(attestations.code, code));
    if (!found) return null;
    const { kind } = found.said;
    const holder = found.userId === null ? null : { ...home, ...found.place, userId: found.userId, kind };
    return { said: found.said, holder };
  },
});
