// Knows how a manager makes a product available to one of their people (decisions 2 and 4).
import { type Giving, giveTo } from "../giving/give-to.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { Actor } from "../ports/index.ts";
import { findCollaborator } from "./find-collaborator.ts";

export async function giveProduct(world: Giving, actor: Actor, id: string, product: string): Outcome<undefined> {
  if (!(await findCollaborator(world, actor, id))) return refuse("not-found");
  return giveTo(world, { clientId: actor.home.clientId, userId: actor.userId }, id, product);
}
