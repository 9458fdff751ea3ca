// Knows how an administrator withdraws a certificate of their client that should not have been given.
import type { CertificateCheck } from "@academiz/contract";
import { isCertificateCode } from "@academiz/domain/certificates";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeChecked } from "./check-certificate.ts";

export async function revokeCertificate(
  { certificates, clock }: Pick<World, "certificates" | "clock">,
  actor: Actor,
  code: string,
): Outcome<CertificateCheck> {
  const revoked = isCertificateCode(code) ? await certificates.revoke(actor, code, toIso(clock.now())) : null;
  return revoked ? succeed(describeChecked(revoked)) : refuse("not-found");
}
