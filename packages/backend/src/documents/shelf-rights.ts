// Knows who may write to which library (§3.61): a client's people to their own, super administrators to the shared
// one.
import { isSuper } from "../policies/manage.ts";
import type { Actor, Shelf, Tenancy } from "../ports/index.ts";

/** Everybody who may author may read both. */
export const mayWrite = (actor: Actor, shelf: Shelf): boolean => shelf === "client" || isSuper(actor);

/** The tenancy under which the bytes are kept: those of the shared library belong to no client. */
export const ownerOf = (tenancy: Tenancy, shelf: Shelf): Tenancy =>
  shelf === "library" ? { clientId: "library" } : tenancy;
