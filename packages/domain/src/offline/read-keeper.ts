// Knows for whom a browser keeps something: by the token of the request.
import { readModeEffects, readSessionMode, readTokenPayload } from "../identity/index.ts";

export interface Keeper {
  /** `{client}_{login}` */
  readonly identifier: string;
  /** True: signed in on the site; false: through a link from the site. */
  readonly isSession: boolean;
}

/**
 * Null where nothing is kept: for nobody, a preview, an impersonation, and a session that opens nothing yet.
 * `authorization` is the header as it was sent.
 */
export function readKeeper(authorization: string | null): Keeper | null {
  const payload = readTokenPayload(authorization?.replace(/^Bearer /, "") ?? "");
  if (!payload.ok) return null;
  const { scope = "session", identifier, isImpersonated = false } = payload.value;
  const { keepsProgress } = readModeEffects({ mode: readSessionMode(payload.value), isImpersonated });
  if (!keepsProgress || (scope !== "session" && scope !== "link")) return null;
  return { identifier, isSession: scope === "session" };
}
