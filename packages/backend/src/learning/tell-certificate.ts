// Knows what is told in a list of a certificate that was given.
import type { PersonCertificateAnswer } from "@academiz/contract";
import { type Certificate, nameCertificate } from "@academiz/domain/certificates";

export const tellCertificate = (one: Certificate): PersonCertificateAnswer => ({
  number: nameCertificate(one),
  ...{ code: one.code, course: one.course, issuedAt: one.issuedAt, revokedAt: one.revokedAt },
});
