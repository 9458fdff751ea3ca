// Knows how to check, at the moment of a request, that its token still describes the caller (decisions 3).
import type { Actor } from "./tenancy.ts";

export interface Callers {
  /**
   * Runs the work of a request of this caller. Its first database statement, whatever it is for, also checks that the
   * caller is active, has every role of the token, that the session is open, that a whole session has the second factor
   * that its client demands and, for a stand-in, that the impersonator may continue. Null when a check fails: that statement and the work so far are undone. `needsWord`: the check is
   * made even where the work runs no statement.
   */
  vouch<T extends object>(actor: Actor, work: () => Promise<T>, needsWord: boolean): Promise<T | null>;
}
