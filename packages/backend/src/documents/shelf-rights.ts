// Knows who writes to which library (§3.61): a client's people to their own, super administrators to the one that all
// share.
import { isSuper } from "../policies/manage.ts";
import type { Actor, Shelf, Tenancy } from "../ports/index.ts";

/** Everybody who may author reads both. */
export const mayWrite = (actor: Actor, shelf: Shelf): boolean => shelf === "client" || isSuper(actor);

/** Under whom the bytes are kept: those of the shared library are nobody's. */
export const ownerOf = (tenancy: Tenancy, shelf: Shelf): Tenancy =>
  shelf === "library" ? { clientId: "library" } : tenancy;
