// Knows how a player asks whether its learner's client has a provider that reads aloud.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "./trouble.ts";

export interface VoiceGateway {
  /** The id by which the provider knows the client (§3.234); null if the client has none. */
  readClientId(): Promise<Result<string | null, Trouble>>;
}
