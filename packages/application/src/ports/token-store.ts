// Knows where an app keeps its tokens and the few values of §3.8 beside them.
import type { TokenPair } from "@academiz/domain/identity";

/** The tokens of this browser (§3.8). Synchronous. */
export interface TokenStore {
  /** Null when either token is missing; a broken one is removed (§4.7). */
  read(): TokenPair | null;
  keep(tokens: TokenPair): void;
  /** Removes both tokens and the real-time token (§4.18). */
  clear(): void;
  /** What opens the live stream, as it was kept (§7.142); empty when there is none. */
  readLive(): string | null;
  keepLive(text: string): void;
  readContentSlug(): string | null;
  keepContentSlug(slug: string): void;
  readReturnUrl(): string | null;
  keepReturnUrl(url: string): void;
}
