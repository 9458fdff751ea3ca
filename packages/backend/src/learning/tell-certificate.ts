// Knows what a list shows of a certificate that was issued.
import type { PersonCertificateAnswer } from "@academiz/contract";
import { type Certificate, nameCertificate } from "@academiz/domain/certificates";

export const tellCertificate = (one: Certificate): PersonCertificateAnswer => ({
  number: nameCertificate(one),
  ...{ code: one.code, course: one.course, issuedAt: one.issuedAt, revokedAt: one.revokedAt },
});
