// Knows whether a certificate is offered for a product of a learner's catalogue.
import { earnsCertificate } from "@academiz/domain/certificates";
import type { AvailableProduct } from "../ports/index.ts";

/** Judges by the card alone; the certificate itself is judged again by the stored progress. */
export const isCertified = ({
  card: { certificate },
  progress,
}: Pick<AvailableProduct, "card" | "progress">): boolean =>
  certificate !== undefined && progress !== null && earnsCertificate(progress, certificate.asked);
