// Knows where an app keeps its tokens and the few values of §3.8 beside them.
import type { TokenPair } from "@academiz/domain/identity";

/**
 * The tokens of this browser and the few values beside them (§3.8). Synchronous; never throws, even if the browser
 * keeps nothing.
 */
export interface TokenStore {
  /** Null when either token is missing; an access token that is not made of three parts is removed (§4.7). */
  read(): TokenPair | null;
  /** Keeps both, in place of earlier ones. */
  keep(tokens: TokenPair): void;
  /** Removes both tokens and the one of the live stream (§4.18); the content slug and the return address stay. */
  clear(): void;
  /** The token of the live stream, as text that its adapter wrote (§7.142); null or empty if there is none. */
  readLive(): string | null;
  keepLive(text: string): void;
  /**
   * Slug of the client whose platform was last used: where to go when the session is lost (§4.13). Null when none was
   * kept.
   */
  readContentSlug(): string | null;
  keepContentSlug(slug: string): void;
  /** Address to come back to from a player (§2.12); null when none was kept. */
  readReturnUrl(): string | null;
  keepReturnUrl(url: string): void;
  /** What was played last: the type of the product and the slug of its perimeter (§2.15, §2.17); null before. */
  readPlayed(): { readonly type: string | null; readonly slug: string | null };
  keepPlayed(played: { readonly type: string; readonly slug: string }): void;
}
