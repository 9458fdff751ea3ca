// Knows how certificates are asked for over HTTP.
import type { CertificateGateway } from "@academiz/application/ports";
import { attestations, certificates } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";

/** Refusals are shown where people ask: nobody is led away from their result. */
export const createCertificateGateway = (api: ApiClient): CertificateGateway => ({
  async print(perimeterSlug) {
    const options = { params: { perimeterSlug }, tellsRefusals: true };
    const issued = await api.call(certificates.issueCertificate, options);
    return issued.ok ? api.call(certificates.printCertificate, options) : issued;
  },
  checkAttestation: (code) => api.call(attestations.checkAttestation, { params: { code }, tellsRefusals: true }),
  check: (code) => api.call(certificates.checkCertificate, { params: { code }, tellsRefusals: true }),
});
