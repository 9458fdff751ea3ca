// Knows where a user stands in the client's organisation, and how they are placed there (§7.35, §3.50).
import type { AnswerOf, BodyOf, users } from "@academiz/contract";
import { pickAffectations, pickCriteria, pickMainAffectations, pickMainCriteria } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { describeChange, noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { announceJoining } from "../notifications/announce-joining.ts";
import type { Actor, ClientRecord, UserRecord } from "../ports/index.ts";
import { holdUser } from "./hold-user.ts";
import { findPlaceFaults, listKnown, takePlaces } from "./take-user.ts";

type Placement = AnswerOf<typeof users.getUserOrganisation>;

const cut = <Node extends { readonly children: readonly Node[] }>(nodes: readonly Node[]): readonly Node[] =>
  nodes.map((node) => ({ ...node, children: [] }));

function describePlacement(client: ClientRecord, { affectations, criterias }: UserRecord, isFull: boolean): Placement {
  const [places, kinds] = [
    pickAffectations(client.affectations, affectations),
    pickCriteria(client.criteria, criterias),
  ];
  return {
    affectations: isFull ? places : cut(places),
    criterias: isFull ? kinds : cut(kinds),
    affectationsMain: cut(pickMainAffectations(client.affectations, affectations)),
    criteriasMain: cut(pickMainCriteria(client.criteria, criterias)),
  };
}

export async function readPlacement(
  world: Pick<World, "users" | "clients">,
  actor: Actor,
  id: string,
  isFull: boolean,
): Outcome<Placement> {
  const [user, client] = await Promise.all([world.users.read(actor, id), world.clients.read(actor)]);
  return user && client ? succeed(describePlacement(client, user, isFull)) : refuse("not-found");
}

export async function placeUser(
  world: Pick<World, "clock" | "dice" | "transact">,
  actor: Actor,
  id: string,
  input: BodyOf<typeof users.putUserOrganisation>,
): Outcome<Placement> {
  return world.transact(actor, async (inside) => {
    // Held until the end: the places that are looked for stay.
    const client = await inside.clients.change(actor, () => ({}));
    const held = await holdUser(inside, actor, id);
    if (!held.ok) return held;
    if (!client) return refuse("not-found");
    const faults = findPlaceFaults(listKnown(client), input);
    if (faults.length > 0) return refuse("validation", { faults });
    const user = await inside.users.change(actor, id, takePlaces(input));
    if (!user) return refuse("not-found");
    await noteEvents(inside, world, actor, toDoer(actor), describeChange(held.value, user));
    await announceJoining(inside, world, actor, client, [{ before: held.value, after: user }]);
    return succeed(describePlacement(client, user, true));
  });
}
