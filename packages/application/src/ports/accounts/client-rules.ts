// Knows what administrators ask of the server about the rules for everybody in their organisation.
import type { SigningRules } from "@academiz/domain/classiz";
import type { Result } from "@academiz/domain/kernel";
import type { MarkType, ScoreStrategy } from "@academiz/domain/scoring";
import type { Trouble } from "../ground/trouble.ts";

export interface ClientRules {
  /** Everybody who is more than a learner needs a second factor. */
  readonly isSecondFactorDemanded: boolean;
  /** Which of several attempts counts (§3.42); DEFAULT: the best one (§9.10). */
  readonly strategy: ScoreStrategy | "DEFAULT";
  /** How scores are shown (§9.13); DEFAULT: out of 100. */
  readonly markType: MarkType | "DEFAULT";
  /** Which attempt counts in games that choose none themselves (§3.43); null: as `strategy`. */
  readonly gameStrategy: ScoreStrategy | null;
  /** The time zone of the times in mails, such as `Europe/Paris`. */
  readonly timeZone: string;
  /** When learners sign the dates of classrooms, and how late a code that they saw is taken (decisions 11). */
  readonly signing: SigningRules;
}

/** `clientId`: the client that the caller works in. */
export type StoredClientRules = ClientRules & { readonly clientId: string };

export interface ClientRulesGateway {
  read(): Promise<Result<StoredClientRules, Trouble>>;
  /** Fields that are left out stay as they are. */
  write(clientId: string, change: Partial<ClientRules>): Promise<Result<StoredClientRules, Trouble>>;
}
