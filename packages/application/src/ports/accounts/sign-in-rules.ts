// Knows what administrators ask of the server about how people sign in to their organisation.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

export interface SignInRules {
  /** Of the client that one works in. */
  readonly clientId: string;
  /** Who does more than learn gives a second factor. */
  readonly isSecondFactorDemanded: boolean;
}

export interface SignInRulesGateway {
  read(): Promise<Result<SignInRules, Trouble>>;
  write(rules: SignInRules): Promise<Result<SignInRules, Trouble>>;
}
