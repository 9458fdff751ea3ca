// Knows what is shown to somebody who checks an attestation: what its last copy says, as far as that still holds.
import type { AttestationCheck } from "@academiz/contract";
import { nameCertificate, readCertificateCode } from "@academiz/domain/certificates";
import { type Attestation, isThere, keepTrue } from "@academiz/domain/classiz";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { FoundAttestation } from "../ports/index.ts";

export async function checkAttestation(
  world: Pick<World, "attestations" | "slots">,
  typed: string,
): Outcome<AttestationCheck> {
  const code = readCertificateCode(typed);
  const found = code === null ? null : await world.attestations.findByCode(code);
  if (!found) return refuse("not-found");
  const standing = await readStanding(world, found);
  if (!standing) return refuse("attestation.not-earned");
  const { kind, learner, employer, provider, course, session, nature, slots, seconds, planned } = standing;
  const { issuedAt, givenAt, givenCount } = standing;
  return succeed({
    ...{ kind, number: nameCertificate(standing), learner, employer, provider, course, session, nature },
    ...{ from: slots[0]?.startAt ?? null, until: slots.at(-1)?.endAt ?? null, seconds, planned },
    ...{ issuedAt, givenAt, givenCount },
  });
}

/** A corrected mark removes its date. An erased account has no marks, so what was attested stays. */
async function readStanding(
  { slots }: Pick<World, "slots">,
  { said, holder }: FoundAttestation,
): Promise<Attestation | null> {
  if (!holder) return said;
  const own = await slots.listOf(holder, holder.perimeterSlug, [holder.userId]);
  const held = own.filter(({ mean }) => mean === holder.mean);
  return keepTrue(
    said,
    held.map(({ startAt, endAt, mark }) => ({ startAt, endAt, isThere: isThere(mark ?? undefined) })),
  );
}
