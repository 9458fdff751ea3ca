// Knows how somebody reads and accepts the terms of use of their organisation (§3.25).
import type { OwnTermsAnswer } from "@academiz/contract";
import { saysTerms } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, Tenancy, TermsRecord } from "../ports/index.ts";

type Stage = Pick<World, "terms">;

/** The newest of a client; null where they say nothing. */
async function findTerms({ terms }: Stage, tenancy: Tenancy): Promise<TermsRecord | null> {
  const newest = await terms.readNewest(tenancy);
  return newest && saysTerms(newest.texts) ? newest : null;
}

/** What this user has not accepted yet; null: there is nothing to accept. */
export async function findDueTerms(stage: Stage, tenancy: Tenancy, userId: string): Promise<TermsRecord | null> {
  const newest = await findTerms(stage, tenancy);
  if (!newest) return null;
  return (await stage.terms.readAcceptance(tenancy, userId, newest.version)) === null ? newest : null;
}

export async function readTerms(stage: Stage, { home, userId }: Actor): Outcome<OwnTermsAnswer> {
  const newest = await findTerms(stage, home);
  return succeed({
    terms: newest,
    acceptedAt: newest && (await stage.terms.readAcceptance(home, userId, newest.version)),
  });
}

/**
 * False: another version than the one that was read is the newest by now, and nothing is accepted. Without a version
 * the newest is meant.
 */
export async function acceptTerms(
  stage: Stage & Pick<World, "clock">,
  { home, userId }: Actor,
  version?: number,
): Promise<boolean> {
  const newest = await findTerms(stage, home);
  if (version !== undefined && version !== newest?.version) return false;
  if (newest) await stage.terms.accept(home, userId, newest.version, toIso(stage.clock.now()));
  return true;
}
