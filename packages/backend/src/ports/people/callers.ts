// Knows that who calls stands as their token says, at the moment of their request (decisions 3).
import type { Actor } from "./tenancy.ts";

export interface Callers {
  /**
   * Runs the work of a request of this caller. The first statement that it asks of the database, whatever it is about,
   * finds out as well whether the caller is active and has every role of the token, whether the session is open and, of
   * a stand-in, whoever stands in. Null when one of these is not so: that statement and what came with it are undone.
   * `needsWord`: it is found out also where the work asks nothing.
   */
  vouch<T extends object>(actor: Actor, work: () => Promise<T>, needsWord: boolean): Promise<T | null>;
}
