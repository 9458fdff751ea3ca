// Knows what the clients ask of the server about certificates.
import type { Attestation } from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** A certificate as a file for the learner. */
export interface PrintedCertificate {
  /** To save it under. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The answer to anybody who checks a certificate. Dates are ISO timestamps. */
export interface CheckedCertificate {
  readonly number: string;
  /** Null: the person's account was erased, and their name with it. */
  readonly learner: string | null;
  /** Empty: the product's default title. */
  readonly title: string;
  readonly course: string;
  readonly issuer: string;
  readonly completedAt: string;
  readonly issuedAt: string;
  /** Null while it is valid. */
  readonly revokedAt: string | null;
  /** By whose calendar its days are told: where its client is. */
  readonly timeZone: string;
}

/** The answer to anybody who checks an attestation of a session: what its last copy says. Dates are ISO timestamps. */
export interface CheckedAttestation
  extends Pick<
    Attestation,
    | "kind"
    | "learner"
    | "employer"
    | "provider"
    | "course"
    | "session"
    | "nature"
    | "seconds"
    | "planned"
    | "issuedAt"
    | "givenAt"
    | "givenCount"
  > {
  readonly number: string;
  /** The first date and the last one; null if there is none. */
  readonly from: string | null;
  readonly until: string | null;
}

/** Never throws: failures are the result's. */
export interface CertificateGateway {
  /** The learner's certificate of a finished course: issued at the first call, and the same from then on. */
  print(perimeterSlug: string): Promise<Result<PrintedCertificate, Trouble>>;
  /** Checks any certificate, without an account. Fails as `not-found` if there is none. */
  check(code: string): Promise<Result<CheckedCertificate, Trouble>>;
  /**
   * Checks an attestation of a session in the same way. Fails with `attestation.not-earned` if it is no longer true.
   */
  checkAttestation(code: string): Promise<Result<CheckedAttestation, Trouble>>;
}
