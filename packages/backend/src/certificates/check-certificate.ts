// Knows what is shown to anybody who checks a certificate: what is printed on it, and no more.
import type { CertificateCheck } from "@academiz/contract";
import { type Certificate, nameCertificate, readCertificateCode } from "@academiz/domain/certificates";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";

export async function checkCertificate(
  { certificates, clients }: Pick<World, "certificates" | "clients">,
  typed: string,
): Outcome<CertificateCheck> {
  const code = readCertificateCode(typed);
  const found = code === null ? null : await certificates.findByCode(code);
  const client = found && (await clients.read(found.home));
  return client ? succeed(describeChecked(found.said, client.timeZone)) : refuse("not-found");
}

/** `timeZone`: of its client, by whose calendar its days are told. */
export function describeChecked(certificate: Certificate, timeZone: string): CertificateCheck {
  const { learner, title, course, issuer, completedAt, issuedAt, revokedAt } = certificate;
  const days = { completedAt, issuedAt, revokedAt, timeZone };
  return { number: nameCertificate(certificate), learner, title, course, issuer, ...days };
}
