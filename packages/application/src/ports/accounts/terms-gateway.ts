// Knows what the clients ask of the server about the terms of use of an organisation.
import type { TermsTexts } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** The newest terms of the caller's organisation; timestamps are ISO. */
export interface OwnTerms {
  /** Null: it has none. */
  readonly terms: { readonly version: number; readonly texts: TermsTexts; readonly writtenAt: string } | null;
  /** When the caller accepted this version; null: not yet. */
  readonly acceptedAt: string | null;
}
export interface OwnTermsGateway {
  read(): Promise<Result<OwnTerms, Trouble>>;
  /** Fails with `terms.changed` if there is a newer version by now. */
  accept(version: number): Promise<Result<unknown, Trouble>>;
}

/** The terms of the client that the caller works in, for editing. */
export interface ClientTerms {
  /** 0 if none were written yet. */
  readonly version: number;
  readonly texts: TermsTexts;
  readonly writtenAt: string | null;
}
export interface ClientTermsGateway {
  read(): Promise<Result<ClientTerms, Trouble>>;
  /** `before`: the version that is changed. Fails with `organisation.changed` if there is a newer one by now. */
  write(texts: TermsTexts, before: number): Promise<Result<ClientTerms, Trouble>>;
}
