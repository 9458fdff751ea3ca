// Knows how the database keeps what one person is given beyond what everybody has of a product.
import type { Extensions, LearnerPlace } from "@academiz/backend/ports";
import { and, eq, inArray } from "drizzle-orm";
import { learnerExtensions as extensions } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

const ofPlace = ({ userId, perimeterSlug }: LearnerPlace) =>
  and(eq(extensions.userId, userId), eq(extensions.perimeterSlug, perimeterSlug));

const { closesAt, dueAt, attempts, reason, byId, at } = extensions;
const RECORD = { closesAt, dueAt, attempts, reason, byId, at };

export const createExtensions = (tenants: Tenants): Extensions => ({
  async read(tenancy, place) {
    const [found] = await tenants.of(tenancy).select(RECORD).from(extensions).where(ofPlace(place));
    return found ?? null;
  },
  readMany: async (tenancy, userId, perimeterSlugs) =>
    perimeterSlugs.length === 0
      ? []
      : tenants
          .of(tenancy)
          .select({ ...RECORD, perimeterSlug: extensions.perimeterSlug })
          .from(extensions)
          .where(and(eq(extensions.userId, userId), inArray(extensions.perimeterSlug, [...perimeterSlugs]))),
  async grant(tenancy, place, extension) {
    await tenants
      .of(tenancy)
      .insert(extensions)
      .values({ ...place, ...extension })
      .onConflictDoUpdate({ target: [extensions.userId, extensions.perimeterSlug], set: { ...extension } });
  },
  async withdraw(tenancy, place) {
    const gone = await tenants.of(tenancy).delete(extensions).where(ofPlace(place)).returning({ at: extensions.at });
    return gone.length > 0;
  },
});
