// Knows for whom a browser holds something: by the token that a question goes with.
import { readModeEffects, readSessionMode, readTokenPayload } from "../identity/index.ts";

export interface Keeper {
  /** `{client}_{login}` */
  readonly identifier: string;
  /** Signed in on the site; else through a link that the site gave. */
  readonly isSession: boolean;
}

/**
 * Null where nothing is held: nobody, a preview, somebody who stands in for another, and a session that opens nothing
 * yet. `authorization` is the header as it was sent.
 */
export function readKeeper(authorization: string | null): Keeper | null {
  const payload = readTokenPayload(authorization?.replace(/^Bearer /, "") ?? "");
  if (!payload.ok) return null;
  const { scope = "session", identifier, isImpersonated = false } = payload.value;
  const { keepsProgress } = readModeEffects({ mode: readSessionMode(payload.value), isImpersonated });
  if (!keepsProgress || (scope !== "session" && scope !== "link")) return null;
  return { identifier, isSession: scope === "session" };
}
