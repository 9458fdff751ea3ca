// Knows what is asked of the server about certificates.
import type { Attestation } from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** A certificate as a file of the learner. */
export interface PrintedCertificate {
  /** To save it under. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What anybody is told who checks a certificate. Dates are ISO timestamps. */
export interface CheckedCertificate {
  readonly number: string;
  /** Null: the person's account was erased, and their name with it. */
  readonly learner: string | null;
  /** Empty: the product's own words. */
  readonly title: string;
  readonly course: string;
  readonly issuer: string;
  readonly completedAt: string;
  readonly issuedAt: string;
  /** Null while it stands. */
  readonly revokedAt: string | null;
  /** By whose calendar its days are told: where its client is. */
  readonly timeZone: string;
}

/** What anybody is told who checks an attestation of a session: what its last copy says. Dates are ISO timestamps. */
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
  /** Of the first date and the last one; null where none is told. */
  readonly from: string | null;
  readonly until: string | null;
}

/** Never throws: failures are the result's. */
export interface CertificateGateway {
  /** The learner's own of a course that they finished: issued at the first call, the same ever after. */
  print(perimeterSlug: string): Promise<Result<PrintedCertificate, Trouble>>;
  /** Of anybody's, without an account. Fails as `not-found` where there is none. */
  check(code: string): Promise<Result<CheckedCertificate, Trouble>>;
  /** As check, of what is attested of a session. Fails with `attestation.not-earned` where it is true no more. */
  checkAttestation(code: string): Promise<Result<CheckedAttestation, Trouble>>;
}
