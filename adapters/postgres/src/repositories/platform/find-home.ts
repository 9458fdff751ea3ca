// Knows how the client of a login, token, certificate or calendar is found, before anybody's rows can be read.
import type { FeedOwner, Tenancy } from "@academiz/backend/ports";
import { eq } from "drizzle-orm";
import { attestations, calendarFeeds, certificates, refreshTokens, users } from "../../schema/index.ts";
import type { Tenants } from "../../tenancy/tenants.ts";

export async function findUserHome(
  { platform }: Tenants,
  identifier: string,
): Promise<(Tenancy & { readonly id: string }) | null> {
  const found = await platform
    .select({ id: users.id, clientId: users.clientId })
    .from(users)
    .where(eq(users.identifier, identifier));
  return found[0] ?? null;
}

export async function findTokenHome({ platform }: Tenants, hash: string): Promise<Tenancy | null> {
  const found = await platform
    .select({ clientId: refreshTokens.clientId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  return found[0] ?? null;
}

export async function findCertificateHome({ platform }: Tenants, code: string): Promise<Tenancy | null> {
  const found = await platform
    .select({ clientId: certificates.clientId })
    .from(certificates)
    .where(eq(certificates.code, code));
  return found[0] ?? null;
}

export async function findAttestationHome({ platform }: Tenants, code: string): Promise<Tenancy | null> {
  const found = await platform
    .select({ clientId: attestations.clientId })
    .from(attestations)
    .where(eq(attestations.code, code));
  return found[0] ?? null;
}

export async function findFeedOwner({ platform }: Tenants, hash: string): Promise<FeedOwner | null> {
  const found = await platform
    .select({ clientId: calendarFeeds.clientId, userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.hash, hash));
  return found[0] ?? null;
}
