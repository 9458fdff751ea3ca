// Knows the answers that the walk requests only once from a platform: a person's token, as long as it lasts.
import type { Platform } from "../platform.ts";

/** Milliseconds: a token lasts longer. */
const LASTS = 5 * 60_000;

interface Kept {
  readonly token: Promise<string>;
  readonly at: number;
}
const kept = new WeakMap<Platform, Map<string, Kept>>();

/** The same platform, but a password is checked only once in a while, since that is slow on purpose. */
export function rememberTokens(platform: Platform): Platform {
  const tokens = kept.get(platform) ?? new Map<string, Kept>();
  kept.set(platform, tokens);
  return {
    ...platform,
    signIn(login) {
      const known = tokens.get(login);
      if (known && Date.now() - known.at < LASTS) return known.token;
      const token = platform.signIn(login);
      tokens.set(login, { token, at: Date.now() });
      return token;
    },
  };
}
