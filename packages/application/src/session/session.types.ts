// Knows the words of the session machine: what it is given, what it remembers, what can happen.
import type { Platform, TokenPair } from "@academiz/domain/identity";
import type { CurrentClient, CurrentUser, Navigation, SessionGateway, TokenStore, Trouble } from "../ports/index.ts";

/** What a session asks of the world. */
export interface SessionPorts {
  readonly gateway: SessionGateway;
  readonly tokens: TokenStore;
  readonly navigation: Navigation;
}

/** What a session is started with. */
export interface SessionInput {
  readonly ports: SessionPorts;
  readonly platform: Platform;
  /** Where sign-in happens: a path of this app, or null when the app has no login of its own. */
  readonly loginPath: string | null;
  /** Tokens that came with the address (§2.17); they are exchanged at once. */
  readonly entryTokens?: TokenPair;
}

/** What a session remembers. */
export interface SessionContext extends Omit<SessionInput, "entryTokens"> {
  /** Null once they were exchanged. */
  readonly entryTokens: TokenPair | null;
  readonly user: CurrentUser | null;
  readonly client: CurrentClient | null;
  readonly trouble: Trouble | null;
}

/** What can happen to a session. */
export type SessionEvent =
  | { type: "login.submitted"; login: string; password: string; clientSlug: string }
  | { type: "logout.asked" }
  | { type: "retry.asked" }
  | { type: "locale.chosen"; locale: "fr" | "en" }
  /** The network layer found the session over (§4.12). */
  | { type: "session.lost" };
