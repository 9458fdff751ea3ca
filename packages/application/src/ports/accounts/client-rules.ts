// Knows what administrators ask of the server about what holds for everybody in their organisation.
import type { Result } from "@academiz/domain/kernel";
import type { MarkType, ScoreStrategy } from "@academiz/domain/scoring";
import type { Trouble } from "../ground/trouble.ts";

export interface ClientRules {
  /** Who does more than learn gives a second factor. */
  readonly isSecondFactorDemanded: boolean;
  /** Of several attempts, which one counts (§3.42); DEFAULT: the product's own choice. */
  readonly strategy: ScoreStrategy | "DEFAULT";
  /** How scores are told (§9.13); DEFAULT: out of 100. */
  readonly markType: MarkType | "DEFAULT";
  /** What new games begin with (§3.43, §4.133); null: as `strategy`. */
  readonly gameStrategy: ScoreStrategy | null;
  /** In which mails tell times, as time zones are named. */
  readonly timeZone: string;
}

/** `clientId`: of the client that one works in. */
export type StoredClientRules = ClientRules & { readonly clientId: string };

export interface ClientRulesGateway {
  read(): Promise<Result<StoredClientRules, Trouble>>;
  /** What is left out stays. */
  write(clientId: string, change: Partial<ClientRules>): Promise<Result<StoredClientRules, Trouble>>;
}
