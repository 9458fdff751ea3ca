// Knows what administrators ask of the server about what holds for everybody in their organisation.
import type { Result } from "@academiz/domain/kernel";
import type { MarkType, ScoreStrategy } from "@academiz/domain/scoring";
import type { Trouble } from "../ground/trouble.ts";

export interface ClientRules {
  /** Who does more than learn gives a second factor. */
  readonly isSecondFactorDemanded: boolean;
  /** Which of several attempts counts (§3.42); DEFAULT: the best one (§9.10). */
  readonly strategy: ScoreStrategy | "DEFAULT";
  /** How scores are told (§9.13); DEFAULT: out of 100. */
  readonly markType: MarkType | "DEFAULT";
  /** Which attempt counts in games that choose none themselves (§3.43); null: as `strategy`. */
  readonly gameStrategy: ScoreStrategy | null;
  /** The time zone of the times in mails, such as `Europe/Paris`. */
  readonly timeZone: string;
}

/** `clientId`: of the client that one works in. */
export type StoredClientRules = ClientRules & { readonly clientId: string };

export interface ClientRulesGateway {
  read(): Promise<Result<StoredClientRules, Trouble>>;
  /** What is left out stays. */
  write(clientId: string, change: Partial<ClientRules>): Promise<Result<StoredClientRules, Trouble>>;
}
