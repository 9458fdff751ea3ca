// Knows how learners get the attestation of a session that has ended (decisions 11).
import type { FileAnswer } from "@academiz/contract";
import type { AttestationKind } from "@academiz/domain/classiz";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import type { Actor } from "../ports/index.ts";
import { type Attesting, attestSession } from "./attest-session.ts";
import { type Printing, printAttestations } from "./print-attestations.ts";

export interface WantedAttestation {
  readonly kind: AttestationKind;
  readonly mean: string;
  readonly zone: string;
}

export async function takeAttestation(
  world: Attesting & Printing & Pick<World, "perimeters">,
  actor: Actor,
  slug: string,
  { kind, mean, zone }: WantedAttestation,
): Outcome<FileAnswer> {
  const found = await findPerimeter(world, actor, slug);
  if (!found.ok) return found;
  const { productType, productSlug, productName } = found.value;
  if (productType !== "classiz") return refuse("not-found");
  const session = { perimeterSlug: slug, productSlug, productName, mean };
  const given = await attestSession(world, actor.home, session, {
    ...{ kind, userIds: [actor.userId], byId: actor.userId },
  });
  return given.ok ? printAttestations(world, actor, actor.home, given.value, zone) : given;
}
