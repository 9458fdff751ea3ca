// Knows which adapter brings certificates on the platform. Apart, as packages have none, and it comes with the result.
import type { CertificateGateway } from "@academiz/application/ports";
import { createCertificateGateway } from "@academiz/http";
import type { Ground } from "./compose.ts";

export const composeCertificate = ({ api }: Ground): CertificateGateway => createCertificateGateway(api);
