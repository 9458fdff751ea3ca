// Knows who may pass a route: its admission, as the contract states it, against what the token says (§6.1, decisions
// 2).
import type { Admission } from "@academiz/contract";
import { type Result, succeed } from "@academiz/domain/kernel";
import { type Refusal, refuse } from "../ground/outcome.ts";
import type { Actor } from "../ports/index.ts";

/**
 * The actor, when the admission holds. The scope is judged before the role, so that a narrow token learns nothing of
 * roles.
 */
export function admit(admission: Extract<Admission, { kind: "token" }>, actor: Actor): Result<Actor, Refusal> {
  if (!admission.scopes.includes(actor.scope)) return refuse("scope.refused");
  if (!actor.roles.some((role) => admission.roles.includes(role))) return refuse("role.refused");
  return succeed(actor);
}
