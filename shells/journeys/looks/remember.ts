// Knows what the walk need not ask a platform twice: who somebody is, for as long as a token lasts.
import type { Platform } from "../platform.ts";

/** Milliseconds: a token lasts longer. */
const LASTS = 5 * 60_000;

interface Kept {
  readonly token: Promise<string>;
  readonly at: number;
}
const kept = new WeakMap<Platform, Map<string, Kept>>();

/** As the platform, but a password is judged once in a while: that alone is meant to be slow. */
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
