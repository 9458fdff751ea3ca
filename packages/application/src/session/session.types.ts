// Knows the words of the session machine: what it is given, what it remembers, what can happen.
import type { Platform, TokenPair } from "@academiz/domain/identity";
import type {
  CurrentClient,
  CurrentUser,
  Navigation,
  SessionGateway,
  SitePlatform,
  TokenStore,
  Trouble,
} from "../ports/index.ts";

/** What a session asks of the world. */
export interface SessionPorts {
  readonly gateway: SessionGateway;
  readonly tokens: TokenStore;
  readonly navigation: Navigation;
}

/** What a session is started with: the machine's `input`. */
export interface SessionInput {
  readonly ports: SessionPorts;
  /** On `BACK_OFFICE` the client is loaded with the user (§4.4). */
  readonly platform: Platform;
  /** Where sign-in happens: a path of this app, or null when the app has no login of its own. */
  readonly loginPath: string | null;
  /**
   * Tokens that came with the address (§2.17, §7.12), exchanged at once: they work once. Where they do not, an app with
   * a login of its own tells it, and another goes on with what its tab kept.
   */
  readonly entryTokens?: TokenPair;
  /**
   * The session that the other platform has in this browser: asked before anybody who is signed in there signs in
   * again.
   */
  readonly neighbour?: SessionNeighbour;
}

/** The questions that a neighbouring session answers, with its own tokens; it goes on whatever they are. */
export type SessionNeighbour = Pick<SessionGateway, "linkToPlatform" | "loadUser">;

/** What a session remembers: the machine's context. Views read it through `connectSession`. */
export interface SessionContext extends Omit<SessionInput, "entryTokens" | "neighbour"> {
  /** Null once they were exchanged. */
  readonly entryTokens: TokenPair | null;
  /** Null where there is none, and once it was asked. */
  readonly neighbour: SessionNeighbour | null;
  /** Null until somebody is signed in. */
  readonly user: CurrentUser | null;
  /** Loaded in the back office, for those who may author; else null. */
  readonly client: CurrentClient | null;
  /** Why the last question failed; null when it did not. */
  readonly trouble: Trouble | null;
}

/**
 * What can happen to a session: what views send, and the network layer. `clientSlug` may be empty where `login` is the
 * whole identifier.
 */
export type SessionEvent =
  | { type: "login.submitted"; login: string; password: string; clientSlug: string; code?: string | undefined }
  /** The second factor that was demanded guards the account now. */
  | { type: "second-factor.given" }
  /** The terms of use were accepted, or are there no more. */
  | { type: "terms.settled" }
  /** In the place of one that somebody else chose (§4.26). */
  | { type: "password.chosen"; password: string }
  | { type: "logout.asked" }
  | { type: "retry.asked" }
  | { type: "locale.chosen"; locale: "fr" | "en" }
  /** The user has other names, as they are stored. */
  | { type: "names.changed"; names: Pick<CurrentUser, "firstname" | "lastname"> }
  /** The client that the user works in has another look. */
  | { type: "client.dressed"; theme: CurrentClient["theme"] }
  | { type: "platform.asked"; platform: SitePlatform }
  /** To work in another client, or at home again (§7.54), at `path`; absent: at the first page. */
  | { type: "client.chosen"; id: string; path?: string | undefined }
  /** Whoever stands in for the user wants to be themselves again (§4.23). */
  | { type: "impersonation.left" }
  /** The network layer found that nothing opens any more before something is given. */
  | { type: "session.narrowed" }
  /** The network layer found the session over (§4.12). */
  /** `reason`: as `link.revoked`; nothing where it is not known. */
  | { type: "session.lost"; reason?: string | undefined };
