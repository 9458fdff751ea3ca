// Knows what is asked of the server about the terms of use of an organisation.
import type { TermsTexts } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** The newest terms of one's own organisation; timestamps are ISO. */
export interface OwnTerms {
  /** Null: it has none. */
  readonly terms: { readonly version: number; readonly texts: TermsTexts; readonly writtenAt: string } | null;
  /** When one accepted this version; null: not yet. */
  readonly acceptedAt: string | null;
}
export interface OwnTermsGateway {
  read(): Promise<Result<OwnTerms, Trouble>>;
  /** Fails with `terms.changed` where there is another version by now. */
  accept(version: number): Promise<Result<unknown, Trouble>>;
}

/** The terms of the client that one works in, as they are written. */
export interface ClientTerms {
  /** 0 before any were written. */
  readonly version: number;
  readonly texts: TermsTexts;
  readonly writtenAt: string | null;
}
export interface ClientTermsGateway {
  read(): Promise<Result<ClientTerms, Trouble>>;
  /** `before`: the version that is changed. Fails with `organisation.changed` where there is another one by now. */
  write(texts: TermsTexts, before: number): Promise<Result<ClientTerms, Trouble>>;
}
