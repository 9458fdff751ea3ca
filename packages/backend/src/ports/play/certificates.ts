// Knows how certificates are kept: numbered by their client, one of a learner and a product.
import type { Certificate, CertificateDraft } from "@academiz/domain/certificates";
import type { Tenancy } from "../people/tenancy.ts";

export interface CertificateOwner {
  readonly userId: string;
  readonly productSlug: string;
}
export interface NewCertificate extends CertificateDraft {
  /** Unguessable, unique for ever. */
  readonly code: string;
  /** When the publication was made that it was completed in (ISO). */
  readonly publishedAt: string;
}

export interface IssuedCertificate extends Certificate {
  /** It was given just now, and not before. */
  readonly isFresh: boolean;
}
export interface FoundCertificate {
  readonly said: Certificate;
  /** Whose it is. */
  readonly home: Tenancy;
}
export interface RevokedCertificate extends Certificate {
  /** Null: its person is no longer known. */
  readonly userId: string | null;
  /** It was withdrawn just now, and not before. */
  readonly isFresh: boolean;
}

export interface Certificates {
  /** Null where none was issued. */
  find(tenancy: Tenancy, owner: CertificateOwner): Promise<Certificate | null>;
  /**
   * The one that was issued already, which stays as it is and is noted to be given again; else this one, with the next
   * number of its client. Who asks at once is given the same one.
   */
  issue(
    tenancy: Tenancy,
    owner: CertificateOwner,
    certificate: NewCertificate,
    now: string,
  ): Promise<IssuedCertificate>;
  /** Of one learner, the newest first, at most `most`. */
  listOf(
    tenancy: Tenancy,
    userId: string,
    most: number,
  ): Promise<readonly (Certificate & Pick<CertificateOwner, "productSlug">)[]>;
  /**
   * Withdraws a certificate from `now` on (ISO); one that was withdrawn before keeps its date. Null if the client has
   * no such certificate.
   */
  revoke(tenancy: Tenancy, code: string, now: string): Promise<RevokedCertificate | null>;
  /** Of whichever client; null where there is none. */
  findByCode(code: string): Promise<FoundCertificate | null>;
}
