// Knows how somebody gets an attestation of theirs again, whichever client gave it: with what is true now, under its
// number.
import type { FileAnswer } from "@academiz/contract";
import { readCertificateCode } from "@academiz/domain/certificates";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { type Attesting, attestSession } from "./attest-session.ts";
import { type Printing, printAttestations } from "./print-attestations.ts";

/** Whether or not the classroom is still open to them. */
export async function takeOwnAttestation(
  world: Attesting & Printing & Pick<World, "attestations">,
  actor: Actor,
  typed: string,
  zone: string,
): Outcome<FileAnswer> {
  const { home, userId } = actor;
  const code = readCertificateCode(typed);
  const owner = code === null ? null : await world.attestations.findOwner(home, userId, code);
  const classiz = owner && (await world.slots.findClassiz(home, owner.perimeterSlug));
  const product = classiz && (await world.products.read(home, classiz.productSlug));
  if (!owner || !product) return refuse("not-found");
  const { perimeterSlug, mean, kind } = owner;
  const session = { perimeterSlug, productSlug: product.slug, productName: product.name, mean };
  const given = await attestSession(world, home, session, { kind, userIds: [userId], byId: userId });
  return given.ok ? printAttestations(world, actor, home, given.value, zone) : given;
}
