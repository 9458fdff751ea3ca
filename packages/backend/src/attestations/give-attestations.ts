// Knows how a trainer attests the session of a slot to one of its people, or to all who were there (decisions 11).
import type { FileAnswer } from "@academiz/contract";
import type { AttestationKind } from "@academiz/domain/classiz";
import { findOwn } from "../classiz/read-slot.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { Actor } from "../ports/index.ts";
import { type Attesting, attestSession } from "./attest-session.ts";
import { type Printing, printAttestations } from "./print-attestations.ts";

export interface AskedAttestations {
  readonly kind: AttestationKind;
  /** Null: everybody in the slot. */
  readonly userId: string | null;
  readonly zone: string;
}

export async function giveAttestations(
  world: Attesting & Printing,
  actor: Actor,
  slug: string,
  { kind, userId, zone }: AskedAttestations,
): Outcome<FileAnswer> {
  const slot = await findOwn(world, actor, slug);
  if (!slot) return refuse("not-found");
  const people = await world.slots.listEnrolled(actor, slug);
  const userIds = people.map((person) => person.userId).filter((id) => userId === null || id === userId);
  if (userId !== null && userIds.length === 0) return refuse("not-found");
  const given = await attestSession(world, actor, slot, { kind, userIds, byId: actor.userId });
  return given.ok ? printAttestations(world, actor, actor, given.value, zone) : given;
}
