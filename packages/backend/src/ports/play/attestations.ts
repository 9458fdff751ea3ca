// Knows how attestations are kept: numbered by their client, one of a kind for a learner and a session.
import type { Attestation, AttestationDraft, AttestationKind } from "@academiz/domain/classiz";
import type { Tenancy } from "../people/tenancy.ts";

export interface AttestationOwner {
  readonly userId: string;
  readonly perimeterSlug: string;
  readonly mean: string;
  readonly kind: AttestationKind;
}

/** As it was said the last time, and to whom: null where their account was erased. */
export interface FoundAttestation {
  readonly said: Attestation;
  readonly holder: (AttestationOwner & Tenancy) | null;
}

export interface Attestations {
  /**
   * The first one gets the next number of its client. Given again it keeps its number and the day on which it was
   * issued, says what is true now, and is counted with who gave it last. Who asks at once is given the same one.
   */
  give(
    tenancy: Tenancy,
    owner: AttestationOwner,
    draft: AttestationDraft,
    given: { readonly at: string; readonly byId: string },
  ): Promise<Attestation>;
  /** Of one person, the newest first, at most `most`. */
  listOf(tenancy: Tenancy, userId: string, most: number): Promise<readonly Attestation[]>;
  /** Of which session it is theirs; null where it is not. */
  findOwner(tenancy: Tenancy, userId: string, code: string): Promise<AttestationOwner | null>;
  /** Of whichever client; null where there is none. */
  findByCode(code: string): Promise<FoundAttestation | null>;
}
