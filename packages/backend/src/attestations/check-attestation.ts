// Knows what anybody is told who was shown an attestation: what stands on it, as it was given the last time.
import type { AttestationCheck } from "@academiz/contract";
import { isCertificateCode, nameCertificate } from "@academiz/domain/certificates";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";

export async function checkAttestation(
  { attestations }: Pick<World, "attestations">,
  code: string,
): Outcome<AttestationCheck> {
  const found = isCertificateCode(code) ? await attestations.findByCode(code) : null;
  if (!found) return refuse("not-found");
  const { kind, learner, employer, provider, course, session, nature, slots, seconds, planned } = found;
  const { issuedAt, givenAt, givenCount } = found;
  return succeed({
    ...{ kind, number: nameCertificate(found), learner, employer, provider, course, session, nature },
    ...{ from: slots[0]?.startAt ?? null, until: slots.at(-1)?.endAt ?? null, seconds, planned },
    ...{ issuedAt, givenAt, givenCount },
  });
}
