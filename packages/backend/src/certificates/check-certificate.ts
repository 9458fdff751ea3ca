// Knows what is shown to anybody who checks a certificate: what is printed on it, and no more.
import type { CertificateCheck } from "@academiz/contract";
import { type Certificate, isCertificateCode, nameCertificate } from "@academiz/domain/certificates";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";

export async function checkCertificate(
  { certificates }: Pick<World, "certificates">,
  code: string,
): Outcome<CertificateCheck> {
  const found = isCertificateCode(code) ? await certificates.findByCode(code) : null;
  return found ? succeed(describeChecked(found)) : refuse("not-found");
}

export function describeChecked(certificate: Certificate): CertificateCheck {
  const { learner, title, course, issuer, completedAt, issuedAt, revokedAt } = certificate;
  return { number: nameCertificate(certificate), learner, title, course, issuer, completedAt, issuedAt, revokedAt };
}
